import NIOCore

/// The hearts that the rating of tracks is shown with.
enum SpeakerIcon: String, CaseIterable {
    case heart
    case filledHeart = "heart-filled"

    /// A picture that players of any size can draw.
    var svg: ByteBuffer {
        let heart = "M24 41 8.5 25.6a9.6 9.6 0 0 1 0-13.7 9.8 9.8 0 0 1 13.8 0L24 13.6l1.7-1.7a9.8 9.8 0 0 1 13.8 0 9.6 9.6 0 0 1 0 13.7Z"
        let paint = self == .heart ? "fill=\"none\"" : "fill=\"#fff\""
        return ByteBuffer(
            string: """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="\(heart)" \(paint) stroke="#fff" stroke-width="3"/></svg>
                """)
    }
}
