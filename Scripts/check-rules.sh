#!/usr/bin/env bash
# The rules of the house that the compiler does not know.
set -euo pipefail
failed=0

# forbid WHERE PATTERN WHY: no line of WHERE may match PATTERN.
forbid() {
    local found
    found=$(grep -rnE --include='*.swift' "$2" $1 || true)
    if [ -n "$found" ]; then
        printf '%s\n  %s\n' "$found" "$3" >&2
        failed=1
    fi
}

imports='^(@[a-z]+ )*((public|package|internal|private|fileprivate) )?import '
forbid Sources/VersionService "$imports(Hummingbird|NIO|ScreenKit|Foundation)" 'VersionService is values only: no HTTP, no screens, no Foundation.'
forbid Sources/ScreenKit "$imports(Hummingbird|Database|Screens|GRDB|Platform)" 'ScreenKit knows neither HTTP nor storage nor any screen.'
forbid Sources/Screens "$imports(Hummingbird|Database|GRDB|Platform)" 'Screens know neither HTTP nor storage.'
forbid Sources/Platform "$imports(Screens|Database|GRDB)" 'The platform is generic over the screens and their storage.'
forbid Sources/Database "$imports(Hummingbird|Platform)" 'Storage does not know HTTP.'
forbid Sources/SonosBridge "$imports(Hummingbird|Database|Screens|GRDB|Platform)" 'The bridge knows neither HTTP nor storage nor any screen.'
forbid "Sources/VersionService Sources/ScreenKit Sources/Screens Sources/Database Sources/Platform Sources/App Sources/platformctl" "$imports(CLibXML2)" 'libxml2 is called by SonosBridge alone.'
forbid "Sources/VersionService Sources/ScreenKit Sources/Screens Sources/Database Sources/SonosBridge Sources/App Sources/platformctl" "$imports(CZlib)" 'zlib is called by Platform alone.'
forbid Sources/platformctl "$imports(Hummingbird|GRDB|Database|Platform)" 'platformctl works on files and over the admin API.'
forbid Sources/Screens 'APIVersion|apiVersion|\.version\b' 'Screens ask for features, never for the version.'
forbid Sources/Screens '#[0-9a-fA-F]{6}' 'Screens name colour tokens, never colours.'

long=$(find Sources -name '*.swift' ! -name '*.generated.swift' -exec wc -l {} + | awk '$2 != "total" && $1 > 300 {print $1 " lines: " $2}')
if [ -n "$long" ]; then
    printf '%s\n  Split files over 300 lines by topic (Type+Topic.swift).\n' "$long" >&2
    failed=1
fi
exit $failed
