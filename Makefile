# What there is to do here. `make example` first.
SWIFT ?= swift
EXAMPLE ?= ProfileCard
RENDER = .build/debug/render
RELEASE = .build/release/render
# Metadata of types such as [Key: Value] is then made from what the compiler knows. By their mangled names the runtime
# would search all conformances of the program for each, which takes longer than drawing a small picture. A program at a
# fixed address needs none of the 192,000 relocations that the loader would do at each start (a line of text takes a third
# longer with them, 1,330 pages are touched in place of 575); ADDRESS=-pie is for those who would rather have it anywhere.
ADDRESS ?= -no-pie
RELEASE_FLAGS = -c release --static-swift-stdlib \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xlinker $(ADDRESS) -Xlinker --gc-sections -Xlinker --build-id
MODULES = Sources/Drawing Sources/ViewGraph Sources/SwiftUI
FUZZ = .build/debug/fuzz --corpus Fixtures --corpus Tests
FUZZ_SECONDS ?= 600
FUZZ_SEED ?= $(shell date +%j)
# The toolchain's own, without a main of its own.
LIBFUZZER = $(shell find $$(dirname $$(readlink -f $$(command -v swiftc)))/../lib/clang \
	-name 'libclang_rt.fuzzer_no_main*.a' | head -1)
# Suites that wait for browsers and servers: by themselves, since those starve beside a thousand other tests, and twice
# more where one of them was late.
PROGRAMS = PlaygroundTests|FigurePageTests|ReportPageTests|FilmCommandTests|AnimatedSVGTests|OperationTests|LoadTests
# One build folder for the packages that depend on this one.
SHARED = --scratch-path .build/examples
# What `make service` has built, and how long it is put to the test.
SERVICE_RENDER = .build/$(if $(findstring release,$(SERVICE_FLAGS)),release,debug)/render
LOAD_SECONDS ?= 300
PREFIX ?= /usr/local
# What is installed; a debug build for trying it out.
PROGRAM ?= $(RELEASE)
BRIDGE = $(SWIFT) run --quiet generate-bridge --native Sources/SwiftUIBridge/Native \
	--output Sources/SwiftUIBridge/Generated \
	--library Sources/SwiftInterpreter=StandardLibrary --library Sources/SwiftUIBridge=SwiftUILibrary \
	--library Sources/Rendering=PackageDescription

.PHONY: example service service-clients service-load build test docs fuzz fuzz-coverage fuzz-sanitized release install dist deb examples bench bench-quick floor instructions instructions-check bridge bridge-check lint format fixtures strips setup clean book book-check documentation

## Sets the machine up, builds, draws a picture and says where it is.
example: setup
	@$(SWIFT) build --product render
	@mkdir -p out
	@$(RENDER) Fixtures/$(EXAMPLE).swiftdsl -o out/$(EXAMPLE).png
	@echo "$(CURDIR)/out/$(EXAMPLE).png"

## The debug build of everything, tests too.
build: setup
	$(SWIFT) build --build-tests

## All tests; also fails where the interpreter's tables aren't what the public declarations give.
test:
	@Scripts/setup.sh test
	$(SWIFT) build --build-tests
	$(BRIDGE) --check $(MODULES)
	$(SWIFT) test --skip-build --skip '$(PROGRAMS)'
	for attempt in 1 2 3; do $(SWIFT) test --skip-build --filter '$(PROGRAMS)' && exit 0; done; exit 1
	$(FUZZ) --seed 1 --rounds 300 --seconds 60

## Builds the packages in Examples/ that depend on this one, which share what is built: runs one, and the tests of the
## other, which record their pictures in a first run and compare with them in a second one, as in CI.
examples: setup
	@mkdir -p out
	$(SWIFT) run --package-path Examples/UseAsLibrary $(SHARED) UseAsLibrary $(CURDIR)/out/UseAsLibrary.png
	@echo "$(CURDIR)/out/UseAsLibrary.png"
	-SNAPSHOT_TESTING_RECORD=missing $(SWIFT) test --package-path Examples/SnapshotTests $(SHARED) --quiet >/dev/null 2>&1
	CI=1 $(SWIFT) test --package-path Examples/SnapshotTests $(SHARED)

## Looks for sources that end or stop the program that draws them; what it finds is written to out/fuzz.
fuzz: setup
	$(SWIFT) build --product fuzz
	$(FUZZ) --seed $(FUZZ_SEED) --seconds $(FUZZ_SECONDS)

## The same, led by libFuzzer to what no source has reached; what it finds is written to out/fuzz. A build of its own.
fuzz-coverage: setup
	$(SWIFT) build --scratch-path .build/coverage --product fuzz -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer \
		-Xlinker $(LIBFUZZER) -Xlinker -lstdc++ \
		-Xlinker -u -Xlinker LLVMFuzzerRunDriver -Xlinker --export-dynamic-symbol=LLVMFuzzerRunDriver
	@mkdir -p out/fuzz
	.build/coverage/debug/fuzz --corpus Fixtures --corpus Tests --coverage .build/coverage/corpus \
		-max_total_time=$(FUZZ_SECONDS) -seed=$(FUZZ_SEED) -timeout=30 -rss_limit_mb=6000 -max_len=60000 \
		-artifact_prefix=out/fuzz/

