#!/usr/bin/env python3
"""Which public members of the standard library and of Foundation the interpreter doesn't know.

    Scripts/library-coverage.py [TYPE...]      # without arguments: all types of the list below

The members are read from the toolchain's symbol graphs. Each is asked for by a line of its own (`_ = x.sorted(by:)`),
first of the compiler, which drops what the type hasn't under its constraints, then of `render check`: what that refuses
is missing. Labels count, the types of arguments don't. Subscripts and operators are not asked for.
"""
import json, os, re, subprocess, sys, tempfile

MODULES = ["Swift", "_StringProcessing", "_Concurrency", "Foundation", "FoundationEssentials",
           "FoundationInternationalization"]
RENDER = os.environ.get("RENDER", ".build/debug/render")
WORK = os.environ.get("WORK", os.path.join(tempfile.gettempdir(), "library-coverage"))

SEQUENCES = ["Sequence", "Collection"]
# The type as a program writes it, several where members need different arguments, and the protocols whose members
# the graphs list apart.
TYPES = {
    **{name: [name] for name in """Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat Bool
        String Character Substring Unicode.Scalar AnyHashable Hasher Duration ContinuousClock SuspendingClock
        SystemRandomNumberGenerator ObjectIdentifier StaticString Never String.Index Data Date DateComponents Calendar
        TimeZone Locale DateInterval UUID URL URLComponents URLQueryItem URLRequest CharacterSet IndexSet IndexPath
        Decimal AttributedString AttributeContainer AttributedSubstring NSRange CGPoint CGSize CGRect CGVector
        CGAffineTransform NumberFormatter DateFormatter ISO8601DateFormatter RelativeDateTimeFormatter
        DateComponentsFormatter DateIntervalFormatter MeasurementFormatter ByteCountFormatter PersonNameComponents
        PersonNameComponentsFormatter ListFormatter LengthFormatter MassFormatter EnergyFormatter JSONEncoder
        JSONDecoder PropertyListEncoder PropertyListDecoder NSRegularExpression Scanner NSPredicate
        NotificationCenter Notification UserDefaults Timer ProcessInfo Bundle FileManager OperationQueue
        JSONSerialization NSNumber NSString NSAttributedString NSObject NSError NSDictionary NSArray NSSet NSUUID
        NSDate NSCache NSOrderedSet NSMutableArray NSMutableDictionary NSMutableSet NSMutableString
        NSMutableAttributedString NSCountedSet NSTextCheckingResult Locale.Language Locale.Region Locale.Currency
        Unit Dimension UnitLength UnitMass UnitTemperature UnitDuration UnitSpeed UnitArea UnitVolume UnitAngle
        UnitPressure UnitEnergy UnitPower UnitFrequency UnitInformationStorage UnitConcentrationMass UnitDispersion
        UnitAcceleration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
        UnitElectricResistance UnitFuelEfficiency UnitIlluminance UnitConverterLinear UnitConverter
        Date.FormatStyle Date.ISO8601FormatStyle Date.RelativeFormatStyle Date.IntervalFormatStyle
        Date.ComponentsFormatStyle Date.VerbatimFormatStyle Date.AnchoredRelativeFormatStyle Date.ParseStrategy
        Decimal.FormatStyle Decimal.FormatStyle.Currency Decimal.FormatStyle.Percent ByteCountFormatStyle
        PersonNameComponents.FormatStyle URL.FormatStyle Duration.TimeFormatStyle Duration.UnitsFormatStyle
        NumberFormatStyleConfiguration.Notation NumberFormatStyleConfiguration.Precision
        NumberFormatStyleConfiguration.Grouping CurrencyFormatStyleConfiguration.Presentation
        CurrencyFormatStyleConfiguration.SignDisplayStrategy NumberFormatStyleConfiguration.SignDisplayStrategy
        Date.FormatStyle.Symbol.Year Date.FormatStyle.Symbol.Month Date.FormatStyle.Symbol.Day
        Date.FormatStyle.Symbol.Weekday Date.FormatStyle.Symbol.Hour Date.FormatStyle.Symbol.Minute
        Date.FormatStyle.Symbol.Era Date.FormatStyle.Symbol.TimeZone Date.FormatStyle.DateStyle
        Date.FormatStyle.TimeStyle String.LocalizationValue LocalizedStringResource AnyKeyPath
        ComparisonResult SortOrder CancellationError URLError CocoaError DecodingError EncodingError
        TermOfAddress InflectionRule Morphology String.Comparator String.StandardComparator String.Encoding
        UTF8 UTF16 FloatingPointSign FloatingPointRoundingRule Data.Base64EncodingOptions
        Progress HTTPURLResponse URLSession OutputStream Thread NSLock NSRecursiveLock Operation BlockOperation""".split()},
    "Array": ["[Int]", "[String]", "[[Int]]", "[Character]", "[UInt8]"], "ArraySlice": ["ArraySlice<Int>", "ArraySlice<String>"],
    "ContiguousArray": ["ContiguousArray<Int>", "ContiguousArray<String>"],
    "Dictionary": ["[String: Int]"], "Set": ["Set<Int>", "Set<String>"],
    "Dictionary.Keys": ["Dictionary<String, Int>.Keys"], "Dictionary.Values": ["Dictionary<String, Int>.Values"],
    "Optional": ["Int?", "Int??"], "Result": ["Result<Int, Error>"], "Range": ["Range<Int>"],
    "ClosedRange": ["ClosedRange<Int>"], "PartialRangeFrom": ["PartialRangeFrom<Int>"],
    "PartialRangeUpTo": ["PartialRangeUpTo<Int>"], "PartialRangeThrough": ["PartialRangeThrough<Int>"],
    "LazySequence": ["LazySequence<[Int]>"], "LazyMapSequence": ["LazyMapSequence<[Int], String>"],
    "LazyFilterSequence": ["LazyFilterSequence<[Int]>"],
    "StrideTo": ["StrideTo<Int>"], "StrideThrough": ["StrideThrough<Int>"],
    "Zip2Sequence": ["Zip2Sequence<[Int], [String]>"], "EnumeratedSequence": ["EnumeratedSequence<[Int]>"],
    "Repeated": ["Repeated<Int>"], "AnySequence": ["AnySequence<Int>"], "AnyIterator": ["AnyIterator<Int>"],
    "AnyCollection": ["AnyCollection<Int>"], "AnyBidirectionalCollection": ["AnyBidirectionalCollection<Int>"],
    "AnyRandomAccessCollection": ["AnyRandomAccessCollection<Int>"], "CollectionOfOne": ["CollectionOfOne<Int>"],
    "EmptyCollection": ["EmptyCollection<Int>"], "ReversedCollection": ["ReversedCollection<[Int]>"],
    "CollectionDifference": ["CollectionDifference<Int>"], "KeyPath": ["KeyPath<String, Int>"],
    "WritableKeyPath": ["WritableKeyPath<String, Int>"], "KeyValuePairs": ["KeyValuePairs<String, Int>"],
    "Slice": ["Slice<[Int]>"], "FlattenSequence": ["FlattenSequence<[[Int]]>"],
    "DropFirstSequence": ["DropFirstSequence<[Int]>"], "PrefixSequence": ["PrefixSequence<[Int]>"],
    "UnfoldSequence": ["UnfoldSequence<Int, Int>"], "IndexingIterator": ["IndexingIterator<[Int]>"],
    "String.UTF8View": ["String.UTF8View"], "String.UTF16View": ["String.UTF16View"],
    "String.UnicodeScalarView": ["String.UnicodeScalarView"], "DefaultIndices": ["DefaultIndices<String>"],
    "Unicode.Scalar.Properties": ["Unicode.Scalar.Properties"], "SIMD2": ["SIMD2<Double>"], "SIMD3": ["SIMD3<Float>"],
    "SIMD4": ["SIMD4<Float>"],
    "Task": ["Task<Int, Never>"], "TaskGroup": ["TaskGroup<Int>"], "AsyncStream": ["AsyncStream<Int>"],
    "AsyncThrowingStream": ["AsyncThrowingStream<Int, Error>"],
    "ThrowingTaskGroup": ["ThrowingTaskGroup<Int, Error>"], "AsyncStream.Continuation": ["AsyncStream<Int>.Continuation"],
    "CheckedContinuation": ["CheckedContinuation<Int, Error>"], "MainActor": ["MainActor"],
    "Measurement": ["Measurement<UnitLength>", "Measurement<UnitMass>", "Measurement<Unit>"],
    "Measurement.FormatStyle": ["Measurement<UnitLength>.FormatStyle"],
    "MeasurementFormatUnitUsage": ["MeasurementFormatUnitUsage<UnitLength>", "MeasurementFormatUnitUsage<UnitMass>",
                                   "MeasurementFormatUnitUsage<UnitTemperature>"],
    "IntegerFormatStyle": ["IntegerFormatStyle<Int>"],
    "IntegerFormatStyle.Currency": ["IntegerFormatStyle<Int>.Currency"],
    "IntegerFormatStyle.Percent": ["IntegerFormatStyle<Int>.Percent"],
    "FloatingPointFormatStyle": ["FloatingPointFormatStyle<Double>"],
    "FloatingPointFormatStyle.Currency": ["FloatingPointFormatStyle<Double>.Currency"],
    "FloatingPointFormatStyle.Percent": ["FloatingPointFormatStyle<Double>.Percent"],
    "ListFormatStyle": ["ListFormatStyle<StringStyle, [String]>"], "SortDescriptor": ["SortDescriptor<Date>"],
    "KeyPathComparator": ["KeyPathComparator<Date>"], "Predicate": ["Predicate<Int>"],
    "AttributedString.Runs": ["AttributedString.Runs"], "AttributedString.CharacterView": ["AttributedString.CharacterView"],
    "Regex": ["Regex<Substring>"],
}
EXTRA = {  # members that the graphs list under a protocol only
    "String": ["StringProtocol"], "Substring": ["StringProtocol"],
}
CONTAINERS = SEQUENCES + ["BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
                          "RangeReplaceableCollection"]
