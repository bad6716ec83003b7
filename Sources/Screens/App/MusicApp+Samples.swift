public import ScreenKit

extension MusicApp {
    /// Every screen and command in the states that matter, over what the catalogue has now.
    ///
    /// The listener of the signed-in ones is made up. What their library lacks, which on a running server is everything, is
    /// left out; so is what the catalogue lacks.
    public func samples() async throws -> [ScreenSample] {
        var samples: [ScreenSample] = []
        for template in SampleCorpus.screens + SampleCorpus.variations + SampleCorpus.commands {
            if case .command(let name, _) = template.request, !commands.contains(where: { $0.name == name }) { continue }
            if let sample = try await things.resolve(template) { samples.append(sample) }
        }
        return samples
    }
}
