import Foundation

/// The optional requirements of Apple's protocols are called with a question mark:
/// `delegate?.tableView?(tableView, didSelectRowAt: path)`. Each that we declare has a property of its name in an
/// extension of its protocol, whose value takes its labels.
struct OptionalCallCheck {
  let apple: AppleDeclarations
  /// The public symbols of our modules.
  let symbols: Set<String>

  /// The methods and properties that the sources declare for calls with a question mark.
  struct Calls {
    /// Protocol and property to the property's type, without its question mark.
    var properties: [String: String] = [:]
    /// Type to the labels that its values can be called with, such as `(_:didSelectRowAt:)`.
    var labels: [String: Set<String>] = [:]
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    let calls = Self.calls(in: files.filter { $0.module.map(StructureCheck.mirroredModules.contains) == true })
    return apple.declarations.keys.sorted().filter(isOptional).compactMap { symbol in
      guard symbols.contains(symbol), !Self.isCallable(symbol, calls) else { return nil }
      return Problem(
        path: "Sources",
        message: "\(symbol) is optional in Apple's protocol and cannot be called with a question mark here")
    }
  }

  private func isOptional(_ symbol: String) -> Bool {
    apple.declarations[symbol]?.contains { $0.hasPrefix("optional func") } == true
  }

  static func isCallable(_ symbol: String, _ calls: Calls) -> Bool {
    guard let open = symbol.firstIndex(of: "("), let type = calls.properties[String(symbol[..<open])] else {
      return false
    }
    let labels = String(symbol[open...])
    // A function value takes arguments without labels.
    if type.hasPrefix("((") { return labels.allSatisfy { "(_:)".contains($0) } }
    return calls.labels[type]?.contains(labels) == true
  }

  // MARK: Reading the sources

  static func calls(in files: [SourceFile]) -> Calls {
    var calls = Calls()
    for file in files { read(file.code, into: &calls) }
    return calls
  }

  private static func read(_ lines: [String], into calls: inout Calls) {
    var type: String?
    for (index, line) in lines.enumerated() {
      if let name = declaredType(in: line) { type = name }
      guard let owner = type else { continue }
      if line.hasPrefix("}") { type = nil }
      if let (name, answer) = property(in: line) { calls.properties["\(owner).\(name)"] = answer }
      if line.contains("func callAsFunction(") {
        calls.labels[owner, default: []].insert(labels(of: lines[index...].prefix(12).joined(separator: " ")))
      }
    }
  }

  /// `UITableViewDelegate` for `extension UITableViewDelegate {`, `_TableViewCalls` for
  /// `public struct _TableViewCalls {`.
  private static func declaredType(in line: String) -> String? {
    guard line.hasPrefix("extension ") || line.hasPrefix("public struct ") else { return nil }
    let name = line.split(separator: " ").drop { ["extension", "public", "struct"].contains($0) }.first
    return name.map { String($0.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }) }
  }

  /// `("tableView", "_TableViewCalls")` for `public var tableView: _TableViewCalls? { … }`.
  private static func property(in line: String) -> (String, String)? {
    guard let start = line.range(of: "public var "), let colon = line.range(of: ": "),
      let end = line.range(of: "? {", options: .backwards, range: colon.upperBound..<line.endIndex)
    else { return nil }
    var type = String(line[colon.upperBound..<end.lowerBound])
    if let inner = type.range(of: "? { {") { type = String(type[..<inner.lowerBound]) }
    return (String(line[start.upperBound..<colon.lowerBound]), type)
  }

  /// `(_:didSelectRowAt:)` for `func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)`.
  private static func labels(of declaration: String) -> String {
    guard let start = declaration.range(of: "callAsFunction(") else { return "()" }
    var labels = ""
    var depth = 1
    var label = ""
    var isLabel = true
    var previous: Character = " "
    for character in declaration[start.upperBound...] {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !(character == ">" && previous == "-") { depth -= 1 }
      previous = character
      if depth == 0 { break }
      if depth == 1, character == "," { isLabel = true; label = ""; continue }
      guard isLabel else { continue }
      if character == ":" || (character.isWhitespace && !label.isEmpty) {
        labels += label + ":"
        isLabel = false
      } else if !character.isWhitespace {
        label.append(character)
      }
    }
    return "(\(labels))"
  }
}
