import Expectations
import Testing
import UIKit

/// Labels in constraint layout.
@MainActor @Suite struct LabelConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func makeLabel(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  @Test func aMultilineLabelGrowsDownwardsInItsWidth() {
    let label = makeLabel("A text that is long enough to need three or more lines in the width it is given", lines: 0)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    expectEqual(label.frame.width, 200)
    expect(expected > 60)
    expect(abs(label.frame.height - expected) <= 0.5)
    let tall = label.frame.height
    root.frame.size.width = 600
    root.layoutIfNeeded()
    expectEqual(label.frame.width, 480)
    expect(label.frame.height < tall)
  }

  private func center(_ label: UILabel, margin: CGFloat = 40) {
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: margin),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -margin),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  @Test func aMultilineLabelWithFreeSidesIsAsWideAsItsLines() {
    let label = makeLabel("Internationalisation of abbreviations everywhere", lines: 0)
    center(label)
    root.layoutIfNeeded()
    let lines = label.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude))
    expect(lines.width < 239 && lines.height > 40)
    expect(abs(label.frame.width - lines.width) <= 0.5 && abs(label.frame.height - lines.height) <= 0.5)
    expect(abs(label.frame.midX - 160) <= 0.5)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expect(abs(label.frame.width - lines.width) <= 0.5, "a second layout finds the same")
    root.frame.size.width = 800
    root.layoutIfNeeded()
    expect(label.frame.height < 25 && label.frame.width > 240, "with more room it is one line again")
    root.frame.size.width = 320
    root.layoutIfNeeded()
    expect(abs(label.frame.width - lines.width) <= 0.5)
    label.text = "Short"
    root.layoutIfNeeded()
    expect(label.frame.width < 60)
  }

  @Test func aContainerIsAsWideAsItsLabelsLines() {
    let bubble = UIView()
    bubble.translatesAutoresizingMaskIntoConstraints = false
    let label = makeLabel("Internationalisation of abbreviations everywhere", lines: 0)
    bubble.addSubview(label)
    root.addSubview(bubble)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      bubble.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 264),
    ])
    root.layoutIfNeeded()
    let lines = label.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude))
    expect(abs(bubble.frame.width - lines.width - 24) <= 0.5 && bubble.frame.maxX == 304)
    expect(abs(bubble.frame.height - lines.height - 16) <= 0.5)
  }

  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test func aLabelSubclassesPaddingIsAddedToItsLines() {
    let label = PaddedLabel()
    label.text = "Internationalisation of abbreviations everywhere"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    center(label)
    root.layoutIfNeeded()
    let lines = label.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude))
    expect(abs(label.frame.height - lines.height - 10) <= 0.5)
    expect(abs(label.frame.width - min(240, lines.width + 20)) <= 0.5)
  }

  /// The height of a table's header is asked for so, once it has the table's width.
  @Test func systemLayoutSizeFittingKeepsTheLinesOfTheLastLayout() {
    let label = makeLabel("A text that is long enough to need two lines or more in the width of the view", lines: 0)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor), label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let oneLine = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(oneLine.height < 25 && oneLine.width > 320)
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
    let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(height > 40 && abs(fitting.height - height) <= 0.5 && fitting.width <= 320)
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 2000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(wide.height < 25, "a width that is given counts")
  }

  @Test func baselinesOfDifferentFontsAlign() {
    let large = makeLabel("Large", size: 34)
    let small = makeLabel("small", size: 12)
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 4),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let largeBaseline = large.frame.minY + large.font.ascender
    let smallBaseline = small.frame.minY + small.font.ascender
    expect(abs(largeBaseline - smallBaseline) <= 1)
    expect(small.frame.minY > large.frame.minY)
  }

  @Test func aChangedTextMovesTheViewsAfterIt() {
    let title = makeLabel("Short")
    let detail = makeLabel("Detail")
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor), title.topAnchor.constraint(equalTo: root.topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      detail.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let before = detail.frame.minX
    title.text = "A good deal longer"
    root.layoutIfNeeded()
    expect(detail.frame.minX > before + 40)
    expect(abs(detail.frame.minX - title.frame.maxX - 8) <= 0.5)
  }

  @Test func aSymbolImageAlignsWithTheTextsBaseline() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel()
    label.text = "Text"
    let symbol = UIImageView(image: UIImage(systemName: "circle"))
    for view in [label, symbol] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      symbol.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let baseline = label.frame.minY + label.font.ascender
    let offset = try require(symbol.image?.baselineOffsetFromBottom)
    expect(abs(symbol.frame.maxY - offset - baseline) < 0.6)
    // In the middle of the capitals.
    expect(abs(symbol.frame.midY - (baseline - label.font.capHeight / 2)) < 0.6)
  }
}
