#!/usr/bin/env bash
# Builds once and runs every test.
set -euo pipefail
swift build --build-tests
swift test --skip-build --parallel
