#!/usr/bin/env bash
# Measures what a speaker's getMetadata of a hundred tracks costs, against the JSON of the same section, and of those and of a
# hundred albums, against a spyne (Python) service that answers with the same lists. All take turns in short rounds, so that noise
# of the machine hits all alike; what is printed are medians.
#
#   Scripts/bench-speakers.sh PLATFORM_BINARY [SECONDS_PER_CASE_AND_ROUND] [ROUNDS]
#
# Wants Benchmarks/speakers/requirements.txt installed in .venv-bench, as `make bench` does.
set -euo pipefail

platform=$(realpath "$1")
seconds=${2:-3}
rounds=${3:-5}
work=$(mktemp -d)
port=8393
peer_port=8394
cd "$(dirname "$0")/.."
source Scripts/bench-common.sh
trap finish EXIT
start_platform "$platform" $port --speakers anonymous
export PYTHONDONTWRITEBYTECODE=1

section() { python3 Benchmarks/speakers/section.py "$@"; }
section record $base >"$work/playlist.ndjson"
"$platform" catalog import "$work/playlist.ndjson" --data "$work/data" >/dev/null
tracks=$work/tracks.xml
albums=$work/albums.xml
section envelope $base 'A Hundred First Tracks' >"$tracks"
section envelope $base 'Popular albums' >"$albums"
export PLATFORM=$base ENVELOPES=$tracks:$albums

# Threads keep connections alive, as the platform does; workers without them were no faster.
.venv-bench/bin/gunicorn --chdir Benchmarks/speakers --bind 127.0.0.1:$peer_port --workers "$(nproc)" --worker-class gthread \
    --threads 4 --preload --log-level warning service:application >"$work/peer.log" 2>&1 &
peer=$!
started+=("$peer")
peer_url=http://127.0.0.1:$peer_port/
for _ in $(seq 300); do curl -sf -o "$work/wsdl" "$peer_url?wsdl" && break; sleep 0.1; done
[ -s "$work/wsdl" ] || { cat "$work/peer.log" >&2; exit 1; }
peers="$peer $(pgrep -P $peer | tr '\n' ' ')"
section check $base $peer_url "$tracks" "$albums"

soap=(-s Benchmarks/speakers/soap.lua)
gzip=(-H 'Accept-Encoding: gzip')
json_url=$base$(section path)

# turn KEY SECONDS PIDS URL [WRK OPTIONS...]: a case's turn; its row goes to $work/KEY.
turn() {
    local key=$1; shift
    load "$@"
    [ "$errors" = 0 ] || { echo "$key: $errors requests failed" >&2; exit 1; }
    p99=$(awk -v t="$p99" 'BEGIN {print t * (t ~ /us$/ ? 0.001 : t ~ /ms$/ ? 1 : t ~ /s$/ ? 1000 : 60000)}')
    echo "$rate $cpu $p99" >>"$work/$key"
}
# round SECONDS: everybody's turn.
round() {
    export ENVELOPE=$tracks
    turn soap "$1" $server $base/sonos/smapi "${soap[@]}"
    turn json "$1" $server "$json_url"
    turn peer "$1" "$peers" $peer_url "${soap[@]}"
    sleep 1  # It still works on what was asked last.
    turn soap-gzip "$1" $server $base/sonos/smapi "${soap[@]}" "${gzip[@]}"
    turn json-gzip "$1" $server "$json_url" "${gzip[@]}"
    export ENVELOPE=$albums
    turn soap-albums "$1" $server $base/sonos/smapi "${soap[@]}"
    turn peer-albums "$1" "$peers" $peer_url "${soap[@]}"
    sleep 1
}
median() { sort -g | awk '{v[NR] = $1} END {print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2}'; }
# column KEY NUMBER: the median of a column of a case's rows.
column() { cut -d' ' -f"$2" "$work/$1" | median; }
row() { printf '%-40s %12.0f %16.0f %10.0f\n' "$1" "$(column "$2" 1)" "$(column "$2" 2)" "$(column "$2" 3)"; }
# ratio KEY OTHER NUMBER: the median of the ratios of two cases, round by round.
ratio() { paste -d' ' "$work/$1" "$work/$2" | awk -v n="$3" '{print $n / $(n + 3)}' | median; }

round 1
rm "$work"/{soap,json,peer}{,-gzip,-albums} 2>/dev/null || true
for _ in $(seq "$rounds"); do round "$seconds"; done

printf '\n%-40s %12s %16s %10s\n' "case, median of $rounds rounds" requests/s 'CPU µs/request' 'p99 ms'
row '100 tracks, platform, getMetadata' soap
row '100 tracks, platform, JSON' json
row '100 tracks, platform, getMetadata, gzip' soap-gzip
row '100 tracks, platform, JSON, gzip' json-gzip
row '100 tracks, spyne, getMetadata' peer
row '100 albums, platform, getMetadata' soap-albums
row '100 albums, spyne, getMetadata' peer-albums
printf '\ngetMetadata costs %.2f times the CPU of the JSON of the same section (gzip: %.2f times).\n' \
    "$(ratio soap json 2)" "$(ratio soap-gzip json-gzip 2)"
printf 'getMetadata of tracks is %.1f times as fast as spyne by requests a second (albums: %.1f), and %.1f times by CPU (albums: %.1f).\n' \
    "$(ratio soap peer 1)" "$(ratio soap-albums peer-albums 1)" "$(ratio peer soap 2)" "$(ratio peer-albums soap-albums 2)"
