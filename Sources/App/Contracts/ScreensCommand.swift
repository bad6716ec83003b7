import ArgumentParser

/// `platform screens`: how screens come out.
struct ScreensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Compare screens between versions.", subcommands: [ScreensDiff.self])
}
