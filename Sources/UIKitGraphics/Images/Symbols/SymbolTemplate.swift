import Foundation

/// The drawing of a custom symbol: an SVG file in the format of the SF Symbols app's templates.
///
/// A template has a group for each weight and scale, named `Regular-M` and the like, drawn for text of 100 points [D].
/// The one of regular weight and medium scale is read; other weights are derived from it, as for all symbols.
struct SymbolTemplate {
  /// The areas of the drawing, in units of the field of 16 that pictures are drawn on.
  let areas: [CGPath]

  /// The names of groups, the best one first.
  private static let groups = ["Regular-M", "Regular-S", "Regular-L", "Medium-M", "Ultralight-M", "Black-M"]
  /// A field is as wide as the text's point size, and pictures alone are drawn larger by a tenth.
  private static let unitsPerPoint: CGFloat = 16 / 100 / SymbolDrawing.growthAlone

  /// Nil for a text without such a group, or whose group has no paths.
  init?(_ svg: String) {
    let tags = Self.tags(svg)
    let found = Self.groups.lazy.compactMap { name in
      tags.firstIndex { $0.name == "g" && $0.attributes["id"] == name }
    }.first
    guard let found, !tags[found].isEmpty else { return nil }
    areas = Self.paths(of: tags[found...])
    if areas.isEmpty { return nil }
  }

  private static func paths(of tags: ArraySlice<Tag>) -> [CGPath] {
    var paths: [CGPath] = []
    var transforms: [CGAffineTransform] = [CGAffineTransform(scaleX: unitsPerPoint, y: unitsPerPoint)]
    for tag in tags {
      switch tag.name {
      case "g" where !tag.isEmpty:
        transforms.append(transform(tag.attributes["transform"]).concatenating(transforms.last!))
      case "/g":
        transforms.removeLast()
        if transforms.count == 1 { return paths }
      case "path":
        guard tag.attributes["fill"] != "none", let path = tag.attributes["d"].flatMap({ SymbolPathParser.path($0) })
        else {
          continue
        }
        var own = transform(tag.attributes["transform"]).concatenating(transforms.last!)
        if let area = path.copy(using: &own), area.boundingBoxOfPath.isFinite { paths.append(area) }
      default: continue
      }
    }
    return paths
  }

  // MARK: Tags

  private struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var isEmpty = false
  }

  /// The tags of the text in order. The text between them has no meaning in a template.
  private static func tags(_ text: String) -> [Tag] {
    text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1).compactMap { part in
      guard let end = part.lastIndex(of: ">"), part.first != "!", part.first != "?" else { return nil }
      return tag(part[..<end])
    }
  }

  private static func tag(_ text: Substring) -> Tag? {
    let name = text.prefix { !$0.isWhitespace && ($0 != "/" || $0 == text.first) }
    guard !name.isEmpty else { return nil }
    var tag = Tag(name: String(name), isEmpty: text.hasSuffix("/"))
    var rest = text[name.endIndex...]
    while let equals = rest.firstIndex(of: "="), let quote = rest[equals...].dropFirst().first, "\"'".contains(quote) {
      let start = rest.index(equals, offsetBy: 2)
      guard let end = rest[start...].firstIndex(of: quote) else { break }
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      tag.attributes[key] = String(rest[start..<end])
      rest = rest[rest.index(after: end)...]
    }
    return tag
  }

  /// `matrix(a b c d e f)` or `translate(x y)`.
  private static func transform(_ text: String?) -> CGAffineTransform {
    guard let text, let open = text.firstIndex(of: "(") else { return .identity }
    let numbers = text[open...].split { "(), ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    if text.hasPrefix("matrix"), numbers.count == 6 {
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    guard text.hasPrefix("translate"), let x = numbers.first else { return .identity }
    return CGAffineTransform(translationX: x, y: numbers.count > 1 ? numbers[1] : 0)
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
