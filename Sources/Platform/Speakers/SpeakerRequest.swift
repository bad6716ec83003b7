/// The request that a speaker's call came with, for the log of what goes wrong below the bridge, which knows no HTTP.
enum SpeakerRequest {
    @TaskLocal static var id: RequestID?
}
