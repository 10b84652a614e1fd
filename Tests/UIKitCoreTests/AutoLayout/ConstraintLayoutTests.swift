import Expectations
import Testing
import UIKit

/// Layouts as anybody would write them, against the frames that Apple's documentation promises.
@MainActor @Suite struct ConstraintLayoutTests {
  /// A view with a content size of its own.
  final class ContentView: UIView {
    var content: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
      content = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func makeView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func edgeConstraintsPinAView() {
    let view = makeView()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 30, width: 290, height: 410))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 30, width: 370, height: 410))
  }

  @Test func centredViewsOfFixedSizeHavePixelAlignedEdges() {
    let view = makeView()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 101),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    expect(view.frame.origin.x == 110 || view.frame.origin.x == 109.5)
    expect(abs(view.frame.width - 101) <= 1)
    expect(abs(view.frame.midY - 240) <= 0.5)
  }

  @Test func intrinsicSizesYieldByCompressionResistance() {
    let left = ContentView(200, 20)
    let right = ContentView(200, 30)
    root.addSubview(left)
    root.addSubview(right)
    right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(left.frame, CGRect(x: 0, y: 0, width: 200, height: 20))
    expectEqual(right.frame, CGRect(x: 208, y: 20, width: 112, height: 30))
    left.content.width = 50
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    expectEqual(left.frame.width, 50)
    expectEqual(right.frame, CGRect(x: 58, y: 20, width: 262, height: 30))
  }

  @Test func constantsAndActivationMoveViews() {
    let view = makeView()
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      leading, wide, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 10))
    leading.constant = 24
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 24)
    wide.isActive = false
    narrow.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 24, y: 0, width: 100, height: 10))
    expectEqual(root.constraints.count, 2)
    expectEqual(view.constraints.count, 2)
  }

  @Test func viewsWithFramesTakePartInConstraints() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.addSubview(box)
    let view = makeView()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: box.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 155, y: 60, width: 20, height: 100))
    box.frame.origin.x = 10
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 115)
  }

  @Test func subviewsOfSubviewsAreLaidOutInTheirOwnCoordinates() {
    let outer = makeView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      outer.widthAnchor.constraint(equalToConstant: 80), outer.heightAnchor.constraint(equalToConstant: 80),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -150),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(outer.frame, CGRect(x: 100, y: 100, width: 80, height: 80))
    expectEqual(inner.frame, CGRect(x: 40, y: 4, width: 30, height: 30))
  }

  @Test func leadingIsOnTheRightInRightToLeftLayout() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = makeView()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 260, y: 0, width: 50, height: 50))
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, 10)
  }

  @Test func layoutMarginsAndLayoutGuidesAreFollowed() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    let view = makeView()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60), guide.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
        constant: 0),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 16, y: 20, width: 60, height: 40))
    expectEqual(view.frame, CGRect(x: 76, y: 20, width: 228, height: 40))
    root.layoutMargins.left = 30
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 90, y: 20, width: 214, height: 40))
  }

  @Test func removingAViewDeactivatesItsConstraints() {
    let view = makeView()
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([constraint, own])
    view.removeFromSuperview()
    expect(!constraint.isActive)
    expect(own.isActive)
    expect(root.constraints.isEmpty)
  }

  @Test func layoutFittingCompressedSizeIsTheSmallest() {
    let content = ContentView(120, 40)
    let box = UIView()
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 11),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -11),
    ])
    expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 152, height: 62))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(wide, CGSize(width: 320, height: 62))
    expectEqual(box.frame, .zero)
  }

  @Test func updateConstraintsRunsInnermostFirstBeforeLayout() {
    final class UpdatingView: UIView {
      nonisolated(unsafe) static var order: [Int] = []
      override func updateConstraints() {
        Self.order.append(tag)
        super.updateConstraints()
      }
    }
    UpdatingView.order = []
    let outer = UpdatingView()
    outer.tag = 1
    let inner = UpdatingView()
    inner.tag = 2
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(UpdatingView.order, [2, 1])
    expect(!inner.needsUpdateConstraints())
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(UpdatingView.order, [2, 1])
  }

  @Test func hasAmbiguousLayoutReportsAmbiguity() {
    let view = makeView()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(view.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    expect(!view.hasAmbiguousLayout)
    expectEqual(view.constraintsAffectingLayout(for: .horizontal).count, 2)
    expect(view.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
  }

  @Test func constraintDescriptionsAreEquations() {
    let view = makeView()
    view.accessibilityIdentifier = "title"
    let constraint = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: -8)
    constraint.identifier = "gap"
    constraint.priority = UILayoutPriority(750)
    expectEqual(
      constraint.description, "<NSLayoutConstraint 'gap' UIView 'title'.leading >= UIView.trailing - 8 @750 (inactive)>"
    )
  }
}
