/// Finds code that table views and collection views have twice, under other names.
///
/// Lines are compared without comments, texts and white space, and with the words that differ between the two made
/// alike: `tableView.rows` is `collectionView.items`. A table says how many lines of two files may be alike, and why;
/// it can only shrink.
struct TwinCheck {
  /// How many lines one after the other have to be alike to be reported.
  static let limit = 8
  static let tablePath = "Data/Structure/twins.tsv"
  static let folders = (first: "Sources/UIKitLists/Table/", second: "Sources/UIKitLists/Collection/")

  struct Pair: Hashable, Comparable {
    let first: String
    let second: String

    static func < (one: Pair, other: Pair) -> Bool { (one.first, one.second) < (other.first, other.second) }
  }

  /// A run of lines that two files have in common.
  struct Run: Equatable {
    let pair: Pair
    /// The first line of the run, from 1.
    let firstLine: Int
    let secondLine: Int
    let length: Int
  }

  /// How many lines of two files may be alike.
  let allowed: [Pair: Int]
  private let faults: [Problem]

  init(table: [[String]]) {
    var allowed: [Pair: Int] = [:]
    var faults: [Problem] = []
    for row in table {
      guard row.count == 4, let count = Int(row[2]), !row[3].isEmpty else {
        faults.append(
          Problem(
            path: Self.tablePath, message: "'\(row.joined(separator: " "))' is not two paths, a count and a reason"))
        continue
      }
      allowed[Pair(first: row[0], second: row[1])] = count
    }
    self.allowed = allowed
    self.faults = faults
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    let runs = Dictionary(grouping: Self.runs(in: files), by: \.pair)
    let pairs = Set(runs.keys).union(allowed.keys).sorted()
    return faults + pairs.compactMap { problem($0, runs[$0] ?? []) }
  }

  private func problem(_ pair: Pair, _ runs: [Run]) -> Problem? {
    let count = runs.reduce(0) { $0 + $1.length }
    let allowed = allowed[pair] ?? 0
    if count < allowed {
      return Problem(
        path: Self.tablePath,
        message: "\(pair.first) and \(pair.second) have \(count) lines in common: lower \(allowed)")
    }
    guard count > allowed, let longest = runs.max(by: { $0.length < $1.length }) else { return nil }
    return Problem(
      path: pair.first, line: longest.firstLine,
      message: """
        \(count) lines are those of \(pair.second), \(longest.length) of them from line \(longest.secondLine) on, under other \
        names (\(allowed) may be): bring them to Sources/UIKitLists/Lists
        """)
  }

  // MARK: Comparing

  private struct File {
    let path: String
    var lines: [(number: Int, text: String)] = []

    init(_ file: SourceFile) {
      path = file.path
      for (index, line) in file.code.enumerated() {
        let text = TwinCheck.normalized(line)
        if text.count >= TwinCheck.shortestLine { lines.append((index + 1, text)) }
      }
    }

    func window(at start: Int) -> [String] { lines[start..<start + TwinCheck.limit].map(\.text) }
    var windows: Range<Int> { 0..<max(lines.count - TwinCheck.limit + 1, 0) }
  }

  /// The length of the shortest line that is compared: braces and trivial lines are not.
  private static let shortestLine = 4

  /// Words of tables and of collection views, each with the common word that replaces them, in this order.
  private static let words = [
    ("collectionview", "view"), ("tableview", "view"), ("collection", "list"), ("table", "list"), ("row", "item"),
    ("element", "item"), ("private", ""), ("final", ""), ("@mainactor", ""),
  ]

  static func normalized(_ line: String) -> String {
    let isImport = line.hasPrefix("import ") || (line.hasPrefix("@_spi(") && line.contains(") import "))
    return isImport
      ? "" : words.reduce(line.lowercased().filter { !$0.isWhitespace }) { $0.replacing($1.0, with: $1.1) }
  }

  /// The code that the two folders have in common. A line of the first counts once, in the longest run that begins with
  /// it.
  static func runs(in files: [SourceFile]) -> [Run] {
    let first = files.filter { $0.path.hasPrefix(folders.first) }.map(File.init)
    let second = files.filter { $0.path.hasPrefix(folders.second) }.map(File.init)
    var places: [[String]: [(file: Int, line: Int)]] = [:]
    for (index, file) in second.enumerated() {
      for line in file.windows { places[file.window(at: line), default: []].append((index, line)) }
    }
    return first.flatMap { file in
      var runs: [Run] = []
      var line = 0
      while line < file.windows.upperBound {
        let found = (places[file.window(at: line)] ?? []).map { place in
          (place, length: length(file, line, second[place.file], place.line))
        }
        guard let longest = found.max(by: { $0.length < $1.length }) else {
          line += 1
          continue
        }
        let other = second[longest.0.file]
        runs.append(
          Run(
            pair: Pair(first: file.path, second: other.path), firstLine: file.lines[line].number,
            secondLine: other.lines[longest.0.line].number, length: longest.length))
        line += longest.length
      }
      return runs
    }
  }

  private static func length(_ first: File, _ start: Int, _ second: File, _ other: Int) -> Int {
    zip(first.lines[start...], second.lines[other...]).prefix { $0.text == $1.text }.count
  }
}
