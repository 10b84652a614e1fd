import UIKit

/// The layouts of a feed's rows: each is made when its row is first asked for and kept while the metrics stay the
/// same. A height costs one measurement of its texts, once.
@MainActor
final class FeedLayouts {
  enum Layout {
    case post(PostLayout)
    case ad(AdLayout)

    var height: CGFloat {
      switch self {
      case .post(let layout): layout.height
      case .ad(let layout): layout.height
      }
    }
  }

  private let rows: [FeedRow]
  private let measure = TextMeasure()
  private var layouts: [Layout?]
  private(set) var metrics: FeedMetrics?
  private(set) var fonts: FeedFonts?
  /// How many rows were measured since the beginning.
  private(set) var measuredCount = 0

  init(rows: [FeedRow]) {
    self.rows = rows
    layouts = Array(repeating: nil, count: rows.count)
  }

  /// Takes new metrics over, and forgets all layouts if they differ. Answers whether they do.
  func update(_ metrics: FeedMetrics) -> Bool {
    guard metrics != self.metrics else { return false }
    if fonts == nil || metrics.textSize != self.metrics?.textSize { fonts = FeedFonts(textSize: metrics.textSize) }
    self.metrics = metrics
    layouts = Array(repeating: nil, count: rows.count)
    return true
  }

  /// The layout of a row; nil before the first metrics.
  func layout(at index: Int) -> Layout? {
    if let layout = layouts[index] { return layout }
    guard let metrics, let fonts else { return nil }
    let layout: Layout =
      switch rows[index] {
      case .post(let post): .post(PostLayout(post, metrics: metrics, fonts: fonts, measure: measure))
      case .ad(let ad): .ad(AdLayout(ad, metrics: metrics, fonts: fonts, measure: measure))
      }
    measuredCount += 1
    layouts[index] = layout
    return layout
  }
}
