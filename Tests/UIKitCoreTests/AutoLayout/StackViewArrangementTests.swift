import Expectations
import Testing
import UIKit
import UIKitTesting

/// The arrangement of a stack's views: hiding, order, baselines, directions, animation.
@MainActor @Suite struct StackViewArrangementTests {
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

  let blocks = [Block(40, 20), Block(60, 40), Block(100, 30)]

  func makeStack(_ size: CGSize, _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  func makeLabel(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  // MARK: Along the axis

  @Test func fillStretchesTheFirstOfEqualViews() {
    let stack = makeStack(CGSize(width: 320, height: 100))
    expectEqual(blocks.map(\.frame.width), [160, 60, 100])
    stack.frame.size.width = 250
    stack.layoutIfNeeded()
    expectEqual(blocks.map(\.frame.width), [90, 60, 100])
  }

  @Test func theViewWithLeastCompressionResistanceShrinks() {
    let stack = makeStack(CGSize(width: 150, height: 100)) { stack in
      stack.spacing = 10
      stack.distribution = .equalSpacing
      blocks[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    expectEqual(blocks.map(\.frame.minX), [0, 50, 120])
    expectEqual(blocks.map(\.frame.width), [40, 60, 30])
    withExtendedLifetime(stack) {}
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing])
  func theFittingSizeIsTheSumOfSizesAndSpacings(distribution: UIStackView.Distribution) {
    let row = makeStack(.zero) {
      $0.spacing = 10
      $0.distribution = distribution
    }
    expectEqual(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 220, height: 40))
    row.axis = .vertical
    expectEqual(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 100, height: 110))
  }

  @Test func fillEquallyFitsTheLargestContent() {
    let row = makeStack(.zero) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    expectEqual(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 320, height: 40))
  }

  @Test func equalCenteringKeepsTheMinimumSpacing() {
    let stack = makeStack(CGSize(width: 230, height: 50)) {
      $0.distribution = .equalCentering
      $0.spacing = 15
    }
    expectEqual(blocks.map(\.frame.width), [40, 60, 100])
    expect(blocks[0].frame.minX == 0 && blocks[2].frame.maxX == 230)
    expectEqual(blocks[1].frame.minX - blocks[0].frame.maxX, 15)
    expectEqual(blocks[2].frame.minX - blocks[1].frame.maxX, 15)
    withExtendedLifetime(stack) {}
  }

