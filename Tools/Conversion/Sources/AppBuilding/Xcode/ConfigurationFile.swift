import Foundation

/// A file of build settings (`.xcconfig`), with the files that it includes.
struct ConfigurationFile {
  private(set) var values: [String: String] = [:]
  /// The paths of files that do not exist.
  private(set) var missing: [String] = []

  private static let mostFiles = 64
  private var files = 0

  init(_ url: URL) { read(url, []) }

  private mutating func read(_ url: URL, _ open: [String]) {
    files += 1
    guard files < Self.mostFiles, !open.contains(url.path) else { return }
    guard let data = try? Data(contentsOf: url) else {
      missing.append(url.path)
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") { include(String(line), from: url, open) } else { set(text) }
    }
  }

  private mutating func include(_ line: String, from url: URL, _ open: [String]) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return }
    let file = URL(fileURLWithPath: String(parts[1]), relativeTo: url.deletingLastPathComponent()).standardizedFileURL
    let isOptional = line.hasPrefix("#include?")
    if isOptional && !FileManager.default.fileExists(atPath: file.path) { return }
    read(file, open + [url.path])
  }

  private mutating func set(_ text: String) {
    // The key ends at the first equals sign outside of the brackets of conditions.
    var depth = 0
    for index in text.indices {
      if text[index] == "[" { depth += 1 } else if text[index] == "]" { depth -= 1 }
      guard text[index] == "=", depth <= 0 else { continue }
      let key = text[..<index].trimmingCharacters(in: .whitespaces)
      var value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value.removeLast() }
      let inherited = values[key] ?? "$(inherited)"
      values[key] = value.replacing("$(inherited)", with: inherited)
      return
    }
  }
}
