import CPango

/// A cache of the faces that plain letters are shaped with, by font and kind of letter.
///
/// Pango's analysis of a stretch of plain letters depends on nothing else, and would take a third of the time of
/// shaping. The engine's lock must be held during every use.
final class PlainFonts {
  struct Key: Hashable {
    var face: FontEngine.FaceKey
    var features: String?
  }

  /// One font's faces. Letters of no script are shaped as the letters before them, so each kind may be in each script.
  final class Faces {
    fileprivate enum Answer {
      case unknown
      /// The face differs among the letters of this kind, so Pango must choose it for each text.
      case none
      case known(PlainFont)
    }

    fileprivate var answers = ContiguousArray(repeating: Answer.unknown, count: PlainStretches.Kind.allCases.count)
  }

  private var faces: [Key: Faces] = [:]
  /// The greatest number of fonts in the cache, which is then emptied. That costs little: each new size of a font needs
  /// a search for its file anyway.
  private static let limit = 64

  func faces(for key: Key) -> Faces {
    if let known = faces[key] { return known }
    if faces.count >= Self.limit { removeAll() }
    let new = Faces()
    faces[key] = new
    return new
  }

  /// The face that letters of a kind are shaped with.
  ///
  /// - Returns: nil where that differs from letter to letter.
  func font(
    for kind: PlainStretches.Kind, in faces: Faces, _ description: OpaquePointer, features: String?
  ) -> PlainFont? {
    switch faces.answers[kind.rawValue] {
    case .known(let font): return font
    case .none: return nil
    case .unknown: break
    }
    let font = Self.find(kind, description, features: features)
    faces.answers[kind.rawValue] = font.map { .known($0) } ?? .none
    return font
  }

  func removeAll() {
    faces = [:]
  }

  /// Lets Pango analyse an example. For every letter it chooses the first face that has the letter; so its choice for
  /// one letter applies to all letters of this face, unless an earlier face has them.
  private static func find(
    _ kind: PlainStretches.Kind, _ description: OpaquePointer, features: String?
  ) -> PlainFont? {
    let (example, stretch) = kind.example
    let bytes = ContiguousArray(example.utf8)
    let segments = FontEngine.shared.scriptFonts.segments(in: bytes)
    let items = ItemList(bytes, description: description, features: features, segments: segments)
    defer { items.free() }
    guard let item = items.first(where: { Int($0.pointee.offset) == stretch.lowerBound }),
      Int(item.pointee.length) == stretch.count, let font = PlainFont(item, features: features)
    else { return nil }
    let family = segments.first { $0.range.overlaps(stretch) }?.family
    let isFirst = withDescription(description, family: family) { wanted in
      firstFont(wanted, item.pointee.analysis.language) == item.pointee.analysis.font
    }
    return isFirst ? font : nil
  }

  private static func withDescription<Result>(
    _ description: OpaquePointer, family: String?, _ body: (OpaquePointer) -> Result
  ) -> Result {
    guard let family, let copy = pango_font_description_copy(description) else { return body(description) }
    defer { pango_font_description_free(copy) }
    pango_font_description_set_family(copy, family)
    return body(copy)
  }

  /// The first face that Pango tries for a letter. It is valid as long as Pango's list of fonts.
  private static func firstFont(
    _ description: OpaquePointer, _ language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFont>? {
    let context = FontEngine.shared.context(isRightToLeft: false)
    guard let set = pango_context_load_fontset(context, description, language) else { return nil }
    defer { g_object_unref(gpointer(set)) }
    var first: UnsafeMutablePointer<PangoFont>?
    pango_fontset_foreach(
      set,
      { _, font, result in
        result?.assumingMemoryBound(to: UnsafeMutablePointer<PangoFont>?.self).pointee = font
        return 1
      }, &first)
    return first
  }
}
