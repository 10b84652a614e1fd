import InterfaceDocuments

/// The subviews and constraints of a view that are installed.
///
/// A `mask` of the default variation excludes parts; those of size classes include and exclude further ones.
struct InstalledParts {
  private var excluded: [String: Set<String>] = [:]

  /// The parts where no size class differs, changed by the variations that are in force, from the most general on.
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

  /// The parts that at least one of the size classes has.
  static func possible(_ parts: [DocumentElement], of element: DocumentElement, in kind: String) -> [DocumentElement] {
    let plain = InstalledParts(element)
    let included = Set(
      element.variations.flatMap { $0.element.children(named: "mask") }.filter { $0["key"] == kind }
        .flatMap { $0.children(named: "include") }.compactMap { $0["reference"] })
    return parts.filter { plain.contains($0, in: kind) || included.contains($0.id ?? "") }
  }
}