for name in ["Array", "ArraySlice", "ContiguousArray", "Data", "String", "Substring", "IndexPath"]:
    EXTRA.setdefault(name, []).extend(CONTAINERS)
for name in ["Dictionary", "Set", "Range", "ClosedRange", "IndexSet", "LazySequence", "Repeated", "AnyCollection",
             "ReversedCollection", "Zip2Sequence", "EnumeratedSequence", "StrideTo", "AnySequence", "CollectionOfOne"]:
    EXTRA.setdefault(name, []).extend(SEQUENCES)
SKIPPED = re.compile(r"Unsafe|withContiguous|ManagedBuffer|OutputSpan|RawSpan|_custom|^_|span$|utf8Span|withUTF8|"
                     r"isTriviallyIdentical|debugDescription|customMirror|hashValue|^hash\(into|playground|"
                     r"extractingUTF|asSpan|Autoreleas|CFunction|AddressIn|encode\(to:\)|init\(from:\)|hash$|zone$|SIMD|^ReferenceType$|Deallocator|LiteralType$")


def graphs():
    os.makedirs(WORK, exist_ok=True)
    if not os.path.exists(os.path.join(WORK, "Swift.symbols.json")):
        for module in MODULES:
            subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target",
                            os.uname().machine + "-unknown-linux-gnu", "-output-dir", WORK,
                            "-minimum-access-level", "public"], check=True, capture_output=True)
    members = {}
    for name in sorted(os.listdir(WORK)):
        if not name.endswith(".symbols.json"):
            continue
        with open(os.path.join(WORK, name)) as file:
            for symbol in json.load(file)["symbols"]:
                kind = symbol["kind"]["identifier"]
                if any(a.get("isUnconditionallyUnavailable") or a.get("isUnconditionallyDeprecated")
                       or "deprecated" in a for a in symbol.get("availability", [])):
                    continue
                path = symbol["pathComponents"]
                if len(path) > 1:
                    members.setdefault(".".join(path[:-1]), set()).add((kind, path[-1]))
                elif kind == "swift.func":
                    members.setdefault("", set()).add((kind, path[-1]))
    return members


