public import ArgumentParser
public import VersionService

extension FindingLevel: ExpressibleByArgument {}
