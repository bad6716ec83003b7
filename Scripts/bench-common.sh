# What the benchmarks share; they read it with `source`. The caller has set `work`, a folder that is removed in the end.

started=()
finish() {
    [ ${#started[@]} -eq 0 ] || kill "${started[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}

# start_platform BINARY PORT [OPTIONS...]: starts the platform with the data folder $work/data; sets `server` and `base`.
start_platform() {
    local binary=$1 port=$2; shift 2
    "$binary" serve --port "$port" --data "$work/data" --access-log off "$@" >"$work/out" 2>"$work/err" &
    server=$!
    started+=("$server")
    base=http://127.0.0.1:$port
    for _ in $(seq 300); do grep -q 'Serving at' "$work/out" && return; sleep 0.1; done
    cat "$work/err" >&2
    exit 1
}

# The CPU time of processes so far, in clock ticks.
ticks() { local total=0 id; for id in "$@"; do total=$((total + $(awk '{print $14 + $15}' "/proc/$id/stat"))); done; echo $total; }

# load SECONDS PIDS URL [WRK OPTIONS...]: sixteen connections ask; sets `rate` (requests a second), `cpu` (µs of all PIDS a
# request), `p99` (with its unit) and `errors`.
load() {
    local duration=$1 pids=$2 url=$3 before after result requests; shift 3
    before=$(ticks $pids)
    result=$(wrk -t1 -c16 -d"${duration}s" --timeout 10s --latency "$@" "$url")
    after=$(ticks $pids)
    requests=$(awk '/requests in/ {print $1}' <<<"$result")
    rate=$(awk '/Requests\/sec/ {print $2}' <<<"$result")
    p99=$(awk '$1 == "99%" {print $2}' <<<"$result")
    errors=$(awk '/Non-2xx/ {n += $NF} /Socket errors/ {gsub(",", ""); n += $4 + $6 + $8 + $10} END {print n + 0}' <<<"$result")
    cpu=$(awk -v t=$((after - before)) -v n="$requests" -v hz="$(getconf CLK_TCK)" 'BEGIN {printf "%.0f", n ? t * 1e6 / hz / n : 0}')
}
