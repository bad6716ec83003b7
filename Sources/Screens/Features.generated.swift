// Generated from versions.json by `platformctl codegen swift`.
// Do not edit: change versions.json and run it again.

public import VersionService

/// The values of `imageFormat`.
public enum ImageFormat: String, CaseIterable, FeatureValue {
    case png
    case svg

    @inlinable
    public init?(storedValue: Int64) {
        switch storedValue {
        case 0: self = .png
        case 1: self = .svg
        default: return nil
        }
    }

    @inlinable
    public var storedValue: Int64 {
        switch self {
        case .png: 0
        case .svg: 1
        }
    }
}

/// The values of `homeLayout`.
public enum HomeLayout: String, CaseIterable, FeatureValue {
    case classic
    case editorial
    case personal

    @inlinable
    public init?(storedValue: Int64) {
        switch storedValue {
        case 0: self = .classic
        case 1: self = .editorial
        case 2: self = .personal
        default: return nil
        }
    }

    @inlinable
    public var storedValue: Int64 {
        switch self {
        case .classic: 0
        case .editorial: 1
        case .personal: 2
        }
    }
}

/// The values of `updatePrompt`.
public enum UpdatePrompt: String, CaseIterable, FeatureValue {
    case none
    case soft
    case hard

    @inlinable
    public init?(storedValue: Int64) {
        switch storedValue {
        case 0: self = .none
        case 1: self = .soft
        case 2: self = .hard
        default: return nil
        }
    }

    @inlinable
    public var storedValue: Int64 {
        switch self {
        case .none: 0
        case .soft: 1
        case .hard: 2
        }
    }
}

extension Feature where Value == Bool {
    /// Hearts on albums, artists, composers and tracks, and the list of favourites on My Music.
    ///
    /// Kind contract, owner library, default false.
    @inlinable
    public static var favorites: Feature<Bool> {
        Feature(name: "favorites", index: 0)
    }

    /// Favourites can be changed.
    ///
    /// While it is off, a command answers with a message that asks to try again later.
    ///
    /// Kind killSwitch, owner library, default true.
    @inlinable
    public static var favoritesWrites: Feature<Bool> {
        Feature(name: "favoritesWrites", index: 1)
    }

    /// Every button has an icon, because the first clients cannot draw one without.
    ///
    /// Kind contract, owner design-system, default true.
    @inlinable
    public static var buttonIconRequired: Feature<Bool> {
        Feature(name: "buttonIconRequired", index: 2)
    }

    /// An action that opens a screen names its type and not only its address.
    ///
    /// Kind contract, owner design-system, default false.
    @inlinable
    public static var typedScreenActions: Feature<Bool> {
        Feature(name: "typedScreenActions", index: 3)
    }

    /// An action that opens a screen carries a preview of its header.
    ///
    /// Kind contract, owner design-system, default false.
    @inlinable
    public static var headerPreview: Feature<Bool> {
        Feature(name: "headerPreview", index: 4)
    }

    /// A command may answer with a dialog that asks for confirmation.
    ///
    /// Kind contract, owner design-system, default false.
    @inlinable
    public static var confirmDialogs: Feature<Bool> {
        Feature(name: "confirmDialogs", index: 5)
    }

    /// Screens of playlists, and actions that add tracks to one.
    ///
    /// Kind contract, owner library, default false.
    @inlinable
    public static var playlists: Feature<Bool> {
        Feature(name: "playlists", index: 6)
    }

    /// Chips above the results of a search narrow them by period, genre and instrument.
    ///
    /// Kind contract, owner search, default false.
    @inlinable
    public static var searchFilters: Feature<Bool> {
        Feature(name: "searchFilters", index: 7)
    }

    /// A section may be laid out as a carousel.
    ///
    /// Kind contract, owner design-system, default false.
    @inlinable
    public static var sectionCarousels: Feature<Bool> {
        Feature(name: "sectionCarousels", index: 8)
    }

    /// Albums and playlists can be downloaded to the device.
    ///
    /// Kind contract, owner player, default false.
    @inlinable
    public static var offlineDownloads: Feature<Bool> {
        Feature(name: "offlineDownloads", index: 9)
    }