  @Test func aVerticalStackViewDistributesDownwards() {
    let stack = makeStack(CGSize(width: 200, height: 150)) {
      $0.axis = .vertical
      $0.distribution = .equalSpacing
      $0.alignment = .leading
    }
    expectEqual(
      blocks.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 50, width: 60, height: 40),
        CGRect(x: 0, y: 120, width: 100, height: 30),
      ])
    stack.distribution = .fillEqually
    stack.alignment = .trailing
    stack.layoutIfNeeded()
    expectEqual(
      blocks.map(\.frame),
      [
        CGRect(x: 160, y: 0, width: 40, height: 50), CGRect(x: 140, y: 50, width: 60, height: 50),
        CGRect(x: 100, y: 100, width: 100, height: 50),
      ])
    stack.alignment = .center
    stack.layoutIfNeeded()
    expectEqual(blocks.map(\.frame.midX), [100, 100, 100])
    stack.alignment = .fill
    stack.layoutIfNeeded()
    expectEqual(blocks.map(\.frame.width), [200, 200, 200])
  }

  @Test func arrangedSubviewsKeepTheirOwnSizeConstraints() {
    blocks[1].widthAnchor.constraint(equalToConstant: 25).isActive = true
    blocks[0].heightAnchor.constraint(equalTo: blocks[0].widthAnchor).isActive = true
    let stack = makeStack(CGSize(width: 200, height: 100)) {
      $0.alignment = .center
      $0.distribution = .equalSpacing
    }
    expectEqual(blocks[1].frame.width, 25)
    expectEqual(blocks[0].frame.width, blocks[0].frame.height)
    withExtendedLifetime(stack) {}
  }

  // MARK: Distances

  @Test func customSpacingFollowsTheVisibleViewBeforeIt() {
    let stack = makeStack(CGSize(width: 320, height: 50)) { stack in
      stack.spacing = 5
      stack.setCustomSpacing(20, after: blocks[0])
      stack.setCustomSpacing(40, after: blocks[1])
      stack.setCustomSpacing(60, after: blocks[2])
      for block in blocks.dropLast() { block.setContentHuggingPriority(.required, for: .horizontal) }
    }
    expectEqual(blocks.map(\.frame.minX), [0, 60, 160])
    expectEqual(blocks[2].frame.maxX, 320, "the last one's distance is not used")
    blocks[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(blocks[2].frame.minX, 60, "a hidden view's distance is not used")
    blocks[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    stack.layoutIfNeeded()
    expectEqual(blocks[1].frame.minX, 45)
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    expectEqual(blocks[1].frame.minX, 48)
  }

  @Test func baselineRelativeArrangementSpacesBaselines() {
    let upper = makeLabel("Upper", 28)
    let lower = makeLabel("lower", 12)
    let stack = UIStackView(arrangedSubviews: [upper, lower])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let first = upper.frame.minY + upper.font.ascender
    let second = lower.frame.minY + lower.font.ascender
    expect(abs(second - first - 40) <= 1)
  }

  @Test func spacingUseSystemBetweenBaselinesIsTheLineHeight() {
    let upper = makeLabel("Upper", 17)
    let lower = makeLabel("lower", 17)
    let stack = UIStackView(arrangedSubviews: [upper, lower])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    expect(lower.frame.minY >= upper.frame.maxY - 1)
    expect(abs(lower.frame.minY - upper.frame.minY - 20.5) <= 1.1)
  }

  // MARK: Across the axis

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselineAlignmentAlignsLabels(alignment: UIStackView.Alignment) {
    let large = makeLabel("Ag", 40)
    let small = makeLabel("small", 12)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = alignment
    stack.spacing = 4
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(
      abs(size.height - large.intrinsicContentSize.height) <= 1, "the small one lies within the large one's height")
    stack.frame.size = size
    stack.layoutIfNeeded()
    expect(abs(large.frame.minY + large.font.ascender - small.frame.minY - small.font.ascender) <= 1)
    expect(abs(large.frame.minY) <= 1)
  }

  @Test func stackViewMarginsFollowTheLayoutDirection() {
    let stack = makeStack(CGSize(width: 300, height: 60)) { stack in
      stack.semanticContentAttribute = .forceRightToLeft
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 10)
      stack.spacing = 5
      for block in blocks.dropLast() { block.setContentHuggingPriority(.required, for: .horizontal) }
    }
    expectEqual(blocks[0].frame, CGRect(x: 230, y: 1, width: 40, height: 57))
    expectEqual(blocks[1].frame, CGRect(x: 165, y: 1, width: 60, height: 57))
    expectEqual(blocks[2].frame, CGRect(x: 10, y: 1, width: 150, height: 57))
    stack.directionalLayoutMargins.leading = 0
    stack.layoutIfNeeded()
    expectEqual(blocks[0].frame.maxX, 300)
  }

  // MARK: Hidden views

  @Test func anEmptyStackViewHasNoSize() {
    let stack = makeStack(.zero)
    for block in blocks { block.isHidden = true }
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), .zero)
    blocks[1].isHidden = false
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 60, height: 40))
    expectEqual(UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), .zero)
  }

  @Test func aHiddenArrangedSubviewLiesWhereItWouldAppear() {
    let stack = makeStack(CGSize(width: 320, height: 40)) { stack in
      stack.spacing = 10
      for block in blocks.dropLast() { block.setContentHuggingPriority(.required, for: .horizontal) }
    }
    blocks[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(blocks[1].frame, CGRect(x: 40, y: 0, width: 0, height: 40))
    expectEqual(blocks[2].frame, CGRect(x: 50, y: 0, width: 270, height: 40))
  }

  @Test func animatedHidingShrinksAnArrangedSubview() throws {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.distribution = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    for block in blocks { block.setContentHuggingPriority(.required, for: .horizontal) }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 100))
    expectEqual(blocks[2].frame.minX, 100)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { blocks[1].isHidden = true }
    expect(blocks[1].isHidden)
    expectEqual(blocks[2].frame.minX, 40)
    var widths: [CGFloat] = []
    var places: [CGFloat] = []
    for _ in 0..<20 {
      screen.advance(frames: 1)
      widths.append(blocks[1].layer.presentation()?.bounds.width ?? 0)
      places.append(blocks[2].layer.presentation()?.frame.minX ?? 0)
      expect(!blocks[1].layer.isHidden, "it is seen while it goes")
    }
    expect(widths == widths.sorted(by: >) && widths[0] > 50 && widths[19] < 20, "\(widths)")
    expect(places == places.sorted(by: >) && places[0] > 90 && places[19] < 60, "\(places)")
    try screen.settle()
    expect(blocks[1].layer.isHidden)
    UIView.animate(withDuration: 0.4) { blocks[1].isHidden = false }
    expect(!blocks[1].isHidden && !blocks[1].layer.isHidden)
    screen.advance(frames: 6)
    expect((1...59).contains(blocks[1].layer.presentation()?.bounds.width ?? 0))
    // Hidden again before it is out, it goes from where it is.
    UIView.animate(withDuration: 0.4) { blocks[1].isHidden = true }
    UIView.animate(withDuration: 0.4) { blocks[1].isHidden = false }
    try screen.settle()
    expect(!blocks[1].layer.isHidden)
    expectEqual(blocks[1].frame.width, 60)
  }

  /// [C] It collapses along the axis only, whatever its content asks for.
  @Test func aHiddenArrangedSubviewKeepsItsLengthAcross() throws {
    let controller = UIViewController()
    let (label, box, text) = (UILabel(), UIView(), UILabel())
    label.text = "Short"
    text.text = "Inside"
    text.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(text)
    let stack = UIStackView(arrangedSubviews: [blocks[0], label, box])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 280)
    let bottom = text.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor), width,
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor), text.topAnchor.constraint(equalTo: box.topAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      bottom,
    ])
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 300))
    try screen.settle()
    let hidden = [label, box]
    expectEqual(hidden.map(\.frame.width), [250, 250])
    UIView.animate(withDuration: 0.4) { for view in hidden { view.isHidden = true } }
    expectEqual(hidden.map(\.frame.size), [CGSize(width: 250, height: 0), CGSize(width: 250, height: 0)])
    screen.advance(frames: 8)
    for view in hidden {
      expectEqual(view.layer.presentation()?.bounds.width, 250)
      expect(view.layer.presentation()?.bounds.height ?? 0 > 0)
    }
    try screen.settle()
    width.constant = 200
    try screen.settle()
    expectEqual(hidden.map(\.frame.width), [170, 170])
    UIView.animate(withDuration: 0.4) { label.isHidden = false }
    screen.advance(frames: 4)
    expectEqual(label.layer.presentation()?.bounds.width, 170)
    try screen.settle()
  }

  @Test func hiddenContentMakesAStackViewNoWider() {
    let stack = makeStack(.zero) { $0.axis = .vertical }
    expectEqual(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, blocks.map(\.content.width).max())
    let widest = blocks.max { $0.content.width < $1.content.width }
    widest?.isHidden = true
    let others = blocks.filter { $0 !== widest }.map(\.content.width).max()
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, others)
  }

  @Test func stackViewPropertyChangesAnimate() throws {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 100))
    UIView.animate(withDuration: 0.4) {
      stack.axis = .vertical
      stack.spacing = 7
    }
    expectEqual(blocks[1].frame, CGRect(x: 0, y: 27, width: 60, height: 40))
    screen.advance(frames: 10)
    let shown = blocks[1].layer.presentation()?.frame ?? .zero
    expect((1..<40).contains(shown.minX) && (1..<27).contains(shown.minY), "\(shown)")
    try screen.settle()
    expectEqual(blocks[1].layer.presentation()?.frame ?? blocks[1].frame, blocks[1].frame)
  }

  // MARK: Order and membership

  @Test func arrangedOrderAndSubviewOrderAreIndependent() {
    let stack = makeStack(CGSize(width: 320, height: 40))
    stack.insertArrangedSubview(blocks[2], at: 0)
    expectEqual(stack.arrangedSubviews, [blocks[2], blocks[0], blocks[1]])
    expectEqual(stack.subviews, blocks)
    stack.bringSubviewToFront(blocks[0])
    expectEqual(stack.arrangedSubviews, [blocks[2], blocks[0], blocks[1]])
    stack.layoutIfNeeded()
    expectEqual(blocks[2].frame.minX, 0)
    let behind = UIView()
    stack.insertSubview(behind, at: 0)
    expect(!stack.arrangedSubviews.contains(behind))
    stack.addArrangedSubview(behind)
    expectEqual(stack.arrangedSubviews.last, behind)
    expectEqual(stack.subviews.first, behind)
    expect(!behind.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aViewMovedElsewhereIsNoLongerArranged() {
    let stack = makeStack(CGSize(width: 320, height: 40))
    let other = UIStackView(arrangedSubviews: [blocks[1]])
    expectEqual(stack.arrangedSubviews, [blocks[0], blocks[2]])
    expectEqual(other.arrangedSubviews, [blocks[1]])
    UIView().addSubview(blocks[0])
    expectEqual(stack.arrangedSubviews, [blocks[2]])
    stack.layoutIfNeeded()
    expectEqual(blocks[2].frame, stack.bounds)
  }
}
