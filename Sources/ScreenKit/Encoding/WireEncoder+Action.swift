extension WireEncoder {
    func writeActions(_ actions: [Action], _ key: StaticString, to json: inout JSONWriter) {
        guard !actions.isEmpty else { return }
        json.key(key)
        json.array { json in
            for action in actions { write(action, to: &json) }
        }
    }

    /// Writes an action.
    public func write(_ action: Action, to json: inout JSONWriter) {
        json.object { json in
            json.key("type")
            if case .screen(let screen) = action, screen.isTyped {
                json.string("screen.", screen.name.rawValue)
            } else {
                json.string(action.type.rawValue)
            }
            writeMembers(of: action, to: &json)
        }
    }

    private func writeMembers(of action: Action, to json: inout JSONWriter) {
        switch action {
        case .screen(let action): write(action, to: &json)
        case .url(let url): write(optional: url, "url", to: &json)
        case .command(let command):
            writePath(command.path, to: &json)
            json.key("payload")
            write(command.payload, to: &json)
        case .reload(let sections): writeReload(sections, to: &json)
        case .loadContent(let section, let offset):
            write(optional: section, "section", to: &json)
            write(optional: offset.token, "offset", to: &json)
        case .confirmation(let confirmation): write(confirmation, to: &json)
        case .play(let play): write(play, to: &json)
        case .updateProperty(let path, let value):
            write(optional: path, "path", to: &json)
            json.key("value")
            write(value, to: &json)
        case .reconfigureScreen(let path): writePath(path, to: &json)
        case .scrollTo(let component): write(optional: component, "component", to: &json)
        case .close: break
        case .signIn(let reason): write(optional: reason, "reason", to: &json)
        case .download(let download): write(download, to: &json)
        }
    }

    private func writePath(_ path: String, to json: inout JSONWriter) {
        json.key("url")
        json.string(pathPrefix, path)
    }

    private func write(_ action: ScreenAction, to json: inout JSONWriter) {
        writePath(action.path, to: &json)
        guard let header = action.header else { return }
        json.key("header")
        write(header, to: &json)
    }

    private func writeReload(_ sections: [String], to json: inout JSONWriter) {
        guard !sections.isEmpty else { return }
        json.key("sections")
        json.array { json in
            for section in sections { json.string(section) }
        }
    }

    private func write(_ confirmation: Confirmation, to json: inout JSONWriter) {
        write(optional: confirmation.title, "title", to: &json)
        write(optional: confirmation.message, "message", to: &json)
        guard confirmation.isDialog else { return }
        json.key("choices")
        json.array { json in
            for choice in confirmation.choices {
                json.object { json in
                    write(optional: choice.title, "title", to: &json)
                    if choice.isDestructive {
                        json.key("destructive")
                        json.bool(true)
                    }
                    writeActions(choice.actions, "actions", to: &json)
                }
            }
        }
    }

    private func write(_ download: DownloadAction, to json: inout JSONWriter) {
        write(optional: download.queue, "queue", to: &json)
        write(optional: download.title, "title", to: &json)
        json.key("trackCount")
        json.integer(download.trackCount)
    }

    private func write(_ play: PlayAction, to json: inout JSONWriter) {
        write(optional: play.queue, "queue", to: &json)
        if play.startIndex != 0 {
            json.key("startIndex")
            json.integer(play.startIndex)
        }
        json.key("tracks")
        json.array { json in
            for track in play.tracks { write(track, to: &json) }
        }
    }

    private func write(_ track: QueueTrack, to json: inout JSONWriter) {
        json.object { json in
            write(optional: track.id, "id", to: &json)
            write(optional: track.title, "title", to: &json)
            write(optional: track.artist, "artist", to: &json)
            write(optional: track.album, "album", to: &json)
            write(optional: track.albumID, "albumId", to: &json)
            json.key("duration")
            json.integer(track.duration)
            write(optional: track.image, "image", to: &json)
            if let work = track.work { write(work, to: &json) }
            if let gapless = track.gapless { write(gapless, to: &json) }
        }
    }

    private func write(_ work: QueueTrack.Work, to json: inout JSONWriter) {
        json.key("work")
        json.object { json in
            write(optional: work.id, "id", to: &json)
            write(optional: work.title, "title", to: &json)
            write(optional: work.composer, "composer", to: &json)
            json.key("movement")
            json.integer(work.movement)
            json.key("movementCount")
            json.integer(work.movementCount)
        }
    }

    private func write(_ gapless: QueueTrack.GaplessHint, to json: inout JSONWriter) {
        json.key("gapless")
        json.object { json in
            json.key("encoderDelay")
            json.integer(gapless.encoderDelay)
            json.key("encoderPadding")
            json.integer(gapless.encoderPadding)
        }
    }
}