    /// The screen of a composer tells the story of their life.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var composerBiographies: Feature<Bool> {
        Feature(name: "composerBiographies", index: 10)
    }

    /// An action in the header of albums that have one opens the booklet.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var albumBooklets: Feature<Bool> {
        Feature(name: "albumBooklets", index: 11)
    }

    /// The settings let the listener choose the audio quality.
    ///
    /// Kind contract, owner player, default false.
    @inlinable
    public static var audioQualityPicker: Feature<Bool> {
        Feature(name: "audioQualityPicker", index: 12)
    }

    /// Screens to browse the catalogue by musical period.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var browseByPeriod: Feature<Bool> {
        Feature(name: "browseByPeriod", index: 13)
    }

    /// Librettos with a translation beside the text, following the music.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var libretti: Feature<Bool> {
        Feature(name: "libretti", index: 15)
    }

    /// Shows and episodes of podcasts, with a section of their own on Home.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var podcasts: Feature<Bool> {
        Feature(name: "podcasts", index: 18)
    }

    /// The screen of an episode lists its chapters.
    ///
    /// Kind contract, owner editorial, default false.
    @inlinable
    public static var podcastChapters: Feature<Bool> {
        Feature(name: "podcastChapters", index: 19)
    }

    /// Tracks say how much silence the encoder added, so that players can leave it out between movements.
    ///
    /// Kind contract, owner player, default false.
    @inlinable
    public static var gaplessHints: Feature<Bool> {
        Feature(name: "gaplessHints", index: 20)
    }

    /// A section of concerts that are streamed live, and the action that joins one.
    ///
    /// Kind release, owner editorial, default false, expires 2027-03-31.
    @inlinable
    public static var livestreams: Feature<Bool> {
        Feature(name: "livestreams", index: 21)
    }

    /// Smart speakers can browse and play, and the settings list those that are linked.
    ///
    /// While it is off for their version, speakers are told that the service is unavailable.
    ///
    /// Kind killSwitch, owner player, default true.
    @inlinable
    public static var speakers: Feature<Bool> {
        Feature(name: "speakers", index: 23)
    }

    /// Every screen shows the notice that an update is needed.
    ///
    /// True in the versions that are deprecated.
    ///
    /// Kind lifecycle, owner platform, default false.
    @inlinable
    public static var deprecated: Feature<Bool> {
        Feature(name: "deprecated", index: 25)
    }
}

extension Feature where Value == Int {
    /// The number of items a section holds before the rest goes behind a link.
    ///
    /// Kind contract, owner platform, default 20.
    @inlinable
    public static var maxSectionItems: Feature<Int> {
        Feature(name: "maxSectionItems", index: 14)
    }

    /// The shape of the entries of a play queue.
    ///
    /// 1 is a flat list, 2 groups tracks by work and movement.
    ///
    /// Kind contract, owner player, default 1.
    @inlinable
    public static var queueMetadata: Feature<Int> {
        Feature(name: "queueMetadata", index: 17)
    }
}

extension Feature where Value == ImageFormat {
    /// The format in which images are served.
    ///
    /// Kind contract, owner platform, default png.
    @inlinable
    public static var imageFormat: Feature<ImageFormat> {
        Feature(name: "imageFormat", index: 16)
    }
}

extension Feature where Value == HomeLayout {
    /// Which sections Home has, and in what order.
    ///
    /// Kind experiment, owner growth, default classic, expires 2027-01-31.
    @inlinable
    public static var homeLayout: Feature<HomeLayout> {
        Feature(name: "homeLayout", index: 22)
    }
}

extension Feature where Value == UpdatePrompt {
    /// How firmly users of a deprecated version are asked to update.
    ///
    /// Kind ops, owner platform, default none.
    @inlinable
    public static var updatePrompt: Feature<UpdatePrompt> {
        Feature(name: "updatePrompt", index: 24)
    }
}

/// The features this program is compiled with.
public enum Features {
    /// Every feature, at the index its key has.
    public static let catalogue = FeatureCatalogue([
        FeatureDescriptor(name: "favorites", index: 0, type: .boolean),
        FeatureDescriptor(name: "favoritesWrites", index: 1, type: .boolean),
        FeatureDescriptor(name: "buttonIconRequired", index: 2, type: .boolean),
        FeatureDescriptor(name: "typedScreenActions", index: 3, type: .boolean),
        FeatureDescriptor(name: "headerPreview", index: 4, type: .boolean),
        FeatureDescriptor(name: "confirmDialogs", index: 5, type: .boolean),
        FeatureDescriptor(name: "playlists", index: 6, type: .boolean),
        FeatureDescriptor(name: "searchFilters", index: 7, type: .boolean),
        FeatureDescriptor(name: "sectionCarousels", index: 8, type: .boolean),
        FeatureDescriptor(name: "offlineDownloads", index: 9, type: .boolean),
        FeatureDescriptor(name: "composerBiographies", index: 10, type: .boolean),
        FeatureDescriptor(name: "albumBooklets", index: 11, type: .boolean),
        FeatureDescriptor(name: "audioQualityPicker", index: 12, type: .boolean),
        FeatureDescriptor(name: "browseByPeriod", index: 13, type: .boolean),
        FeatureDescriptor(name: "maxSectionItems", index: 14, type: .integer),
        FeatureDescriptor(name: "libretti", index: 15, type: .boolean),
        FeatureDescriptor(name: "imageFormat", index: 16, type: .string(values: ImageFormat.allCases.map(\.rawValue))),
        FeatureDescriptor(name: "queueMetadata", index: 17, type: .integer),
        FeatureDescriptor(name: "podcasts", index: 18, type: .boolean),
        FeatureDescriptor(name: "podcastChapters", index: 19, type: .boolean),
        FeatureDescriptor(name: "gaplessHints", index: 20, type: .boolean),
        FeatureDescriptor(name: "livestreams", index: 21, type: .boolean),
        FeatureDescriptor(name: "homeLayout", index: 22, type: .string(values: HomeLayout.allCases.map(\.rawValue))),
        FeatureDescriptor(name: "speakers", index: 23, type: .boolean),
        FeatureDescriptor(name: "updatePrompt", index: 24, type: .string(values: UpdatePrompt.allCases.map(\.rawValue))),
        FeatureDescriptor(name: "deprecated", index: 25, type: .boolean),
    ])

    /// The fingerprint of the catalogue, which changes with any name, type or closed list.
    public static let fingerprint = "ba443dd189dd1ee6"
}