## The same under AddressSanitizer, in a build folder of its own: several times slower.
fuzz-sanitized: setup
	$(SWIFT) build --sanitize=address --scratch-path .build/sanitized --product fuzz
	ASAN_OPTIONS=detect_leaks=0 .build/sanitized/debug/fuzz --corpus Fixtures --corpus Tests --timeout 120 \
		--seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED) --findings out/fuzz

## The optimised program, with the Swift runtime inside it.
release:
	@Scripts/setup.sh release
	$(SWIFT) build $(RELEASE_FLAGS) --product render
	ADDRESS=$(ADDRESS) Scripts/link-release.sh
	@echo "$(CURDIR)/$(RELEASE)"

## The program behind `render serve`, `render mcp` and `render batch`, in debug; SERVICE_FLAGS="-c release" optimises it.
service: setup
	$(SWIFT) build $(SERVICE_FLAGS) --product render
	$(SWIFT) build $(SERVICE_FLAGS) --product render-service

## Programs that others wrote use the service: Kroki's plug-ins, agents, Dask, schemathesis. Their packages come from PyPI.
service-clients: service
	@Scripts/setup.sh service
	python3 -m venv out/clients
	out/clients/bin/pip install --quiet --disable-pip-version-check -r Scripts/service-clients.txt
	out/clients/bin/python Scripts/service-clients.py --render $(SERVICE_RENDER)

## What the service does on bad days: workers killed, hostile sources, clients that hang up, four times what it can draw.
service-load: service
	Scripts/service-load.py --render $(SERVICE_RENDER) --seconds $(LOAD_SECONDS) chaos overload

$(RELEASE):
	$(MAKE) release

## Puts the program, its fonts, the man page and completions below PREFIX (DESTDIR before it for packagers).
install: $(PROGRAM)
	Scripts/install.sh $(PROGRAM) $(PREFIX) $(DESTDIR)

## An archive that runs wherever it is unpacked, with all libraries but the C library's beside the program.
dist: $(PROGRAM)
	Scripts/dist.sh $(PROGRAM) out/easel-$$($(PROGRAM) --version)-$$(uname -m).tar.gz
	@ls $(CURDIR)/out/easel-*.tar.gz

## A Debian package.
deb: $(PROGRAM)
	Scripts/deb.sh $(PROGRAM) out

## Times and memory of the workloads in Benchmarks/, as a table, beside bare C and PangoCairo in the same seconds.
bench: release floor
	cd Benchmarks && $(SWIFT) build -c release && .build/release/bench --render ../$(RELEASE)

## The ten ratios that matter, in under a minute, of the release build that is there.
bench-quick: $(RELEASE) floor
	cd Benchmarks && $(SWIFT) build -c release && .build/release/bench --render ../$(RELEASE) --quick

## What we are compared with: the same pictures drawn by bare C with Cairo, and with PangoCairo.
floor:
	@Scripts/setup.sh floor
	$(MAKE) -C Benchmarks/Floor

## Counts the instructions of W1, W2 and 1,000 rows into Benchmarks/instructions.txt.
instructions: $(RELEASE)
	@Scripts/setup.sh release
	cd Benchmarks && $(SWIFT) build -c release && .build/release/bench --render ../$(RELEASE) --instructions instructions.txt

## Fails where one of them takes over 3 % more than that file says.
instructions-check: $(RELEASE)
	@Scripts/setup.sh release
	cd Benchmarks && $(SWIFT) build -c release && \
		.build/release/bench --render ../$(RELEASE) --instructions instructions.txt --check

## Writes the tables by which interpreted source reaches the SwiftUI module, and embeds the Swift of Library/.
bridge: setup
	$(BRIDGE) $(MODULES)

## Fails if those tables are not what the module's declarations give.
bridge-check: setup
	$(BRIDGE) --check $(MODULES)

lint:
	Scripts/unsafe.py
	Scripts/imports.py
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Benchmarks/Sources Package.swift

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Examples Benchmarks/Sources Package.swift

## Draws the expected pictures and layouts of the fixtures anew: look at what changed before you commit it.
fixtures: setup
	@$(SWIFT) build --product render
	Scripts/fixtures.sh $(RENDER)

## The animations of Fixtures/Animations as rows of moments in Fixtures/Animations/Expected.
strips: setup
	@$(SWIFT) build --product render
	Scripts/strips.sh $(RENDER)

## Writes docs/cli.md from the program's help, and the drawing of the architecture.
docs: setup
	@$(SWIFT) build --product render
	Scripts/docs.sh $(RENDER)

## The documentation of the public libraries, from their doc comments, in out/Easel.doccarchive; fails on DocC's warnings.
documentation: setup
	$(SWIFT) build
	Scripts/documentation.sh "$$($(SWIFT) build --show-bin-path)" out/Easel.doccarchive
	@echo "$(CURDIR)/out/Easel.doccarchive"

## The book of Examples/Book as a site in out/book, and the hashes of its figures.
book: setup
	@$(SWIFT) build --product render
	@$(RENDER) figures Examples/Book -o out/book --format html --lock Examples/Book/figures.lock --cache out/figures
	@echo "$(CURDIR)/out/book/index.html"

## Fails where a figure of the book isn't the one whose hash is committed.
book-check: setup
	@$(SWIFT) build --product render
	$(RENDER) figures Examples/Book --check --lock Examples/Book/figures.lock --cache out/figures

setup:
	@Scripts/setup.sh

clean:
	rm -rf .build Benchmarks/.build out
