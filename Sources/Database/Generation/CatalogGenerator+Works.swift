internal import Screens

extension CatalogGenerator {
    /// What other records need to know of a work.
    struct Work {
        let id: String
        let title: String
        let composer: Int
        let movementCount: Int
    }

    private static let forms: [(title: String, genre: Genre, instruments: [Instrument])] = [
        ("Symphony", .symphony, [.orchestra]), ("Piano Concerto", .concerto, [.piano, .orchestra]),
        ("Violin Concerto", .concerto, [.violin, .orchestra]), ("Overture", .orchestral, [.orchestra]), ("Ballet", .ballet, [.orchestra]),
        ("Opera", .opera, [.voice, .orchestra]), ("Mass", .choral, [.choir, .orchestra]), ("Songs", .song, [.voice, .piano]),
        ("String Quartet", .chamber, [.stringQuartet]), ("Wind Quintet", .chamber, [.flute, .oboe, .clarinet, .bassoon, .horn]),
        ("Piano Sonata", .keyboard, [.piano]), ("Prelude and Fugue", .keyboard, [.organ]), ("Cello Suite", .solo, [.cello]),
        ("Partita", .solo, [.violin]), ("Nocturne", .keyboard, [.piano]), ("Serenade", .orchestral, [.strings]),
    ]
    private static let keys = ["C major", "A minor", "G major", "E minor", "D major", "B minor", "F major", "D minor", "E-flat major"]
    private static let tempi = [
        "Allegro", "Andante", "Adagio", "Presto", "Largo", "Vivace", "Moderato", "Scherzo", "Menuetto", "Allegretto", "Rondo", "Finale",
    ]

    /// The first works go round among the composers, so that each has one; the others are mostly of the better known.
    func workOutline(_ index: Int) -> Work {
        var random = random(.work, index)
        let composer = index < composerCount ? index : random.skewed(below: composerCount)
        let form = Self.forms[index % Self.forms.count]
        let movementCount = random.number(in: 1...20) == 20 ? random.number(in: 8...24) : random.number(in: 1...6)
        let title = "\(form.title) No. \(index / Self.forms.count + 1)"
        return Work(id: "work-\(padded(index, 5))-\(id(form.title))", title: title, composer: composer, movementCount: movementCount)
    }

    func work(_ index: Int) -> String {
        let work = workOutline(index)
        var random = random(.work, index + workCount)
        let form = Self.forms[index % Self.forms.count]
        let movements = (0..<work.movementCount).map { _ in
            let title = "\(random.element(of: Self.tempi)) \(random.element(of: ["con brio", "cantabile", "assai", "ma non troppo"]))"
            return #"{"title":"\#(title)","duration":\#(random.number(in: 60...900))}"#
        }
        let nickname = random.number(in: 1...10) == 1 ? #","nickname":"The \#(tree(index))""# : ""
        return """
            {"kind":"work","id":"\(work.id)","composer":"\(id(composerName(work.composer)))","title":"\(work.title)"\(nickname),\
            "catalogue":"Op. \(index % 200 + 1)","key":"\(random.element(of: Self.keys))","composed":\(random.number(in: 1150...2020)),\
            "genre":"\(form.genre.rawValue)","instruments":\(list(form.instruments.map(\.rawValue))),"popularity":\(popularity(&random)),\
            "movements":[\(movements.joined(separator: ","))]}
            """
    }
}
