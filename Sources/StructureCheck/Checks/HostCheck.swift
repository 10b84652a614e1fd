/// A part of a list knows its view through a protocol, its host, of properties and methods. Tests have a stand-in for
/// each host.
///
/// If a host hands out another part, the part can use everything that the other part offers, so a host may hand out at
/// most two parts. A table lists the hosts that hand out more; it may only get shorter.
struct HostCheck {
  /// The number of parts that a host may hand out, unless the table allows it more.
  static let limit = 2
  static let partsPath = "Data/Structure/host-parts.tsv"
  /// The folders of lists, in whichever of UIKit's modules they are.
  static let folders: Set<Substring> = [
    "Cells", "Collection", "Compositional", "Diffable", "Dragging", "ListCells", "Lists", "Table",
  ]

  /// The number of parts for each host in the table.
  private let allowed: [String: Int]

  /// - Parameter parts: One row for each host: its name, and how many parts it hands out.
  init(parts: [[String]]) {
    allowed = Dictionary(
      parts.compactMap { row in row.count > 1 ? Int(row[1]).map { (row[0], $0) } : nil },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter files: The sources of UIKit and the tests.
  func problems(in files: [SourceFile]) -> [Problem] {
    let hosts = files.filter(Self.isOfLists).flatMap(Self.hosts)
    let parts = Set(files.flatMap(Self.parts))
    let byName = Dictionary(hosts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let faked = Self.fulfilled(in: files.filter { $0.path.hasPrefix("Tests/") }, byName)
    return partProblems(hosts, parts, byName) + standInProblems(hosts, faked)
  }

  // MARK: Parts that a host hands out

  private func partProblems(_ hosts: [Host], _ parts: Set<String>, _ byName: [String: Host]) -> [Problem] {
    let counts = hosts.map { host in (host, Self.handedOut(host, byName).filter { parts.contains($0.type) }) }
    let problems = counts.compactMap { host, handed -> Problem? in
      let allowed = allowed[host.name] ?? Self.limit
      if handed.count > allowed {
        let names = handed.map(\.name).joined(separator: ", ")
        return Problem(
          path: host.path, line: host.line,
          message: "\(host.name) hands out \(handed.count) parts (\(names)), \(allowed) may be: give values and verbs")
      }
      guard self.allowed[host.name] != nil, handed.count < allowed else { return nil }
      return Problem(path: Self.partsPath, message: "\(host.name) hands out \(handed.count) parts: lower \(allowed)")
    }
    let names = Set(hosts.map(\.name))
    let needless = allowed.keys.filter { !names.contains($0) || (allowed[$0] ?? 0) <= Self.limit }.sorted().map {
      Problem(path: Self.partsPath, message: "\($0) is no host that hands out more than \(Self.limit) parts: delete it")
    }
    return problems + needless
  }

  /// The properties of a host, and of the protocols that it is composed of.
  private static func handedOut(_ host: Host, _ byName: [String: Host]) -> [Host.Property] {
    host.properties + host.inherited.compactMap { byName[$0] }.flatMap { handedOut($0, byName) }
  }

  // MARK: Stand-ins

  private func standInProblems(_ hosts: [Host], _ faked: Set<String>) -> [Problem] {
    hosts.filter { !faked.contains($0.name) }.map {
      Problem(
        path: $0.path, line: $0.line, message: "no type of the tests stands in for \($0.name): parts are tested alone")
    }
  }

  /// The host protocols that types of the files conform to, directly or through a composed protocol.
  private static func fulfilled(in files: [SourceFile], _ byName: [String: Host]) -> Set<String> {
    var found: Set<String> = []
    func add(_ name: String) {
      guard let host = byName[name], found.insert(name).inserted else { return }
      host.inherited.forEach(add)
    }
    let declaration = #/(?:class|extension|struct|actor) [\w.]+\s*:([^{]*)\{/#
    for file in files {
      let code = file.code.joined(separator: "\n")
      guard code.has("Host") else { continue }
      for match in code.matches(of: declaration) {
        match.1.split { !$0.isLetter && !$0.isNumber }.map(String.init).forEach(add)
      }
    }
    return found
  }

  // MARK: Reading sources

  private struct Host {
    struct Property {
      let name: String
      let type: String
    }

    let name: String
    let path: String
    /// The line of the declaration, counted from 1.
    let line: Int
    let inherited: [String]
    var properties: [Property] = []
  }

  private static func isOfLists(_ file: SourceFile) -> Bool {
    let folders = file.path.split(separator: "/")
    return folders.count > 3 && file.path.hasPrefix("Sources/UIKit") && self.folders.contains(folders[2])
  }

  /// The protocols of a file whose name ends with Host.
  private static func hosts(in file: SourceFile) -> [Host] {
    let declaration = #/^(?:package )?protocol (\w+Host)\b(?:\s*:([^{]*))?\{/#
    let property = #/^\s+var (\w+): (?:any )?(\w+)[?!]? \{/#
    var hosts: [Host] = []
    var open: Host?
    for (index, line) in file.code.enumerated() {
      if line.has("protocol "), let match = line.firstMatch(of: declaration) {
        let inherited = match.2?.split(separator: ",").map { $0.filter { !$0.isWhitespace } } ?? []
        open = Host(name: String(match.1), path: file.path, line: index + 1, inherited: inherited)
      } else if open != nil, let match = line.firstMatch(of: property) {
        open?.properties.append(Host.Property(name: String(match.1), type: String(match.2)))
      }
      if line.hasPrefix("}"), let closed = open {
        hosts.append(closed)
        open = nil
      }
    }
    return hosts
  }

  /// The classes of a file that have an initialiser with a host or a view as its first argument.
  private static func parts(in file: SourceFile) -> [String] {
    guard file.path.hasPrefix("Sources/UIKit") else { return [] }
    let declaration = #/^(?:@?\w+ )*class (\w+)/#
    let initializer = #/^\s+(?:\w+ )*init\((?:host|view|tableView): /#
    var parts: [String] = []
    var current: String?
    for line in file.code {
      if line.has("class "), let match = line.firstMatch(of: declaration) { current = String(match.1) }
      if let part = current, line.has("init("), line.firstMatch(of: initializer) != nil {
        parts.append(part)
        current = nil
      }
    }
    return parts
  }
}
