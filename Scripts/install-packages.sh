#!/usr/bin/env bash
# Installs those of the named Debian packages that are missing, and says so.
set -euo pipefail

missing=()
for package in "$@"; do
    dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

run=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Please install as root: apt-get install ${missing[*]}" >&2; exit 1; }
    run=(sudo)
fi
echo "==> Installing ${missing[*]}"
install() { "${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends "${missing[@]}" >/dev/null; }
# The package lists of a new machine may be empty or old.
install 2>/dev/null || { "${run[@]}" apt-get update --quiet >/dev/null && install; }