def line(kind, member, type):
    reference = re.sub(r"\(\)$", "", member)
    base = re.split(r"[(]", member)[0]
    if not re.match(r"[A-Za-z`]", base):
        return None
    if kind in ("swift.method", "swift.property"):
        return f"func f(_ x: {type}) {{ _ = x.{reference} }}"
    if kind == "swift.init":
        return f"func f() {{ _ = ({type}).init{member[4:] if member != 'init()' else '()'} }}"
    if kind in ("swift.type.method", "swift.type.property", "swift.enum.case"):
        return f"func f() {{ _ = ({type}).{reference} }}"
    if kind in ("swift.struct", "swift.enum", "swift.class", "swift.typealias"):
        return f"func f(_ x: ({type}).{member}) {{ }}" if not type.startswith(("[", "(")) and "?" not in type else None
    return None


# What swiftc itself says of a line that asks for nothing.
UNASKABLE = re.compile(
    r"no member|unavailable|requires|no exact|not a member|inaccessible|does not conform|not conform|"
    r"partial application of|cannot find|ambiguous use of 'init|equivalent|has no|incorrect arg|same-type")


def refused(command):
    said = subprocess.run(command, capture_output=True, text=True)
    lines = {}
    for match in re.finditer(r"^[^\s:]*probe\.swift:(\d+):\d+: error: (.*)$", said.stdout + said.stderr, re.M):
        lines.setdefault(int(match[1]), match[2])
    return lines


