import CPango
import Expectations
import Fuzzing
import Testing

@testable import TextLayout

/// Texts are divided, analysed and shaped without Pango exactly as Pango does it.
struct PlainStretchesTests {
  private static let letters: [String] = [
    "a", "Z", "word", "AVATAR", "fi", "ffl", "Tö", "é", "ß", "Ł", "1", "42", " ", " ", "  ", "-", "->", ".", ",", "!",
    "?", "/", "@", "#1", "%", "'", "\"", "(", ")", "[", "}", "<", "·", "—", "–", "…", "•", "“", "”", "’", "«", "»", "¿",
    "°", "€", "£", "\u{A0}", "天", "天气", "版本", "㐀", "、", "。", "，", "！", "：", "；", "？", "１", "Ａ", "（", "カ", "한",
    "§", "©", "±", "½", "†", "‰", "„", "〇", "々", "\u{3000}", "（",
  ]

  private struct Pango {
    let stretch: Range<Int>
    let font: UnsafeMutablePointer<PangoFont>?
    let script: UInt8
    let language: OpaquePointer?
    let glyphs: [PlainFont.Glyph]
  }

  private let features = "calt=0,ccmp=0"
  private let description: FontDescription

  init() {
    description = FontDescription(size: 15)
  }

  /// The analysis and the glyphs of a text, by Pango.
  private func pango(_ bytes: ContiguousArray<UInt8>) -> [Pango] {
    let engine = FontEngine.shared
    let items = ItemList(
      bytes, description: engine.description(of: description, at: FontEngine.masterSize), features: features,
      segments: engine.scriptFonts.segments(in: bytes))
    defer { items.free() }
    let string = pango_glyph_string_new()!
    defer { pango_glyph_string_free(string) }
    return items.map { item in
      let start = Int(item.pointee.offset)
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          pango_shape_full(
            $0.baseAddress! + start, item.pointee.length, $0.baseAddress!, Int32(bytes.count), &item.pointee.analysis,
            string)
        }
      }
      let glyphs = (0..<Int(string.pointee.num_glyphs)).map { index in
        let info = string.pointee.glyphs[index]
        return PlainFont.Glyph(
          index: info.glyph, byte: string.pointee.log_clusters[index] + Int32(start), width: info.geometry.width,
          x: info.geometry.x_offset, y: info.geometry.y_offset)
      }
      return Pango(
        stretch: start..<start + Int(item.pointee.length), font: item.pointee.analysis.font,
        script: item.pointee.analysis.script, language: item.pointee.analysis.language, glyphs: glyphs)
    }
  }

  private func glyphs(_ font: PlainFont, _ stretch: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [PlainFont.Glyph]? {
    var glyphs: ContiguousArray<PlainFont.Glyph> = []
    let isComplete = bytes.withUnsafeBufferPointer { font.shape(stretch, of: $0, into: &glyphs) }
    return isComplete ? Array(glyphs) : nil
  }

  private func stretches(_ bytes: ContiguousArray<UInt8>) -> [PlainStretches.Stretch]? {
    bytes.withUnsafeBufferPointer { PlainStretches($0).map { Array($0) } }
  }

  private func font(_ kind: PlainStretches.Kind) -> PlainFont? {
    let engine = FontEngine.shared
    let size = FontEngine.masterSize
    let faces = engine.plainFonts.faces(
      for: PlainFonts.Key(face: FontEngine.FaceKey(font: description, size: size), features: features))
    return engine.plainFonts.font(
      for: kind, in: faces, engine.description(of: description, at: size), features: features)
  }

  @Test(arguments: 0..<400)
  func randomTextsAreShapedLikePango(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1..<14, using: &generator)
    let all = Self.letters[..<Int.random(in: 10...Self.letters.count, using: &generator)]
    let string = (0..<count).map { _ in all.randomElement(using: &generator)! }.joined()
    let note: Comment = "seed \(seed): \(string.debugDescription)"
    let bytes = ContiguousArray(string.utf8)
    FontEngine.shared.lock.withLock {
      guard let stretches = stretches(bytes) else { return }
      let expected = pango(bytes)
      expectEqual(stretches.map(\.bytes), expected.map(\.stretch), note)
      guard stretches.count == expected.count else { return }
      for (stretch, item) in zip(stretches, expected) {
        guard let font = font(stretch.kind) else {
          Issue.record("No face is known for \(stretch.kind). \(note)")
          continue
        }
        // A letter that the face lacks is found out when it is shaped.
        guard let shaped = glyphs(font, stretch.bytes, bytes) else { continue }
        expect(font.font == item.font && font.language == item.language, note)
        expectEqual(font.script, item.script, note)
        expectEqual(shaped, item.glyphs, note)
      }
    }
  }

  /// Most rows of a list are such texts: if they were left to Pango, nobody would notice but those who wait.
  @Test(arguments: [
    "Plain words, 12 (and more)", "@market123 · 5h · 摄影", "Travel — section 7", "the list 今天天气很好 a river 咖啡 of light",
    "Zürich – 3 € “quoted”", "列表滚动，非常流畅。", "王小明", "100%", "don’t",
  ])
  func commonTextsAreShapedWithoutPango(string: String) {
    FontEngine.shared.lock.withLock {
      let stretches = stretches(ContiguousArray(string.utf8))
      expectEqual(stretches?.allSatisfy { font($0.kind) != nil }, true)
    }
  }

  @Test(arguments: ["カタカナ", "한국어", "天（a）", "a “天”", "שלום", "½", "Ａ"])
  func complexTextsAreLeftToPango(string: String) {
    expectNil(stretches(ContiguousArray(string.utf8)))
  }

  @Test func stretchesEndWhereTheScriptChanges() {
    let found = stretches(ContiguousArray("- ab 天气，c".utf8))
    expectEqual(
      found,
      [
        PlainStretches.Stretch(kind: .latin, bytes: 0..<5), PlainStretches.Stretch(kind: .hanEast, bytes: 5..<14),
        PlainStretches.Stretch(kind: .latin, bytes: 14..<15),
      ])
    expectEqual(stretches([]), [])
    expectEqual(stretches(ContiguousArray("12".utf8)), [PlainStretches.Stretch(kind: .signs, bytes: 0..<2)])
  }

  /// A change of language drops the known faces of a font: others may write it then.
  @Test func theLanguageDecidesTheFontOfHanCharacters() {
    FontEngine.shared.lock.withLock {
      let language = FontEngine.shared.language
      defer { TextFrame.language = language }
      TextFrame.language = "zh_CN"
      let simplified = font(.hanEast)
      TextFrame.language = "zh_TW"
      let traditional = font(.hanEast)
      expect(simplified != nil && traditional != nil && simplified?.font != traditional?.font)
    }
  }
}
