/// Lines of records, for tests to change something in.
enum Records {
    static let composer = """
        {"kind":"composer","id":"c","name":"Clara Example","sortName":"Example, Clara","born":1819,"died":1896,"birthplace":"Leipzig",\
        "country":"DE","period":"romantic","popularity":50}
        """
    static let work = work("w", movements: 3)
    static let artist = #"{"kind":"artist","id":"a","name":"Ann Artist","sortName":"Artist, Ann","role":"piano","popularity":40}"#
    static let ensemble = #"{"kind":"ensemble","id":"e","name":"Ensemble One","type":"orchestra","city":"Köln","popularity":30}"#
    static let album = """
        {"kind":"album","id":"x","title":"An Album","released":"1999","label":"Label","artists":["a"],"ensembles":["e"],"works":["w"],\
        "popularity":60,"booklet":true,"compilation":false}
        """
    static let playlist = """
        {"kind":"playlist","id":"p","title":\(text("List")),"description":\(text("About.")),"tracks":[{"album":"x","track":3}]}
        """
    static let podcast = """
        {"kind":"podcast","id":"q","title":\(text("Cast")),"description":\(text("About.")),"popularity":20,"episodes":[\(episode)]}
        """
    static let episode = """
        {"id":"one","title":\(text("One")),"description":\(text("First.")),"published":"2026-01-02","duration":100,\
        "chapters":[{"title":\(text("Start")),"start":0},{"title":\(text("End")),"start":90}]}
        """
    static let livestream = """
        {"kind":"livestream","id":"l","title":\(text("Live")),"description":\(text("Tonight.")),"startsAt":"2027-01-10T19:00:00Z",\
        "duration":3600,"works":["w"]}
        """

    /// One record of each kind, in order.
    static let all = [composer, work, artist, ensemble, album, playlist, podcast, livestream]

    static func text(_ text: String) -> String { #"{"en":"\#(text)","de":"\#(text) de","nl":"\#(text) nl"}"# }

    static func work(_ id: String, movements: Int, genre: String = "keyboard", composer: String = "c") -> String {
        let list = (1...movements).map { #"{"title":"Movement \#($0)","duration":\#(100 + $0)}"# }.joined(separator: ",")
        return """
            {"kind":"work","id":"\(id)","composer":"\(composer)","title":"Work \(id)","nickname":"The Nick","catalogue":"Op. 7","key":"A minor",\
            "composed":1840,"genre":"\(genre)","instruments":["piano"],"popularity":70,"movements":[\(list)]}
            """
    }
}