def refused_in_parts(path, size=60):
    """What `render check` refuses: a few lines at a time, since it stops after a number of errors."""
    with open(path) as file:
        head, *lines = file.readlines()
    found = {}
    for start in range(0, len(lines), size):
        with open(path, "w") as file:
            file.write(head + "".join(lines[start:start + size]))
        for number, said in refused([RENDER, "check", path]).items():
            found[number + start] = said
    return found


def main():
    members = graphs()
    wanted = sys.argv[1:] or list(TYPES)
    probes = []  # (type, member, line)
    for name in wanted:
        entries = set(members.get(name, ()))
        for other in EXTRA.get(name, []):
            entries |= members.get(other, set())
        for kind, member in sorted(entries, key=lambda e: e[1]):
            if SKIPPED.search(member):
                continue
            for spelled in TYPES[name]:
                text = line(kind, member, spelled)
                if text:
                    probes.append((name, member, text))
    path = os.path.join(WORK, "probe.swift")
    with open(path, "w") as file:
        # Functions of equal names would be redeclared.
        file.write("import Foundation\n" + "".join(
            text.replace("func f(", f"func f{i}(", 1) + "\n" for i, (_, _, text) in enumerate(probes)))
    own = os.path.join(WORK, "own", "probe.swift")
    os.makedirs(os.path.dirname(own), exist_ok=True)
    with open(path) as source, open(own, "w") as file:
        file.write(source.read().replace("import Foundation", "import SwiftUI", 1))
    theirs = refused(["swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style=llvm",
                      "-Xfrontend", "-disable-availability-checking", path])
    ours = refused_in_parts(own)
    counted = {}
    for index, (name, member, _) in enumerate(probes):
        number = index + 2
        said = theirs.get(number, "")
        if UNASKABLE.search(said) and "partial application of 'mutating'" not in said:
            continue
        answer = ours.get(number, "")
        counted.setdefault(name, {})
        is_missing = bool(re.search(r"no member|no exact matches|cannot find|is not supported|not a member", answer))
        counted[name][member] = counted[name].get(member, True) and is_missing
    total = lacking = 0
    for name in wanted:
        table = counted.get(name, {})
        absent = sorted(m for m, missing in table.items() if missing)
        total += len(table)
        lacking += len(absent)
        if absent:
            print(f"{name} ({len(absent)} of {len(table)}): {', '.join(absent)}")
    print(f"{lacking} of {total} members missing")


if __name__ == "__main__":
    main()
