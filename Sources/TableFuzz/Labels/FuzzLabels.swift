import Fuzzing
import TextLayout
import UIKit

/// Sizes random labels to fit and compares the lines that they show with those of a label with more space.
@MainActor
package final class FuzzLabels {
  private let seed: UInt64
  private var random: SeededGenerator
  private let label = UILabel()

  package init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    label.lineBreakMode = .byTruncatingTail
  }

  /// Returns the first label whose text looks different at its fitting size, nil if there is none.
  package func run(steps: Int, progress: (Int) -> Void = { _ in }) -> String? {
    for step in 1...max(steps, 1) {
      configure()
      let limit = random.oneIn(3) ? CGFloat(random.double(20...400)) : .greatestFiniteMagnitude
      if let difference = difference(within: limit) { return "seed \(seed), label \(step): \(difference)" }
      if step.isMultiple(of: 100_000) { progress(step) }
    }
    return nil
  }

  /// Gives the label a short text or a long one, in any script, font, size and weight.
  private func configure() {
    label.traitOverrides.displayScale = CGFloat(random.int(1...3))
    label.updateTraitsIfNeeded()
    let size = random.oneIn(4) ? CGFloat(random.double(6...60)) : CGFloat(random.int(9...34))
    switch random.below(8) {
    case 0: label.font = .italicSystemFont(ofSize: size)
    case 1: label.font = .monospacedSystemFont(ofSize: size, weight: random.pick(weights))
    case 2: label.font = .monospacedDigitSystemFont(ofSize: size, weight: random.pick(weights))
    default: label.font = .systemFont(ofSize: size, weight: random.pick(weights))
    }
    let count = random.oneIn(5) ? random.int(5...25) : random.int(1...4)
    label.text = (0..<count).map { _ in random.pick(words) }.joined(separator: random.oneIn(12) ? "\n" : " ")
    label.numberOfLines = random.pick([1, 1, 0, 0, 2, 3])
    label.adjustsFontSizeToFitWidth = random.oneIn(6)
    label.allowsDefaultTighteningForTruncation = random.oneIn(6)
  }

  private func difference(within limit: CGFloat) -> String? {
    let fitting = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
    let offered = CGSize(width: label.numberOfLines == 1 ? 100_000 : min(limit, 100_000), height: 100_000)
    let roomy = label.textFrame(at: offered)
    // The label shrank its font to fit the offered size, and shrinks it again in the size that it returned. So the two
    // texts cannot be compared.
    if label.adjustsFontSizeToFitWidth, roomy.content.attributes.font.size != Double(label.font.pointSize) {
      return nil
    }
    let frame = label.textFrame(at: fitting)
    guard summary(frame) != summary(roomy) || frame.content != roomy.content else { return nil }
    return """
      \(label.text ?? "") in \(label.font!), \(label.numberOfLines) lines within \(limit): at \(fitting) \(summary(frame)), \
      with more room \(summary(roomy))
      """
  }

  /// The lines' ranges and widths, in thousandths of a point.
  private func summary(_ frame: TextFrame) -> [String] {
    frame.lines.map { "\($0.range) \(Int(($0.rect.width * 1000).rounded()))" } + [
      frame.isTruncated ? "truncated" : "whole"
    ]
  }

  private let words = [
    "Detail", "of", "row", "the", "quick", "brown", "fox", "AV", "To", "WAVE", "ffi", "Ünïcödé", "naïve", "kr", "USD",
    "0", "1", "11", "111", "2,048", "99 %", "12:45", "3.14159", "€ 7,50", "(optional)", "—", "&", "www.example.org",
    "名前", "東京都", "漢字かな交じり文", "한국어", "텍스트", "中文测试", "我們", "مرحبا", "بالعالم", "שלום", "עולם",
    "Привет", "мир", "Ελληνικά", "नमस्ते", "สวัสดี", "🙂", "👨‍👩‍👧‍👦", "🇮🇸", "e\u{301}", "a\u{308}o",
  ]
  private let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
}
