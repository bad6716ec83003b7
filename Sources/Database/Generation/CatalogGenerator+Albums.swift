extension CatalogGenerator {
    func albumID(_ index: Int) -> String { "album-\(padded(index, 6))-\(tree(index).lowercased())" }

    func album(_ index: Int) -> String {
        var random = random(.album, index)
        let works = works(ofAlbum: index)
        let isCompilation = random.number(in: 1...25) == 1
        let artists = distinct(random.number(in: 1...(isCompilation ? 6 : 3))) { random.skewed(below: artistCount) }.map(artistName)
        let ensembles = distinct(random.number(in: 0...1)) { random.skewed(below: ensembleCount) }.map(ensembleName)
        let year = random.number(in: 1950...2026)
        let month = padded(random.number(in: 1...12), 2)
        let released = random.number(in: 0...1) == 0 ? "\(year)" : "\(year)-\(month)-\(padded(random.number(in: 1...28), 2))"
        let title = "\(composerName(works[0].composer)): \(works.prefix(2).map(\.title).joined(separator: "; "))"
        return """
            {"kind":"album","id":"\(albumID(index))","title":"\(title)","released":"\(released)","label":"Label \(tree(random.number(in: 0...19)))",\
            "artists":\(list(artists.map(id))),"ensembles":\(list(ensembles.map(id))),\(content(works, &random)),\
            "popularity":\(popularity(&random)),"booklet":\(random.number(in: 1...3) == 1),"compilation":\(isCompilation)}
            """
    }

    /// The tracks of an album; needed for playlists as well.
    func trackCount(ofAlbum index: Int) -> Int {
        works(ofAlbum: index).reduce(0) { $0 + $1.movementCount }
    }

    /// Works of one composer or two, until there are some 15 tracks.
    private func works(ofAlbum index: Int) -> [Work] {
        var random = random(.album, index + albumCount)
        let wanted = random.number(in: 10...18)
        var works: [Work] = []
        var count = 0
        while count < wanted, works.count < 12 {
            let work = workOutline(random.skewed(below: workCount))
            guard !works.contains(where: { $0.id == work.id }) else { continue }
            works.append(work)
            count += work.movementCount
        }
        return works
    }

    /// One album in ten gives its tracks one by one.
    private func content(_ works: [Work], _ random: inout SplitMix) -> String {
        guard random.number(in: 1...10) == 1 else { return #""works":\#(list(works.map(\.id)))"# }
        let tracks = works.flatMap { work in
            (1...work.movementCount).map { movement in
                #"{"work":"\#(work.id)","movement":\#(movement),"duration":\#(random.number(in: 60...900))}"#
            }
        }
        return #""tracks":[\#(tracks.joined(separator: ","))]"#
    }

    private func distinct(_ count: Int, _ draw: () -> Int) -> [Int] {
        var numbers: [Int] = []
        for _ in 0..<count {
            let number = draw()
            if !numbers.contains(number) { numbers.append(number) }
        }
        return numbers
    }
}
