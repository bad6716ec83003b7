/// What a work is played on.
public enum Instrument: String, CaseIterable, Sendable, Codable {
    case orchestra, strings, piano, harpsichord, organ, violin, viola, cello, doubleBass, flute, oboe, clarinet, bassoon
    case horn, trumpet, trombone, harp, guitar, lute, percussion, voice, choir, stringQuartet
}
