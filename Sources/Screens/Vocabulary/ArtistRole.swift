/// What a performer is best known for.
public enum ArtistRole: String, CaseIterable, Sendable, Codable {
    case conductor, piano, harpsichord, organ, violin, viola, cello, doubleBass, flute, oboe, clarinet, bassoon
    case horn, trumpet, trombone, harp, guitar, lute, percussion
    case soprano, mezzoSoprano, contralto, tenor, baritone, bass, countertenor
}
