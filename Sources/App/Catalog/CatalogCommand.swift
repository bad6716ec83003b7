import ArgumentParser

/// `platform catalog`: what is done to the catalogue while nobody is served, or while others are.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Fill the catalogue.",
        subcommands: [CatalogImport.self, CatalogGenerate.self])
}
