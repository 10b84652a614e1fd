import CPango
import Foundation

/// The process's only connection to Pango: the font map, the contexts for shaping, and the font descriptions made so
/// far.
///
/// Nothing is loaded before text is first measured; the first face costs a few milliseconds, mostly for fontconfig's
/// cache. Fonts are looked up by name, never listed.
///
/// `lock` guards everything here and every use of a Pango object made from it: text is measured on the main actor and
/// drawn wherever a layer or an image is rendered.
final class FontEngine: @unchecked Sendable {
  static let shared = FontEngine()

  let lock = NSRecursiveLock()

  private var fontMap: UnsafeMutablePointer<PangoFontMap>?
  private var leftToRightContext: OpaquePointer?
  private var rightToLeftContext: OpaquePointer?
  private var descriptions: [FaceKey: OpaquePointer] = [:]
  private var measuredFaces: [FontDescription: FontMetrics] = [:]
  private var checkedFamilies: Set<String> = []
  private var installedFamilies: [String: Bool] = [:]
  private(set) var language = FontEngine.environmentLanguage
  private(set) lazy var scriptFonts = ScriptFonts(userLanguage: language)
  let plainFonts = PlainFonts()
  /// The buffer into which HarfBuzz writes the glyphs of a stretch until they are copied.
  private(set) lazy var glyphBuffer = hb_buffer_create()

  /// Sizes change while text is zoomed or fitted, so descriptions must not pile up.
  private static let descriptionLimit = 512
  /// From this size the system font uses its display outlines, like San Francisco [D].
  private static let displaySize = 20.0

  private init() {}

