import CPango

/// A face with the script and language that it writes: all that decides how a stretch of plain letters is shaped.
///
/// Pango's own shaping makes a font object, a string of glyphs and a copy of its analysis for each stretch. This calls
/// HarfBuzz as Pango would, with a buffer that is used over and over. The engine's lock must be held during every use.
final class PlainFont {
  /// A letter's shape, and where it is drawn, in Pango's units.
  struct Glyph: Equatable {
    let index: UInt32
    /// The byte of the text that the glyph begins at.
    let byte: Int32
    let width: Int32
    /// The offset from the end of the previous glyph, and down from the baseline.
    let x: Int32
    let y: Int32
  }

  /// The face in Cairo's form.
  let scaled: OpaquePointer
  let font: UnsafeMutablePointer<PangoFont>
  /// A script of GLib's.
  let script: UInt8
  /// A language of Pango's.
  let language: OpaquePointer?
  /// The face, the script and the language in HarfBuzz's form.
  private let outlines: OpaquePointer
  private let writing: (script: hb_script_t, language: hb_language_t?)
  private let features: ContiguousArray<hb_feature_t>

  /// - Parameters:
  ///   - item: A stretch that Pango analysed. Its face is retained; its script and language are kept, too.
  ///   - features: OpenType features, separated by commas.
  /// - Returns: nil for a stretch that no face has the letters of.
  init?(_ item: UnsafeMutablePointer<PangoItem>, features: String?) {
    guard let font = item.pointee.analysis.font, let outlines = pango_font_get_hb_font(font),
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return nil }
    g_object_ref(font)
    self.font = font
    self.outlines = outlines
    self.scaled = scaled
    script = item.pointee.analysis.script
    language = item.pointee.analysis.language
    writing = (
      hb_script_t(g_unicode_script_to_iso15924(GUnicodeScript(Int32(script)))),
      hb_language_from_string(pango_language_to_string(language), -1)
    )
    self.features = Self.features(of: font) + Self.features(features)
  }

  deinit {
    FontEngine.shared.lock.lock()
    g_object_unref(font)
    FontEngine.shared.lock.unlock()
  }

  /// The OpenType features that the font's description or the system's settings specify.
  private static func features(of font: UnsafeMutablePointer<PangoFont>) -> ContiguousArray<hb_feature_t> {
    let limit = 32
    return ContiguousArray(unsafeUninitializedCapacity: limit) { buffer, count in
      var found: UInt32 = 0
      pango_font_get_features(font, buffer.baseAddress, UInt32(limit), &found)
      count = Int(found)
    }
  }

  private static func features(_ list: String?) -> ContiguousArray<hb_feature_t> {
    var features: ContiguousArray<hb_feature_t> = []
    for text in list?.split(separator: ",") ?? [] {
      var feature = hb_feature_t()
      if hb_feature_from_string(String(text), -1, &feature) != 0 { features.append(feature) }
    }
    return features
  }

  /// Appends the glyphs of a stretch.
  ///
  /// - Parameter text: The paragraph: letters around the stretch may decide how it is shaped.
  /// - Returns: false, with nothing appended, if the face lacks a letter.
  func shape(
    _ stretch: Range<Int>, of text: UnsafeBufferPointer<UInt8>, into glyphs: inout ContiguousArray<Glyph>
  ) -> Bool {
    guard let buffer = FontEngine.shared.glyphBuffer, let base = text.baseAddress else { return stretch.isEmpty }
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, writing.script)
    hb_buffer_set_language(buffer, writing.language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if stretch.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if stretch.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(text.count), UInt32(stretch.lowerBound), Int32(stretch.count))
    }
    features.withUnsafeBufferPointer { hb_shape(outlines, buffer, $0.baseAddress, UInt32($0.count)) }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return stretch.isEmpty }
    for index in 0..<Int(count) where infos[index].codepoint == 0 || positions[index].x_advance < 0 { return false }
    guard count > 0 || stretch.isEmpty else { return false }
    for index in 0..<Int(count) {
      let position = positions[index]
      glyphs.append(
        Glyph(
          index: infos[index].codepoint, byte: Int32(infos[index].cluster), width: position.x_advance,
          x: position.x_offset, y: -position.y_offset))
    }
    return true
  }
}
