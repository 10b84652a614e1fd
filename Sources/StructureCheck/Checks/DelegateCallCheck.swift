/// A list's delegate and data source are called by one type, so that callback order can be read in one place: in its
/// file, and in those of its facets (`TableDelegateCalls+Menus.swift`). Files in a `Compatibility` folder call what an app
/// calls through them.
enum DelegateCallCheck {
  /// The file of each folder.
  static let onlyFiles = [
    "Sources/UIKitLists/Table/": "TableDelegateCalls.swift",
    "Sources/UIKitLists/Collection/": "CollectionDelegateCalls.swift",
  ]

  static func problems(in files: [SourceFile]) -> [Problem] {
    files.flatMap { file -> [Problem] in
      guard let onlyFile = onlyFiles.first(where: { file.path.hasPrefix($0.key) })?.value,
        !isFileOfCalls(file.path, onlyFile), !file.path.contains("/Compatibility/")
      else { return [] }
      return file.code.enumerated().filter { callsDelegate($0.element) }.map { index, _ in
        Problem(path: file.path, line: index + 1, message: "only \(onlyFile) calls the delegate and the data source")
      }
    }
  }

  private static func isFileOfCalls(_ path: String, _ onlyFile: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == onlyFile || name.hasPrefix(onlyFile.replacing(".swift", with: "+"))
  }

  /// Whether a method of a delegate or data source is called: `delegate?.tableView(…)`, `dataSource.numberOfSections(…)`.
  static func callsDelegate(_ line: String) -> Bool {
    let names = ["delegate", "dataSource", "prefetchDataSource", "tableDelegate"]
    let methods = ["tableView", "collectionView", "numberOfSections", "sectionIndexTitles", "scrollView"]
    return names.contains { name in
      methods.contains { method in
        ["\(name).\(method)", "\(name)?.\(method)", "\(name)!.\(method)"].contains { line.contains($0) }
      }
    }
  }
}
