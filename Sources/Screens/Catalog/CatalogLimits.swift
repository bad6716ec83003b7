/// The bounds of the catalogue.
public enum CatalogLimits {
    /// The number of tracks one album may have.
    public static let tracksPerAlbum = 2000
}
