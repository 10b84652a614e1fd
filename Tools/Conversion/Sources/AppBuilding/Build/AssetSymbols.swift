import Foundation

/// Generates Swift names for the images and colours in an app's asset catalogs, as Xcode does.
struct AssetSymbols {
  private enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    var type: String { self == .image ? "ImageResource" : "ColorResource" }
    /// The word that is removed from the end of an asset's name, because it only repeats the kind.
    var word: String { self == .image ? "Image" : "Color" }
    /// UIKit's type, which has the assets as members.
    var value: String { self == .image ? "UIImage" : "UIColor" }

    /// Whether UIKit's type already has a member of this name.
    func hasMember(_ name: String) -> Bool {
      if self == .image { return AssetSymbols.imageMembers.contains(name) }
      return AssetSymbols.colorMembers.contains(name) || name.hasPrefix("system")
        || name.contains("System") && (name.hasSuffix("Background") || name.hasSuffix("Fill"))
    }
  }

  private struct Symbol {
    let kind: Kind
    /// The folders that are namespaces, from the outermost.
    let spaces: [String]
    let asset: String
    let name: String
  }

  private let app: Module

  init(_ app: Module) { self.app = app }

  /// The generated extensions. Nil if there are no assets, or no source needs their names: none imports SwiftUI, passes
  /// a `resource:` or uses an asset as a member of UIKit's types.
  func generated() -> Module.Generated? {
    let sources = app.sources.compactMap { file in
      (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    }
    let showsViews = sources.contains { $0.contains("import SwiftUI") }
    let all = app.resources.map(\.url).filter { $0.pathExtension == "xcassets" }
      .flatMap { symbols(in: $0, spaces: []) }
    var seen: Set<String> = []
    let unique = all.filter { seen.insert("\($0.kind) \(($0.spaces + [$0.name]).joined(separator: "."))").inserted }
    let members = Kind.allCases.compactMap { self.members($0, unique, in: sources) }
    guard !unique.isEmpty,
      showsViews || !members.isEmpty || sources.contains(where: { $0.contains("(resource:") })
    else { return nil }
    let imports = (showsViews ? ["import SwiftUI"] : []) + (showsViews && members.isEmpty ? [] : ["import UIKit"])
    let extensions = Kind.allCases.compactMap { text(of: $0, unique) } + members
    return Module.Generated(
      name: "AssetSymbols.swift",
      text: imports.joined(separator: "\n") + "\n\n"
        + (extensions + [showsViews ? colors(unique, beside: sources) : nil].compactMap { $0 }).joined(separator: "\n"))
  }

  // MARK: The catalogs

  private func symbols(in folder: URL, spaces: [String]) -> [Symbol] {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { entry -> [Symbol] in
      let asset = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        guard let name = Self.name(of: asset, without: kind.word) else { return [] }
        return [Symbol(kind: kind, spaces: spaces, asset: asset, name: name)]
      }
      guard entry.pathExtension.isEmpty, FolderContents.isFolder(entry) else { return [] }
      return symbols(in: entry, spaces: isNamespace(entry) ? spaces + [entry.lastPathComponent] : spaces)
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  private func isNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
  }

  // MARK: Names

  /// The Swift name for an asset's name: the words in camel case, without the word of its kind at the end.
  static func name(of asset: String, without word: String) -> String? {
    var words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var name = words.joined()
    if name.hasSuffix(word), name.count > word.count { name.removeLast(word.count) }
    let capitals = name.prefix { $0.isUppercase }.count
    // The last of several capital letters begins the next word if a letter follows, so `URLField` becomes `urlField`.
    let isAll = capitals == name.count || name.dropFirst(capitals).first?.isLetter == false
    let small = capitals > 1 && !isAll ? capitals - 1 : capitals
    name = name.prefix(small).lowercased() + name.dropFirst(small)
    if name.first?.isNumber == true { name = "_" + name }
    return name
  }

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "for", "if", "else", "case", "class", "struct", "enum", "func", "let", "var", "import",
    "return", "switch", "where", "while", "repeat", "do", "self", "super", "true", "false", "nil", "operator", "public",
    "private", "internal", "extension", "protocol", "static", "subscript", "throw", "throws", "try", "guard", "defer",
    "continue", "break", "fallthrough", "catch", "init", "deinit", "inout", "any", "rethrows", "typealias",
  ]

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Names of members that SwiftUI's colour types already have.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor", "tertiary", "quaternary", "quinary", "tint",
    "foreground", "background", "separator", "selection", "placeholder", "link", "fill", "windowBackground",
  ]

  fileprivate static let imageMembers: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

  fileprivate static let colorMembers: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
    "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel",
    "red", "secondaryLabel", "separator", "tertiaryLabel", "tintColor", "white", "yellow",
  ]

  // MARK: The text

  private func text(of kind: Kind, _ symbols: [Symbol]) -> String? {
    let symbols = symbols.filter { $0.kind == kind }
    guard !symbols.isEmpty else { return nil }
    let lines = symbols.flatMap { symbol -> [String] in
      let asset = (symbol.spaces + [symbol.asset]).joined(separator: "/")
      let value = "\(kind.type)(name: \(String(reflecting: asset)), bundle: .main)"
      return ["static let \(Self.quoted(symbol.name)) = \(value)"]
    }
    return "extension \(kind.type) {\n" + nested(symbols, lines) + "}\n"
  }

  /// The declarations. Those in a namespace are nested in an enum with the namespace's name.
  private func nested(_ symbols: [Symbol], _ lines: [String], depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    var inner: [(space: String, symbols: [Symbol], lines: [String])] = []
    for (symbol, line) in zip(symbols, lines) {
      guard symbol.spaces.count > depth else {
        text += indent + line + "\n"
        continue
      }
      let space = symbol.spaces[depth]
      if let index = inner.firstIndex(where: { $0.space == space }) {
        inner[index].symbols.append(symbol)
        inner[index].lines.append(line)
      } else {
        inner.append((space, [symbol], [line]))
      }
    }
    for part in inner {
      guard let name = Self.name(of: part.space, without: "\0") else { continue }
      text += "\(indent)enum \(name.prefix(1).uppercased() + name.dropFirst()) {\n"
      text += nested(part.symbols, part.lines, depth: depth + 1) + indent + "}\n"
    }
    return text
  }

  /// The colours as members of SwiftUI's colour types, except those that the app's sources declare: apps wrote such
  /// members themselves before Xcode generated them.
  private func colors(_ symbols: [Symbol], beside sources: [String]) -> String? {
    let taken = Self.taken.union(sources.flatMap(Self.declarations))
    let colors = symbols.filter { $0.kind == .color && $0.spaces.isEmpty && !taken.contains($0.name) }
    guard !colors.isEmpty else { return nil }
    let lines = colors.map {
      "  static var \(Self.quoted($0.name)): Color { Color(ColorResource.\(Self.quoted($0.name))) }\n"
    }
    return ["Color", "ShapeStyle where Self == Color"].map { "extension \($0) {\n\(lines.joined())}\n" }
      .joined(separator: "\n")
  }

  /// The assets that a source uses as members of UIKit's type, except those that the type or an extension in the
  /// sources already declares.
  private func members(_ kind: Kind, _ symbols: [Symbol], in sources: [String]) -> String? {
    guard sources.contains(where: { $0.contains("UIKit") }) else { return nil }
    let own = symbols.filter { $0.kind == kind && $0.spaces.isEmpty && !kind.hasMember($0.name) }
    guard !own.isEmpty else { return nil }
    let used = sources.reduce(into: Set()) { $0.formUnion(Self.namesOfMembers(in: $1)) }
    let taken = sources.flatMap { Self.extensions(of: kind.value, in: $0).flatMap(Self.declarations) }
    let members = own.filter { used.contains($0.name) && !taken.contains($0.name) }
    guard !members.isEmpty else { return nil }
    let lines = members.map { symbol -> String in
      let name = Self.quoted(symbol.name)
      return "  static var \(name): \(kind.value) { \(kind.value)(resource: .\(name)) }\n"
    }
    return "extension \(kind.value) {\n\(lines.joined())}\n"
  }

  /// The names that follow a dot in a source.
  private static func namesOfMembers(in source: String) -> Set<String> {
    var names: Set<String> = []
    var rest = source.utf8[...]
    while let point = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[rest.index(after: point)...]
      let name = rest.prefix { byte in
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
      rest = rest[name.endIndex...]
      if !name.isEmpty { names.insert(String(Substring(name))) }
    }
    return names
  }

  /// The bodies of the extensions of a type.
  private static func extensions(of type: String, in source: String) -> [String] {
    source.ranges(of: "extension " + type).compactMap { range in
      guard let open = source[range.upperBound...].firstIndex(of: "{"),
        source[range.upperBound..<open].allSatisfy({ !$0.isNewline && $0 != "." })
      else { return nil }
      var depth = 0
      let close = source[open...].firstIndex { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth == 0
      }
      return String(source[open..<(close ?? source.endIndex)])
    }
  }

  /// The names of the constants, variables and functions of types in a source.
  private static func declarations(in source: String) -> [String] {
    source.matches(of: #/\b(?:static|class)\s+(?:let|var|func)\s+`?(\w+)/#).map { String($0.1) }
  }
}
