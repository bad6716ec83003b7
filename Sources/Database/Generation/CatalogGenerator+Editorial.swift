extension CatalogGenerator {
    func playlist(_ index: Int) -> String {
        var random = random(.playlist, index)
        let tracks = (0..<random.number(in: 20...60)).map { _ in
            let album = random.number(in: 0...(albumCount - 1))
            return #"{"album":"\#(albumID(album))","track":\#(random.number(in: 1...trackCount(ofAlbum: album)))}"#
        }
        let number = padded(index)
        return """
            {"kind":"playlist","id":"playlist-\(number)","title":\(localized("Playlist \(number)", "Playlist \(number)", "Afspeellijst \(number)")),\
            "description":\(localized("Made up.", "Erfunden.", "Verzonnen.")),"tracks":[\(tracks.joined(separator: ","))]}
            """
    }

    func podcast(_ index: Int) -> String {
        var random = random(.podcast, index)
        let number = padded(index)
        let episodes = (1...random.number(in: 10...60)).map { episode($0, &random) }
        return """
            {"kind":"podcast","id":"podcast-\(number)","title":\(localized("Podcast \(number)", "Podcast \(number)", "Podcast \(number)")),\
            "description":\(localized("Made up.", "Erfunden.", "Verzonnen.")),"popularity":\(popularity(&random)),\
            "episodes":[\(episodes.joined(separator: ","))]}
            """
    }

    func livestream(_ index: Int) -> String {
        var random = random(.livestream, index)
        let number = padded(index)
        let works = workOutline(random.number(in: 0...(workCount - 1)))
        let day = "2027-\(padded(random.number(in: 1...12), 2))-\(padded(random.number(in: 1...28), 2))"
        return """
            {"kind":"livestream","id":"livestream-\(number)","title":\(localized("Concert \(number)", "Konzert \(number)", "Concert \(number)")),\
            "description":\(localized("Made up.", "Erfunden.", "Verzonnen.")),"startsAt":"\(day)T19:00:00Z","duration":7200,\
            "works":\(list([works.id]))}
            """
    }

    private func episode(_ number: Int, _ random: inout SplitMix) -> String {
        let published = "\(random.number(in: 2018...2026))-\(padded(random.number(in: 1...12), 2))-\(padded(random.number(in: 1...28), 2))"
        let chapters = [("Beginning", "Anfang", "Begin", 0), ("End", "Ende", "Einde", 900)].map { en, de, nl, start in
            #"{"title":\#(localized(en, de, nl)),"start":\#(start)}"#
        }
        return """
            {"id":"episode-\(padded(number))","title":\(localized("Episode \(number)", "Folge \(number)", "Aflevering \(number)")),\
            "description":\(localized("Made up.", "Erfunden.", "Verzonnen.")),"published":"\(published)",\
            "duration":\(random.number(in: 1000...5000)),"chapters":[\(chapters.joined(separator: ","))]}
            """
    }
}
