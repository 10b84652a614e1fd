/// OpenType features that differ from the fonts' defaults.
enum FontFeatures {
  /// The features for text, as a list for Pango; nil for the defaults. `calt` is off because Inter would show "->" as
  /// an arrow, unlike San Francisco. `ccmp`, which composes marks, is off for plain letters: it has no effect on them
  /// and takes half of the time of shaping.
  static func features(for attributes: TextAttributes, isPlain: Bool) -> String? {
    let font = attributes.font
    let isInter = font.family == nil && !font.isMonospaced
    let usual: String? =
      switch (isInter, font.usesMonospacedDigits) {
      case (true, true): isPlain ? "calt=0,ccmp=0,tnum=1" : "calt=0,tnum=1"
      case (true, false): isPlain ? "calt=0,ccmp=0" : "calt=0"
      case (false, true): "tnum=1"
      case (false, false): nil
      }
    let usesLigatures = attributes.effects?.usesLigatures ?? true
    let usesKerning = attributes.effects?.usesKerning ?? true
    guard !usesLigatures || !usesKerning else { return usual }
    var features = usual.map { [$0] } ?? []
    if !usesLigatures { features.append("liga=0,clig=0") }
    if !usesKerning { features.append("kern=0") }
    return features.joined(separator: ",")
  }
}
