/// A file is rarely over 400 lines; where it is, the reason is written down.
struct FileLengthCheck {
  static let limit = 400

  let facades: Set<String>
  /// Path to reason.
  let allowed: [String: String]

  init(facades: [String], table: [[String]]) {
    self.facades = Set(facades)
    allowed = Dictionary(table.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { first, _ in first })
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    let long = files.filter { $0.lines.count > FileLengthCheck.limit && !facades.contains($0.path) }
    let tooLong = long.filter { (allowed[$0.path] ?? "").isEmpty }.map {
      Problem(
        path: $0.path,
        message:
          "\($0.lines.count) lines; split it, or say in Data/Structure/long-files.tsv why it is over \(FileLengthCheck.limit)"
      )
    }
    let outdated = Set(allowed.keys).subtracting(long.map(\.path)).sorted().map {
      Problem(path: "Data/Structure/long-files.tsv", message: "\($0) is not over \(FileLengthCheck.limit) lines")
    }
    return tooLong + outdated
  }
}
