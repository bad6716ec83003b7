/// Ratings: a heart on the playing track, which is the app's favourite by another name.
enum SonosRatings {
    /// The property of a track that the presentation map matches.
    static let property = "isStarred"
    /// The rating that marks a favourite.
    static let love = 1
    /// The rating that unmarks it.
    static let neutral = 0

    /// What a track says of itself where it is a favourite, and where it is not.
    static let loved = [MediaMetadata.Property(name: property, value: "1")]
    static let unrated = [MediaMetadata.Property(name: property, value: "0")]
}
