import Expectations
import Testing
import UIKit
import UIKitTesting

/// Alignment rectangles, content sizes, fitting sizes, system distances, pixels.
@MainActor @Suite struct AlignmentAndSizeTests {
  /// A view with a shadow below that is not part of what is aligned.
  final class BadgeView: UIView {
    var content = CGSize(width: 50, height: 30) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 10, right: 6) }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func constraintsPositionTheAlignmentRect() {
    let badge = add(BadgeView())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    expect(badge.frame.minX == 16 && badge.frame.minY == 18)
    expectEqual(badge.alignmentRect(forFrame: badge.frame).origin, CGPoint(x: 20, y: 20))
    let rect = CGRect(x: 5, y: 6, width: 70, height: 80)
    expectEqual(badge.frame(forAlignmentRect: badge.alignmentRect(forFrame: rect)), rect)
    expectEqual(
      badge.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      CGRect(x: 4, y: 2, width: 90, height: 88))
  }

  @Test func invalidatingTheIntrinsicContentSizeUpdatesTheLayout() {
    let badge = add(BadgeView())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor), badge.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let before = badge.frame.width
    badge.content.width = 90
    root.layoutIfNeeded()
    expectEqual(badge.frame.width, before + 40)
  }

  /// A view that is as high as its own views, which it lays out to know.
  final class SelfSizingView: UIView {
    let inner = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor), inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 37),
      ])
    }
    required init?(coder: NSCoder) { fatalError("made in code only") }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: inner.frame.maxY)
    }
  }

  @Test func intrinsicContentSizeMayPerformALayout() {
    let view = add(SelfSizingView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 37))
  }

  @Test func contentPrioritiesAreStoredByAxis() {
    let view = UIView()
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    expectEqual(view.contentHuggingPriority(for: .vertical), .required)
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), UILayoutPriority(1))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
  }

  @Test func systemLayoutSizeFittingFollowsTargetsAndPriorities() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "some text ", count: 20)
    let box = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor), label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let narrow = box.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(narrow.width == 120 && wide.width == 320)
    expect(narrow.height > wide.height * 2)
    expect(
      abs(wide.height - label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height) <= 0.5)
    // As large as possible: nothing but the text's own size limits it, and that yields to a larger preference only when
    // asked.
    let expanded = box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expect(expanded.height < wide.height)
    expectEqual(label.frame, .zero, "nothing is moved")
    box.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    box.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 10, y: 0, width: 300, height: 100), "measuring leaves nothing behind")
  }

  @Test func systemLayoutSizeFittingWithoutConstraintsIsTheIntrinsicSize() {
    let label = UILabel()
    label.text = "Text"
    expectEqual(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), label.intrinsicContentSize)
  }

  @Test func systemSpacingSeparatesViewsAndBaselines() {
    let upper = add(UILabel())
    let lower = add(UILabel())
    let beside = add(UIView())
    upper.text = "Upper"
    lower.text = "Lower"
    for label in [upper, lower] { label.font = .systemFont(ofSize: 17) }
    NSLayoutConstraint.activate([
      upper.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      upper.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
      beside.leadingAnchor.constraint(equalToSystemSpacingAfter: upper.trailingAnchor, multiplier: 1),
      beside.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 3),
      beside.topAnchor.constraint(equalTo: root.topAnchor).withPriority(.defaultLow),
      beside.widthAnchor.constraint(equalToConstant: 10), beside.heightAnchor.constraint(equalToConstant: 10),
      root.trailingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: beside.trailingAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    expectEqual(upper.frame.origin, CGPoint(x: 16, y: 8))
    expectEqual(beside.frame.minX - upper.frame.maxX, 8)
    expectEqual(beside.frame.minY, 24)
    let baselines = (upper.frame.minY + upper.font.ascender, lower.frame.minY + lower.font.ascender)
    expect(abs(baselines.1 - baselines.0 - 20.5) <= 1.1, "lines of 17 points are 20 apart, in pixels [M]")
  }

  @Test func anchorWithOffsetMeasuresDistances() {
    let first = add(UIView())
    let second = add(UIView())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.widthAnchor.constraint(equalToConstant: 60),
      second.widthAnchor.constraint(equalToConstant: 30),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
        equalTo: first.widthAnchor, multiplier: 0.5),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 5),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2, constant: 1),
    ])
    root.layoutIfNeeded()
    expectEqual(second.frame, CGRect(x: 90, y: 0, width: 30, height: 11))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(first.frame.minX, 260)
    expectEqual(second.frame, CGRect(x: 200, y: 0, width: 30, height: 11))
  }

  @Test(arguments: [(CGFloat(1), 7), (2, 7), (3, 11)])
  func adjacentViewsShareAPixelAlignedEdge(scale: CGFloat, count: Int) {
    let controller = UIViewController()
    var views: [UIView] = []
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
        view.leadingAnchor.constraint(equalTo: views.last?.trailingAnchor ?? controller.view.leadingAnchor),
        view.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 1 / CGFloat(count)),
      ])
      views.append(view)
    }
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 50), scale: scale)
    for (view, next) in zip(views, views.dropFirst()) { expect(abs(view.frame.maxX - next.frame.minX) < 1e-9) }
    for view in views {
      let pixels = view.frame.minX * scale
      expect(abs(pixels - pixels.rounded()) < 1e-6, "\(view.frame) at \(scale)")
      expect(abs(view.frame.width - 100 / CGFloat(count)) <= 1 / scale)
    }
    expect(abs((views.last?.frame.maxX ?? 0) - 100) < 1e-9)
    withExtendedLifetime(screen) {}
  }

  final class MarginView: UIView {
    nonisolated(unsafe) var calls: [String] = []
    override func layoutMarginsDidChange() { calls.append("margins") }
    override func safeAreaInsetsDidChange() { calls.append("safe area") }
  }

  @Test func viewsAreToldOfLayoutMarginsAndSafeAreaChanges() {
    let controller = UIViewController()
    let view = MarginView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.addSubview(view)
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 200))
    view.calls = []
    controller.additionalSafeAreaInsets.top = 20
    screen.advance(frames: 1)
    expectEqual(view.calls, ["safe area", "margins"])
    view.calls = []
    for _ in 0..<2 { view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 1) }
    expectEqual(view.calls, ["margins"])
  }

  @Test func visualFormatTakesMetricsOptionsAndPriorities() {
    let views = ["a": add(UIView()), "b": add(UIView()), "c": add(UIView())]
    let metrics: [String: Any] = ["gap": 12, "wide": CGFloat(80), "low": 250]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[a(wide)]-(>=gap)-[b(==a)]-[c(40@low)]-gap-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(20)-[a(30)]", options: [], metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expectEqual(views["a"]?.frame, CGRect(x: 12, y: 20, width: 80, height: 30))
    expectEqual(views["c"]?.frame, CGRect(x: 268, y: 20, width: 40, height: 30))
    expectEqual(views["b"]?.frame, CGRect(x: 180, y: 20, width: 80, height: 30))
    expectEqual(constraints.filter { $0.priority == UILayoutPriority(250) }.count, 1)
  }

  @Test func visualFormatFollowsTheLayoutDirectionOrSides() {
    root.semanticContentAttribute = .forceRightToLeft
    let views = ["a": add(UIView()), "b": add(UIView())]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[a(20)]", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-10-[b(20)]", options: .directionLeftToRight, metrics: nil, views: views))
    root.layoutIfNeeded()
    expectEqual(views["a"]?.frame.minX, 290)
    expectEqual(views["b"]?.frame.minX, 10)
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
