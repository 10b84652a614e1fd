import Foundation

/// The packages in a file of stanzas, and the faults of the file.
struct PackagesFile: Sendable {
  /// The packages of the machine.
  static let systemPath = "/var/lib/dpkg/status"

  /// The file's path, as the caller gave it.
  let path: String
  /// In the file's order.
  let packages: [DebianPackage]
  let problems: [FileProblem]
  /// How many problems there are; the first of them are in `problems`.
  let problemCount: Int
  private let data: Data

  /// Reads a file. A stanza that cannot be read is left out; a file that cannot be read yields no packages and one
  /// problem.
  ///
  /// - Complexity: O(*n*) in the file's bytes; the file is mapped into memory, not read.
  init(path: String) {
    self.path = path
    do {
      data = try TextFile.contents(path)
    } catch {
      data = Data()
      packages = []
      problemCount = 1
      problems = [FileProblem(path: "", message: error.message)]
      return
    }
    let found = data.withUnsafeBytes { PackageScan($0.bindMemory(to: UInt8.self)) }
    packages = found.packages
    problemCount = found.problemCount
    problems = found.problems
  }

  /// All fields of a package's stanza.
  func details(of package: DebianPackage) -> PackageDetails {
    data.withUnsafeBytes { bytes in
      var reader = StanzaReader(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[package.stanza]))
      _ = reader.next()
      var values: [String: String] = [:]
      for field in reader.fields {
        values[reader.repairedText(field.name).lowercased()] = reader.repairedText(reader.trimmed(field.value))
      }
      return PackageDetails { values[$0.lowercased()] }
    }
  }

  /// A line for each problem, with the file's name and the position.
  var report: [String] {
    FileProblem.report(problems, of: path, count: problemCount, isEmpty: packages.isEmpty)
  }
}

/// One reading of a file of packages.
struct PackageScan {
  private(set) var packages: [DebianPackage] = []
  private(set) var problems: [FileProblem] = []
  private(set) var problemCount = 0
  private var known: Set<String> = []
  /// The sections' names: there are few of them for many packages, so equal ones share one string.
  private var texts: [String: String] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = StanzaReader(bytes)
    while reader.next() { take(reader) }
  }

  private mutating func take(_ reader: StanzaReader) {
    if let fault = reader.fault { return skip(fault.line, "", fault.message) }
    guard let name = reader.value("Package") else {
      return skip(reader.firstLine, "", "the stanza has no field Package")
    }
    guard let nameText = reader.text(name) else {
      return skip(reader.firstLine, "", "the name of the package is no UTF-8")
    }
    let status = reader.value("Status").map { reader.repairedText($0) } ?? "install ok installed"
    // The package manager also lists packages that are not on the machine at all: they are left out without a report.
    if status.hasSuffix(" not-installed") { return }
    guard let version = reader.value("Version") else {
      return skip(reader.firstLine, nameText, "the stanza has no field Version")
    }
    let architecture = reader.value("Architecture").map { reader.repairedText($0) } ?? "all"
    let id = "\(nameText):\(architecture)"
    guard known.insert(id).inserted else { return skip(reader.firstLine, nameText, "the package is there twice") }
    let description = reader.value("Description").map { reader.firstLine(of: $0) }
    if let description, reader.text(description) == nil {
      note(reader.firstLine, nameText, "bytes of the description are no UTF-8, and shown as �")
    }
    packages.append(
      DebianPackage(
        id: id, name: nameText, version: reader.repairedText(version), architecture: architecture,
        section: shared(reader.value("Section").map { reader.repairedText($0) } ?? "misc"),
        summary: description.map { reader.repairedText($0) } ?? "", isInstalled: status.hasSuffix(" installed"),
        stanza: reader.range))
  }

  private mutating func shared(_ text: String) -> String {
    if let known = texts[text] { return known }
    texts[text] = text
    return text
  }

  private mutating func skip(_ line: Int, _ package: String, _ message: String) {
    note(line, package, "\(message); it is left out")
  }

  private mutating func note(_ line: Int, _ package: String, _ message: String) {
    problemCount += 1
    guard problems.count < FileProblem.mostReported else { return }
    problems.append(FileProblem(line: line, path: package, message: message))
  }
}
