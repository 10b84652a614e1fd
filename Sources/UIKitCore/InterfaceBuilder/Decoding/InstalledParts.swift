import InterfaceDocuments

/// Determines which subviews and constraints of a view are installed.
///
/// A `mask` of the default variation excludes parts; masks of size classes exclude and include further ones.
struct InstalledParts {
  private var excluded: [String: Set<String>] = [:]

  /// The parts of the default variation, changed by the variations in force, from the most general to the most
  /// specific.
  init(_ element: DocumentElement, _ inForce: [ElementVariation] = []) {
    let variations = element.children(named: "variation").filter { $0["key"] == "default" } + inForce.map(\.element)
    for variation in variations {
      for mask in variation.children(named: "mask") {
        let key = mask["key"] ?? ""
        excluded[key, default: []].formUnion(mask.children(named: "exclude").compactMap { $0["reference"] })
        excluded[key]?.subtract(mask.children(named: "include").compactMap { $0["reference"] })
      }
    }
  }

  /// Whether a part of a kind, `subviews` or `constraints`, is installed.
  func contains(_ part: DocumentElement, in kind: String) -> Bool {
    part.id.map { excluded[kind]?.contains($0) != true } ?? true
  }

  /// The parts that are installed in at least one size class.
  static func possible(_ parts: [DocumentElement], of element: DocumentElement, in kind: String) -> [DocumentElement] {
    let plain = InstalledParts(element)
    let included = Set(
      element.variations.flatMap { $0.element.children(named: "mask") }.filter { $0["key"] == kind }
        .flatMap { $0.children(named: "include") }.compactMap { $0["reference"] })
    return parts.filter { plain.contains($0, in: kind) || included.contains($0.id ?? "") }
  }
}
