extension Section {
    /// A section written with builders.
    public init(
        _ id: String, layout: SectionLayout = .list, paging: Paging? = nil, @ComponentsBuilder body: () -> [Component],
        @ComponentsBuilder header: () -> [Component] = { [] }
    ) {
        self.init(id: id, layout: layout, header: header(), body: body(), paging: paging)
    }
}
