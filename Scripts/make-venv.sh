#!/usr/bin/env bash
# Makes a Python environment with what a requirements file names, unless it is there already.
#
#   Scripts/make-venv.sh REQUIREMENTS [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
requirements=$1
folder=${2:-.venv}
stamp=$folder/$(sha256sum "$requirements" | cut -c1-16)
[ -e "$stamp" ] && exit 0
Scripts/install-packages.sh python3-venv
echo "==> Installing $(grep -vc '^#' "$requirements") Python packages in $folder"
[ -x "$folder/bin/python" ] || python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements"
touch "$stamp"
