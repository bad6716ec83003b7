#!/usr/bin/env bash
# Builds once and runs every test.
set -euo pipefail
swift build --build-tests
swift test --skip-build --parallel --skip AppTests
# The tests of the running server promise times, and so get the machine to themselves.
swift test --skip-build --parallel --filter AppTests
