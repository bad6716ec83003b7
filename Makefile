# Everything a newcomer, a developer and CI need; `make help` lists it.

SHELL := /bin/bash
HOST ?= 127.0.0.1
PORT ?= 8080
DATA ?= data

.PHONY: help serve test bench lint format dependencies clean

help: ## List these commands.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

serve: dependencies ## Build in release mode and serve the app at http://127.0.0.1:8080.
	@echo "==> Building (release); the first time takes about five minutes"
	@swift build -c release --product platform
	@exec "$$(swift build -c release --show-bin-path)/platform" serve --host $(HOST) --port $(PORT) --data $(DATA)

test: dependencies lint ## Check the format and run every test.
	@Scripts/install-packages.sh ffmpeg libxml2-utils python3-jsonschema
	@Scripts/make-venv.sh Tests/AppTests/Speakers/requirements.txt
	@echo "==> Building and testing (debug, warnings are errors)"
	@Scripts/test.sh

bench: dependencies ## Measure requests per second and server CPU per request.
	@Scripts/install-packages.sh curl nginx-light wrk
	@Scripts/make-venv.sh Benchmarks/speakers/requirements.txt .venv-bench
	@swift build -c release --product platform
	@Scripts/bench.sh "$$(swift build -c release --show-bin-path)/platform"
	@Scripts/bench-speakers.sh "$$(swift build -c release --show-bin-path)/platform"

lint: ## Check the format and the rules of the house.
	@echo "==> Linting"
	@swift format lint --recursive --parallel --strict Sources Tests Package.swift
	@Scripts/check-rules.sh

format: ## Format the source.
	@swift format --in-place --recursive --parallel Sources Tests Package.swift

dependencies: ## Install the system packages that are missing.
	@Scripts/install-packages.sh libxml2-dev libpq-dev libsqlite3-dev zlib1g-dev pkg-config

clean: ## Remove what was built.
	@rm -rf .build .venv .venv-bench
