import Expectations
import Testing
import UIKit

/// Stacks in stacks, and what stands for their baselines.
@MainActor @Suite struct NestedStackTests {
  final class Block: UIView {
    let content: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      content = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }
  }

  func makeLabel(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func nestedStackViewsFitTheirContents() {
    let rows = ["First name", "A rather longer title"].map { title in
      let row = UIStackView(arrangedSubviews: [makeLabel(title, 17), Block(30, 30)])
      row.spacing = 12
      row.alignment = .center
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 6
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let widest = rows.map { $0.arrangedSubviews[0].intrinsicContentSize.width }.max() ?? 0
    expect(abs(size.width - widest - 42) <= 0.5)
    expectEqual(size.height, 66)
    column.frame.size = CGSize(width: 300, height: 66)
    column.layoutIfNeeded()
    for row in rows {
      expect(row.frame.width == 300 && row.frame.height == 30)
      expectEqual(row.arrangedSubviews[1].frame.maxX, 300)
    }
  }

  @Test func longTextInNestedStackViewsWrapsInTheRemainingWidth() {
    let title = makeLabel(String(repeating: "word ", count: 30), 17)
    title.numberOfLines = 0
    let subtitle = makeLabel(String(repeating: "more ", count: 40), 13)
    subtitle.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 2
    let icon = Block(40, 40)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 10
    row.alignment = .top
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 600))
    row.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      row.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    expectEqual(icon.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(texts.frame.minX == 50 && texts.frame.width == 200)
    let wanted = [title, subtitle].map {
      $0.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    }
    expect(wanted[0] > 60)
    expect(abs(title.frame.height - wanted[0]) <= 0.5)
    expect(abs(subtitle.frame.height - wanted[1]) <= 0.5)
    expect(abs(row.frame.height - wanted[0] - wanted[1] - 2) <= 1)
    host.frame.size.width = 450
    host.layoutIfNeeded()
    expectEqual(texts.frame.width, 400)
    expect(row.frame.height < wanted[0] + wanted[1])
  }

  @Test func aStackViewsBaselinesAreThoseOfItsTallestView() {
    let small = makeLabel("small", 12)
    let large = makeLabel("Large", 30)
    let inner = UIStackView(arrangedSubviews: [small, large])
    inner.alignment = .firstBaseline
    let outer = UIStackView(arrangedSubviews: [makeLabel("first", 15), inner, makeLabel("last", 15)])
    outer.axis = .vertical
    outer.frame.size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    outer.layoutIfNeeded()
    expect(inner.forFirstBaselineLayout === large)
    expect(inner.forLastBaselineLayout === large)
    expect(outer.forFirstBaselineLayout === outer.arrangedSubviews[0])
    expect(outer.forLastBaselineLayout === outer.arrangedSubviews[2])
    outer.removeArrangedSubview(outer.arrangedSubviews[0])
    expect(outer.forFirstBaselineLayout === large)
  }

  @Test func aViewAlignsWithAStackViewsBaselineInTheFirstLayout() {
    let small = makeLabel("small", 12)
    let large = makeLabel("Large", 30)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    let beside = makeLabel("beside", 17)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    for view in [stack, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      beside.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
      beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let wanted = large.convert(large.bounds, to: root).minY + large.font.ascender
    expect(abs(beside.frame.minY + beside.font.ascender - wanted) <= 1)
  }
}
