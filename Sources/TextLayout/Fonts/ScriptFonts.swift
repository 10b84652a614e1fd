/// The families for scripts that the system font lacks, as iOS has one for each.
///
/// Without this table, fontconfig sorts all installed fonts for each size in which such a letter occurs. It still
/// does so for scripts that are not listed here.
struct ScriptFonts {
  /// A stretch of text (byte offsets) in one script, the family that writes it and the language it is taken to be.
  struct Segment: Equatable {
    var range: Range<Int>
    var family: String
    var language: String?
  }

  private enum Script: Equatable {
    case han, arabic, hebrew, devanagari, thai

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
      case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
      case 0x0900...0x097F: self = .devanagari
      case 0x0E00...0x0E7F: self = .thai
      case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF01...0xFFEF, 0x20000...0x3FFFF:
        self = .han
      default: return nil
      }
    }
  }

  /// The language assumed for a text in Han characters. Kana make it Japanese and hangul Korean. Otherwise the user's
  /// language decides; if that is not one of them, it is simplified Chinese.
  private enum HanLanguage: String {
    case simplified = "zh-cn"
    case traditional = "zh-tw"
    case hongKong = "zh-hk"
    case japanese = "ja"
    case korean = "ko"

    init(userLanguage: String) {
      let parts = userLanguage.lowercased().split { $0 == "_" || $0 == "-" || $0 == "." || $0 == "@" }
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
      case "zh" where parts.contains("tw") || parts.contains("hant"): self = .traditional
      case "yue": self = .hongKong
      default: self = .simplified
      }
    }

    var family: String {
      switch self {
      case .simplified: "Noto Sans CJK SC"
      case .traditional: "Noto Sans CJK TC"
      case .hongKong: "Noto Sans CJK HK"
      case .japanese: "Noto Sans CJK JP"
      case .korean: "Noto Sans CJK KR"
      }
    }
  }

  private let userLanguage: HanLanguage

  init(userLanguage: String) {
    self.userLanguage = HanLanguage(userLanguage: userLanguage)
  }

  /// - Complexity: O(n) in the number of bytes.
  func segments(in bytes: ContiguousArray<UInt8>) -> [Segment] {
    bytes.withUnsafeBufferPointer { segments(in: $0, range: 0..<$0.count) }
  }

  /// - Complexity: O(n) in the number of bytes.
  func segments(in bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> [Segment] {
    var found: [Segment] = []
    var isHan: [Bool] = []
    var hanLanguage = userLanguage
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = TextScan.scalar(in: bytes, at: position)
      defer { position += length }
      guard let script = Script(scalar) else { continue }
      if script == .han {
        if Self.isKana(scalar) { hanLanguage = .japanese }
        if Self.isHangul(scalar), hanLanguage != .japanese { hanLanguage = .korean }
      }
      let family = Self.family(of: script)
      if let last = found.last, last.range.upperBound == position, last.family == family {
        found[found.count - 1].range = last.range.lowerBound..<position + length
      } else {
        found.append(Segment(range: position..<position + length, family: family))
        isHan.append(script == .han)
      }
    }
    for index in found.indices where isHan[index] {
      found[index].family = hanLanguage.family
      found[index].language = hanLanguage.rawValue
    }
    return found
  }

  private static func family(of script: Script) -> String {
    switch script {
    case .han: ""
    case .arabic: "Noto Sans Arabic UI,Noto Sans Arabic,Noto Naskh Arabic"
    case .hebrew: "Noto Sans Hebrew"
    case .devanagari: "Noto Sans Devanagari"
    case .thai: "Noto Sans Thai"
    }
  }

  private static func isKana(_ scalar: UInt32) -> Bool {
    (0x3041...0x30FF).contains(scalar) || (0x31F0...0x31FF).contains(scalar) || (0xFF66...0xFF9F).contains(scalar)
  }

  private static func isHangul(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7FF).contains(scalar) || (0x1100...0x11FF).contains(scalar) || (0x3130...0x318F).contains(scalar)
  }
}