  /// The user's language as the environment states it. `Locale.current` would return the same and takes milliseconds.
  private static var environmentLanguage: String {
    func value(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(value).first { !$0.isEmpty } ?? ""
    return name.isEmpty || name == "C" || name.hasPrefix("C.") || name == "POSIX" ? "en" : name
  }

  /// The language that chooses between the Chinese, Japanese and Korean forms of a letter, as a locale identifier or a
  /// language tag. Contexts are made again; text that is shaped already does not change.
  func setLanguage(_ identifier: String) {
    language = identifier
    scriptFonts = ScriptFonts(userLanguage: identifier)
    forgetContexts()
  }

  /// Adds the faces of a file to those that are found by name. Text that is shaped already does not change.
  ///
  /// - Returns: Whether the file has faces.
  func addFont(file path: String) -> Bool {
    lock.withLock {
      guard FcConfigAppFontAddFile(nil, path) != 0 else { return false }
      forgetContexts()
      // A font map caches what it has found, so a new one is needed to find the added faces.
      if let fontMap { g_object_unref(gpointer(fontMap)) }
      fontMap = nil
      measuredFaces = [:]
      checkedFamilies = []
      installedFamilies = [:]
      return true
    }
  }

  private func forgetContexts() {
    for context in [leftToRightContext, rightToLeftContext].compactMap({ $0 }) { g_object_unref(gpointer(context)) }
    leftToRightContext = nil
    rightToLeftContext = nil
    plainFonts.removeAll()
  }

  /// The context in which paragraphs of a base direction are shaped.
  func context(isRightToLeft: Bool) -> OpaquePointer {
    if let context = isRightToLeft ? rightToLeftContext : leftToRightContext { return context }
    let context = makeContext(isRightToLeft: isRightToLeft)
    if isRightToLeft { rightToLeftContext = context } else { leftToRightContext = context }
    return context
  }

  private func makeContext(isRightToLeft: Bool) -> OpaquePointer {
    let map = fontMap ?? pango_cairo_font_map_new()!
    fontMap = map
    let context = pango_font_map_create_context(map)!
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string(language))
    // Unhinted and unrounded, a text is equally wide at every scale.
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  /// Pango's description of a font's face at `size` points, regardless of the font's own size. Borrowed: valid until
  /// the next call.
  ///
  /// Text is shaped at `masterSize` wherever it can be and scaled when it is drawn, because each size of a face costs
  /// fontconfig a search of a millisecond or two.
  func description(of font: FontDescription, at size: Double) -> OpaquePointer {
    let key = FaceKey(font: font, size: size)
    if let known = descriptions[key] { return known }
    if descriptions.count >= Self.descriptionLimit {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions.removeAll(keepingCapacity: true)
    }
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, Self.family(of: font))
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, Self.weight(font.weight))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if !font.smallCapitals.isEmpty { pango_font_description_set_variant(description, Self.variant(font.smallCapitals)) }
    descriptions[key] = description
    checkFamily(of: font, description: description)
    return description
  }

  /// The size in points at which text of a single size is shaped.
  static let masterSize = 32.0

  /// A font at the size at which it is shaped. The font's own size only chooses between text and display drawings.
  struct FaceKey: Hashable {
    private var family: String?
    private var weight: Double
    private var isItalic: Bool
    private var isMonospaced: Bool
    private var isDisplay: Bool
    private var smallCapitals: FontDescription.SmallCapitals
    private var size: Double

    init(font: FontDescription, size: Double) {
      family = font.family
      weight = font.weight
      isItalic = font.isItalic
      isMonospaced = font.isMonospaced
      isDisplay = FontEngine.isDisplay(font)
      smallCapitals = font.smallCapitals
      self.size = size
    }
  }

  private static func variant(_ capitals: FontDescription.SmallCapitals) -> PangoVariant {
    if capitals == .lowercase { return PANGO_VARIANT_SMALL_CAPS }
    return capitals == .uppercase ? PANGO_VARIANT_UNICASE : PANGO_VARIANT_ALL_SMALL_CAPS
  }

  private static func family(of font: FontDescription) -> String {
    if let family = font.family { return "\(family),Inter" }
    if font.isMonospaced { return "Noto Sans Mono,monospace" }
    return isDisplay(font) ? "Inter Display,Inter" : "Inter"
  }

  /// Whether a font uses Inter's drawings for display sizes, which have no digits of equal width.
  private static func isDisplay(_ font: FontDescription) -> Bool {
    font.size >= displaySize && !font.usesMonospacedDigits
  }

  /// UIKit's weights and the CSS weights of the faces that carry the same names.
  private static let weights: [(uikit: Double, css: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  private static func weight(_ weight: Double) -> PangoWeight {
    let upper = weights.firstIndex { $0.uikit >= weight } ?? weights.count - 1
    guard upper > 0 else { return PangoWeight(UInt32(weights[0].css)) }
    let (low, high) = (weights[upper - 1], weights[upper])
    let share = min(1, (weight - low.uikit) / (high.uikit - low.uikit))
    return PangoWeight(UInt32((low.css + share * (high.css - low.css)).rounded()))
  }

  /// Reports once for each missing family which font replaces it.
  private func checkFamily(of font: FontDescription, description: OpaquePointer) {
    guard !font.isMonospaced || font.family != nil else { return }
    let wanted = font.family ?? "Inter"
    guard checkedFamilies.insert(wanted).inserted else { return }
    guard let name = familyLoaded(for: description) else {
      return report("no font is installed: text stays blank (asked for \"\(wanted)\")")
    }
    if !Self.isFamily(name, wanted) { report("font \"\(wanted)\" is not installed, using \"\(name)\"") }
  }

  /// Whether a face of a family is installed.
  func isInstalled(_ family: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let known = installedFamilies[family] { return known }
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, 12 * Double(PANGO_SCALE))
    let isInstalled = familyLoaded(for: description).map { Self.isFamily($0, family) } ?? false
    installedFamilies[family] = isInstalled
    return isInstalled
  }

  /// The family of the face that a description finds.
  private func familyLoaded(for description: OpaquePointer) -> String? {
    guard let face = pango_context_load_font(context(isRightToLeft: false), description) else { return nil }
    defer { g_object_unref(face) }
    guard let found = pango_font_describe(face) else { return nil }
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  /// A generic family matches any family that it resolves to.
  private static func isFamily(_ found: String, _ wanted: String) -> Bool {
    let generic: Set<String> = ["sans-serif", "sans", "serif", "monospace"]
    return found.lowercased().hasPrefix(wanted.lowercased()) || generic.contains(wanted.lowercased())
  }

  /// Every family that is installed, by name.
  ///
  /// - Complexity: asks fontconfig for all of its fonts, which takes tens of milliseconds once.
  func familyNames() -> [String] {
    lock.withLock { families().compactMap { pango_font_family_get_name($0).map { String(cString: $0) } }.sorted() }
  }

  /// The names of a family's faces, "Bold" and the like; none for a family that is not installed.
  func faceNames(ofFamily family: String) -> [String] {
    lock.withLock {
      guard let found = families().first(where: { String(cString: pango_font_family_get_name($0)) == family }) else {
        return []
      }
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      var count: Int32 = 0
      pango_font_family_list_faces(found, &list, &count)
      defer { g_free(list) }
      return (0..<Int(count)).compactMap { index in
        list?[index].flatMap { pango_font_face_get_face_name($0) }.map { String(cString: $0) }
      }
    }
  }

  private func families() -> [UnsafeMutablePointer<PangoFontFamily>] {
    guard let map = pango_context_get_font_map(context(isRightToLeft: false)) else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list?[$0] }
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data("text: \(message)\n".utf8))
  }

  /// The measures of a named family's face, as the face itself states them.
  func faceMetrics(for font: FontDescription) -> FontMetrics {
    lock.lock()
    defer { lock.unlock() }
    if let known = measuredFaces[font] { return known }
    let context = context(isRightToLeft: false)
    let metrics = pango_context_get_metrics(context, description(of: font, at: font.size), nil)!
    defer { pango_font_metrics_unref(metrics) }
    let ascender = Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE)
    let descent = Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE)
    let lineHeight = max(ascender + descent, Double(pango_font_metrics_get_height(metrics)) / Double(PANGO_SCALE))
    let measured = FontMetrics(
      ascender: ascender, descender: -descent, lineHeight: lineHeight, capHeight: inkHeight(of: "H", in: font),
      xHeight: inkHeight(of: "x", in: font), leading: 0)
    measuredFaces[font] = measured
    return measured
  }

  private func inkHeight(of letter: String, in font: FontDescription) -> Double {
    let layout = pango_layout_new(context(isRightToLeft: false))!
    defer { g_object_unref(gpointer(layout)) }
    pango_layout_set_text(layout, letter, -1)
    pango_layout_set_font_description(layout, description(of: font, at: font.size))
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return Double(ink.height) / Double(PANGO_SCALE)
  }
}
