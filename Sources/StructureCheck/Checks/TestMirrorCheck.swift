/// A test of one type is found by the type's name: `Tests/UIKitContentTests/Menus/MenuContentTests.swift` tests
/// `Sources/UIKitCore/Menus/MenuContent.swift`, or its facets (`MenuContent+Keys.swift`). The source is in the folder
/// of the same path, or in one below it, of any module.
///
/// Tests of behaviour that several types bring about, such as traces and pictures, have no such source. They are listed
/// in a table, which may only get shorter.
struct TestMirrorCheck {
  static let path = "Data/Structure/unmirrored-tests.tsv"
  /// Targets that mirror nothing: they use the package as an app does.
  static let strangers: Set<String> = [
    "CollectionCompatibilityTests", "CompatibilityTests", "LanguageModeFiveTests", "XCTestCaseTests",
  ]

  private let known: Set<String>

  /// - Parameter table: One row for each test file: its path below the folder of its target.
  init(table: [[String]]) {
    known = Set(table.map { $0[0] })
  }

  /// - Parameters:
  ///   - tests: The paths of the files below `Tests`.
  ///   - sources: The paths of the files below `Sources`.
  func problems(tests: [String], sources: [String]) -> [Problem] {
    let found = unmirrored(tests, sources)
    let additional = found.filter { !known.contains(Self.place($0)) }.map {
      Problem(path: $0, message: "no source of this name is in the folder that it mirrors, or below it")
    }
    let gone = known.subtracting(found.map(Self.place)).sorted().map {
      Problem(path: Self.path, message: "\($0) mirrors a source, or is gone; delete the row")
    }
    return additional + gone
  }

  /// The text of the table, for the tests that there are.
  func table(tests: [String], sources: [String]) -> String {
    let rows = Set(unmirrored(tests, sources).map(Self.place)).sorted().map { $0 + "\n" }
    return "# Test files that are not named after a source. The table may only get shorter.\n" + rows.joined()
  }

  private func unmirrored(_ tests: [String], _ sources: [String]) -> [String] {
    var folders: [Substring: [Substring]] = [:]
    for source in sources where source.hasSuffix(".swift") {
      let place = Self.place(source)
      folders[Self.name(place).prefix { $0 != "+" }, default: []].append(Self.folder(place))
      folders[Self.name(place), default: []].append(Self.folder(place))
    }
    return tests.filter { test in
      let place = Self.place(test)
      let target = test.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let name = Self.name(place)
      guard !Self.strangers.contains(target), name.hasSuffix("Tests") else { return false }
      let folder = Self.folder(place)
      return folders[name.dropLast(5), default: []].allSatisfy { $0 != folder && !($0 + "/").hasPrefix(folder + "/") }
    }
  }

  /// The path from the folder of a target or module on: `Menus/MenuContent.swift`.
  private static func place(_ path: String) -> String {
    path.split(separator: "/").dropFirst(2).joined(separator: "/")
  }

  /// The name of a Swift file without its ending.
  private static func name(_ path: String) -> Substring {
    (path.split(separator: "/").last ?? "").dropLast(".swift".count)
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
