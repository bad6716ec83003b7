import Synchronization
import VersionService

/// Renders an app's samples as any version, the way the platform answers requests, without a server.
public struct CorpusRenderer<App: ScreenApp>: Sendable {
    enum Target: Sendable {
        case screen(ScreenEndpoint)
        case section(ScreenEndpoint)
    }

    /// The most samples one corpus has.
    public static var maximumSamples: Int { 500 }

    public let app: App
    public let samples: [ScreenSample]
    private let router: PathRouter<Target>
    private let width: Int

    /// - Parameters:
    ///   - runsCommands: Whether samples of commands are carried out; only where the store is thrown away afterwards.
    ///   - width: How many samples are rendered side by side.
    /// - Throws: ``CorpusError`` for too many samples or two of the same name, ``RoutingConflict`` for screens that claim one path.
    public init(_ app: App, samples: [ScreenSample], runsCommands: Bool = false, width: Int = 4) throws {
        guard samples.count <= Self.maximumSamples else { throw CorpusError.tooMany(samples.count, limit: Self.maximumSamples) }
        var names: Set<String> = []
        for sample in samples where !names.insert(sample.name).inserted { throw CorpusError.duplicateName(sample.name) }
        var router = PathRouter<Target>()
        for screen in app.screens {
            try router.add(screen.pattern, .screen(screen))
            try router.add("\(screen.pattern)/sections/{section}", .section(screen))
        }
        self.app = app
        self.samples = samples.filter { runsCommands || !$0.isCommand }
        self.router = router
        self.width = width
    }

    /// Renders every sample, in the order of the samples.
    public func render(as version: RenderingVersion) async -> [RenderedSample] {
        await render(samples, as: version)
    }

    /// Renders some samples, in their order.
    public func render(_ samples: [ScreenSample], as version: RenderingVersion) async -> [RenderedSample] {
        // Commands change what the others show, so that they come one by one and last.
        let screens = samples.filter { !$0.isCommand }
        var rendered = await screens.concurrentMap(width: width) { await render($0, as: version) }
        for sample in samples where sample.isCommand { rendered.append(await render(sample, as: version)) }
        return rendered
    }

    /// Renders one sample.
    public func render(_ sample: ScreenSample, as version: RenderingVersion) async -> RenderedSample {
        let recorder = ReadRecorder()
        let failures = Mutex<[String]>([])
        let inputs = RenderInputs(
            features: version.features, user: sample.user, brand: app.defaultBrand, locale: sample.locale ?? app.locales.first ?? "en",
            capabilities: version.capabilities)
        func context(_ selection: SectionSelection) -> ScreenContext {
            ScreenContext(inputs, selection: selection, recorder: recorder, failing: sample.failing) { section, error in
                failures.withLock { $0.append("section '\(section)' failed: \(error)") }
            }
        }
        let answer = await answer(to: sample, version, context)
        return RenderedSample(sample, answer, reads: recorder.reads, failures: failures.withLock { $0 }.sorted())
    }

    /// The encoder of a version's answers to a sample.
    public func encoder(_ sample: ScreenSample, as version: RenderingVersion) -> WireEncoder {
        WireEncoder(
            apiVersion: version.id.description, locale: sample.locale ?? app.locales.first ?? "en", brand: app.defaultBrand)
    }

    private func answer(
        to sample: ScreenSample, _ version: RenderingVersion, _ context: (SectionSelection) -> ScreenContext
    ) async -> RenderedSample.Answer {
        let path = Self.path(of: sample)
        if version.isRetired {
            return .screen(app.retiredScreen(version.notice, path: path, context(.all)))
        }
        do {
            switch sample.request {
            case .screen(let path): return try await screen(path, version, context)
            case .command(let name, let payload):
                guard let command = app.commands.first(where: { $0.name == name }) else {
                    return .failed("there is no command '\(name)'")
                }
                return .actions(try await command.run(CommandPayload(payload), context(.all)))
            }
        } catch is RouteError {
            return refusal(.invalidRequest, path, version, context(.all))
        } catch ScreenError.notFound {
            return refusal(.notFound, path, version, context(.all))
        } catch ScreenError.signInRequired {
            return refusal(.signInRequired, path, version, context(.all))
        } catch {
            return .failed("\(error)")
        }
    }

    private func screen(
        _ path: String, _ version: RenderingVersion, _ context: (SectionSelection) -> ScreenContext
    ) async throws -> RenderedSample.Answer {
        let target = try SampleTarget(path)
        guard let match = router.match(Substring(target.path)) else { return .failed("no screen has the path \(path)") }
        let parameters = try target.decode(match.parameters)
        switch match.value {
        case .screen(let endpoint):
            let context = context(.all)
            var document = try await endpoint.render(RouteParameters(path: parameters, query: target.query), context)
            app.decorate(&document, version.notice, context)
            return .screen(document)
        case .section(let endpoint):
            let name = parameters.first { $0.name == "section" }?.value ?? ""
            let context = context(try target.selection(of: name))
            let query = target.query.filter { $0.name != "offset" }
            var document = try await endpoint.render(RouteParameters(path: parameters, query: query), context)
            app.decorate(&document, version.notice, context)
            guard let section = document.sections.first(where: { $0.id == name }) else {
                throw ScreenError.notFound(kind: "section", id: name)
            }
            return .section(section, screen: document.id)
        }
    }

    func refusal(
        _ failure: ScreenFailure, _ path: String, _ version: RenderingVersion, _ context: ScreenContext
    ) -> RenderedSample.Answer {
        var document = app.errorScreen(failure, path: path, context)
        app.decorate(&document, version.notice, context)
        return .refused(failure, document)
    }

    /// The path of a sample as the id of a screen.
    private static func path(of sample: ScreenSample) -> String {
        switch sample.request {
        case .screen(let path): String(path.drop { $0 == "/" })
        case .command(let name, _): "commands/\(name)"
        }
    }
}
