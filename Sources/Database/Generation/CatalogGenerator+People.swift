internal import Screens

extension CatalogGenerator {
    func composer(_ index: Int) -> String {
        var random = random(.composer, index)
        let name = composerName(index)
        let born = random.number(in: 1100...1990)
        let period = period(ofBirth: born)
        let died = born < 1930 ? #","died":\#(born + random.number(in: 31...90))"# : ""
        let biography = localized("\(name) is made up.", "\(name) ist erfunden.", "\(name) is verzonnen.")
        return """
            {"kind":"composer","id":"\(id(name))","name":"\(name)","sortName":"\(tree(index)), Composer \(padded(index))","born":\(born)\(died),\
            "country":"NL","period":"\(period.rawValue)","popularity":\(popularity(&random)),"biography":\(biography)}
            """
    }

    func artist(_ index: Int) -> String {
        var random = random(.artist, index)
        let name = artistName(index)
        let role = random.element(of: ArtistRole.allCases)
        return """
            {"kind":"artist","id":"\(id(name))","name":"\(name)","sortName":"\(tree(index)), Artist \(padded(index, 5))",\
            "role":"\(role.rawValue)","born":\(random.number(in: 1900...2000)),"country":"DE","popularity":\(popularity(&random))}
            """
    }

    func ensemble(_ index: Int) -> String {
        var random = random(.ensemble, index)
        let name = ensembleName(index)
        let type = random.element(of: EnsembleType.allCases)
        return """
            {"kind":"ensemble","id":"\(id(name))","name":"\(name)","type":"\(type.rawValue)","founded":\(random.number(in: 1800...2015)),\
            "city":"\(tree(index + 7)) City","country":"GB","popularity":\(popularity(&random))}
            """
    }

    func ensembleName(_ index: Int) -> String { "Ensemble \(padded(index)) \(tree(index))" }

    /// Most things are little known.
    func popularity(_ random: inout SplitMix) -> Int { 1 + random.skewed(below: 100) }

    private func period(ofBirth year: Int) -> Period {
        switch year {
        case ..<1400: .medieval
        case ..<1570: .renaissance
        case ..<1710: .baroque
        case ..<1780: .classical
        case ..<1870: .romantic
        case ..<1930: .modern
        default: .contemporary
        }
    }
}
