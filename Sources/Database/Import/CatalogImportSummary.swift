/// What an import has done.
public struct CatalogImportSummary: Sendable, Equatable {
    /// The records that were read.
    public internal(set) var records = 0
    /// Those that were new.
    public internal(set) var added = 0
    /// Those that replaced an older record of the same thing; the others were there already, word for word.
    public internal(set) var replaced = 0
    /// The revision of the catalogue afterwards.
    public internal(set) var revision = 0
}
