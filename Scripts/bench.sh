#!/usr/bin/env bash
# Measures requests per second and server CPU per request for a few screens and a command,
# with nginx serving the same home screen's bytes from a file in the same run for comparison.
#
#   Scripts/bench.sh PLATFORM_BINARY [SECONDS_PER_CASE]
set -euo pipefail

platform=$(realpath "$1")
seconds=${2:-8}
work=$(mktemp -d)
port=8391
nginx_port=8392
cd "$(dirname "$0")/.."
source Scripts/bench-common.sh
trap finish EXIT
start_platform "$platform" $port

token=$(curl -sf -X POST $base/auth/register -H 'Content-Type: application/json' \
    -d '{"email":"bench@example.org","password":"only for measuring"}' | sed 's/.*"accessToken":"\([^"]*\)".*/\1/')
cat >"$work/command.lua" <<LUA
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Bearer $token"
wrk.body = '{"kind":"album","id":"gould-goldberg-variations-1982"}'
LUA

# measure NAME PIDS URL [WRK OPTIONS...]: prints one row.
measure() {
    local name=$1; shift
    load 1 "$@"
    load "$seconds" "$@"
    printf '%-38s %12s %16s %10s %10s\n' "$name" "$rate" "$cpu" "$p99" "$errors"
}

curl -sf "$base/v11/home" -o "$work/home.json"
gzip -9 -k "$work/home.json"
cat >"$work/nginx.conf" <<NGINX
worker_processes 2;
pid $work/nginx.pid;
error_log $work/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  types { application/json json; }
  server { listen 127.0.0.1:$nginx_port; root $work; gzip_static on; }
}
NGINX
chmod 755 "$work"
nginx -c "$work/nginx.conf" -g 'user root; daemon off;' &
nginx=$!
started+=("$nginx")
sleep 1
workers=$(pgrep -P $nginx | tr '\n' ' ')

printf '%-38s %12s %16s %10s %10s\n' case requests/s 'CPU µs/request' p99 errors
gzip_header=(-H 'Accept-Encoding: gzip')
measure 'nginx, the home screen from a file' "$workers" "http://127.0.0.1:$nginx_port/home.json" "${gzip_header[@]}"; nginx_cpu=$cpu
measure 'home, v11' $server "$base/v11/home" "${gzip_header[@]}"; home_cpu=$cpu
measure 'home, v11, not compressed' $server "$base/v11/home"
measure 'album with 32 tracks' $server "$base/v11/albums/gould-goldberg-variations-1982" "${gzip_header[@]}"
measure 'album of over 1 MB' $server "$base/v11/albums/beethoven-new-complete-edition-2019" "${gzip_header[@]}"
measure 'search, 8 kinds' $server "$base/v11/search?q=symphony" "${gzip_header[@]}"
measure 'command: favourite' $server "$base/v11/commands/favorite" -s "$work/command.lua"
measure 'health' $server "$base/healthz"
awk -v a="$home_cpu" -v b="$nginx_cpu" 'BEGIN {printf "\nA home screen, rendered from the database for every request, costs %.0f times the CPU of nginx sending the same bytes from a file.\n", a / (b ? b : 1)}'
awk '/VmRSS|VmHWM/ {printf "%s %.0f MB  ", $1, $2 / 1024} END {print ""}' "/proc/$server/status"
