public import ArgumentParser
public import VersionService

extension APIVersion: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(argument)
    }
}
