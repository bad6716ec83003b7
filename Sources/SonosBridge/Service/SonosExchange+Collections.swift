import ScreenKit

/// What the collections hold that a container lists.
extension SonosExchange {
    /// Collections within a container that are played with it.
    ///
    /// How many tracks a collection holds is only known once its screen has been rendered. That many screens are rendered for
    /// the first page of an enumeration, which one short message asks for; the pages that follow it know the totals until the
    /// lists change. Collections beyond that are not played.
    static let maximumCollections = 250

    /// Screens of collections that are rendered at the same time.
    static let collectionsAtOnce = 8

    /// The runs of all collections in some sections, as many as may be looked at, and whether every section of them answered.
    func runsOfCollections(in listed: [ListedSection], on screen: String) async throws -> (runs: [TrackRun], isWhole: Bool) {
        var runs: [TrackRun] = []
        var isWhole = true
        var left = Self.maximumCollections
        for section in listed {
            var index = 0
            var entries = section.entries
            while left > 0 {
                let collections = Array(entries.lazy.filter(\.itemType.isPlayable).prefix(left))
                left -= collections.count
                for start in stride(from: 0, to: collections.count, by: Self.collectionsAtOnce) {
                    try Task.checkCancellation()
                    let group = collections[start..<min(start + Self.collectionsAtOnce, collections.count)]
                    isWhole = try await add(Array(group), to: &runs) && isWhole
                }
                index += entries.count
                guard !entries.isEmpty, index < section.total else { break }
                entries = try await page(screen, section.section.id, index, PageWindow.maximumCount)?.entries ?? []
            }
        }
        return (runs, isWhole)
    }

    /// Adds the runs of some collections, in their order.
    ///
    /// - Returns: whether every section of them answered.
    private func add(_ collections: [MediaEntry], to runs: inout [TrackRun]) async throws -> Bool {
        var sources: [SonosID] = []
        for collection in collections { sources.append(try await ids.id(collection.id)) }
        let documents = try await documents(of: sources)
        var isWhole = true
        for ((collection, source), document) in zip(zip(collections, sources), documents) {
            // A multiple-track button is a list of its own.
            if case .item = source, case .collection(let collection) = collection {
                runs.append(TrackRun(source: source, total: collection.total ?? 0))
            }
            guard let document else { continue }
            let listed = listedSections(of: document)
            if listed.contains(where: \.section.isFailed) { isWhole = false }
            let screen = try place(of: source).screen
            runs += listed.compactMap { run($0, screen) }
        }
        return isWhole
    }

    /// The screens of some collections, rendered at the same time; nil for one without, and for one that is listed but gone.
    private func documents(of sources: [SonosID]) async throws -> [ScreenDocument?] {
        let screens = service.screens
        let listener = listener
        return try await withThrowingTaskGroup(of: (index: Int, document: ScreenDocument?).self) { group in
            for (index, source) in sources.enumerated() {
                if case .item = source { continue }
                let place = try place(of: source)
                group.addTask {
                    do {
                        let selection: SectionSelection = place.section.map { .section($0) } ?? .all
                        return (index, try await screens.render(place.screen, selection, listener))
                    } catch ScreenError.notFound {
                        return (index, nil)
                    }
                }
            }
            var documents = [ScreenDocument?](repeating: nil, count: sources.count)
            for try await rendered in group { documents[rendered.index] = rendered.document }
            return documents
        }
    }
}
