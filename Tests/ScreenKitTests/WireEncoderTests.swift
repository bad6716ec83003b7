import NIOCore
import ScreenKit
import Testing

@Suite("Wire encoder")
struct WireEncoderTests {
    private let encoder = WireEncoder(apiVersion: "v7", locale: "en", brand: Brand(id: "classical", name: "Concert Hall"))

    private func text(_ document: ScreenDocument) -> String {
        var json = JSONWriter()
        encoder.write(document, to: &json)
        return String(buffer: json.buffer())
    }

    @Test("a screen written with builders is these bytes")
    func bytes() {
        let screen = ScreenDocument(
            id: "albums/42", type: "album", header: Header(TextContent(title: "Album")),
            sections: [
                Section("tracks") {
                    Component(.trackRow, id: "tracks/1")
                        .title("Aria")
                        .accessory("3:12")
                        .onTap { Action.close }
                        .menu {
                            if true {
                                MenuItem(
                                    id: "favorite", title: "Add",
                                    actions: [.command(CommandAction("favorite", payload: ["kind": "track", "id": "t"]))])
                            }
                        }
                }
            ])
        #expect(
            text(screen)
                == #"{"apiVersion":"v7","id":"albums/42","type":"screen.album","locale":"en","brand":"classical","#
                + #""header":{"type":"core.header","text":{"title":"Album"}},"#
                + #""sections":[{"id":"tracks","url":"/v7/albums/42/sections/tracks","layout":"list","#
                + #""body":[{"id":"tracks/1","type":"core.trackRow","text":{"title":"Aria","accessory":"3:12"},"#
                + #""events":{"tap":[{"type":"action.close"}]},"menu":[{"id":"favorite","title":"Add","#
                + #""actions":[{"type":"action.command","url":"/v7/commands/favorite","payload":{"kind":"track","id":"t"}}]}]}]}]}"#)
    }

    @Test("a section is the same bytes by itself as in its screen")
    func section() {
        let section = Section(
            id: "a", body: [Component(.text, id: "a/1").description("x")],
            paging: Paging(total: 9, next: PageOffset(start: 1, section: "a")))
        let screen = ScreenDocument(id: "search?q=%C3%A9", type: "search", header: nil, sections: [section])
        var json = JSONWriter()
        encoder.write(section, of: screen.id, to: &json)
        let alone = String(buffer: json.buffer())
        #expect(text(screen).contains(alone))
        #expect(alone.contains(#""url":"/v7/search/sections/a?q=%C3%A9""#), "\(alone)")
        #expect(alone.contains("sections/a?q=%C3%A9&offset="), "\(alone)")
    }

    @Test("an old client's action names no screen type")
    func untyped() {
        var json = JSONWriter()
        encoder.write(.screen(ScreenAction(name: "album", path: "/albums/1", isTyped: false)), to: &json)
        #expect(String(buffer: json.buffer()) == #"{"type":"action.openScreen","url":"/v7/albums/1"}"#)
    }

    @Test("empty lists, absent texts and defaults are left out")
    func omissions() {
        let component = Component(.text, id: "a").description("x").title(nil).menu {}.custom("none", nil)
        let document = ScreenDocument(id: "a", type: "a", header: nil, sections: [Section(id: "s", body: [component])])
        #expect(text(document).contains(#""body":[{"id":"a","type":"core.text","text":{"description":"x"}}]"#))
    }
}
