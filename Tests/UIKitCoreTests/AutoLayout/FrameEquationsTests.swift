import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Views that follow their superview's size by their masks, with constraints in and around them.
@MainActor @Suite struct FrameEquationsTests {
  /// A view that a nib's view fills, as many apps load their own views.
  final class Badge: UIView {
    let content: UIView
    let label = UIView()
    private(set) lazy var labelWidth = label.widthAnchor.constraint(equalToConstant: 80)

    override init(frame: CGRect) {
      // The nib's own size.
      content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      NSLayoutConstraint.activate([
        labelWidth, label.heightAnchor.constraint(equalToConstant: 20),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
      ])
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func place(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }

  @Test func constraintsInAFlexibleViewSizeItsSuperview() {
    let badge = Badge(frame: .zero)
    window.addSubview(badge)
    place(
      badge,
      [
        badge.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        badge.topAnchor.constraint(equalTo: window.topAnchor),
      ])
    expectEqual(badge.frame, CGRect(x: 100, y: 0, width: 100, height: 30))
    expect(badge.content.frame == badge.bounds && badge.label.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
    badge.labelWidth.constant = 180
    window.layoutIfNeeded()
    expect(badge.frame.width == 200 && badge.content.frame == badge.bounds && badge.label.frame.width == 180)
    expectEqual(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 200, height: 30))
  }

  @Test func aStackViewArrangesViewsByConstraintsInTheirFlexibleContent() {
    let badges = [Badge(frame: .zero), Badge(frame: .zero)]
    badges[1].labelWidth.constant = 120
    let stack = UIStackView(arrangedSubviews: badges)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    place(
      stack,
      [
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor),
      ])
    expectEqual(
      badges.map(\.frame), [CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 34, width: 140, height: 30)])
    expectEqual(stack.frame.size, CGSize(width: 140, height: 64))
  }

  @Test func aCellIsAsHighAsTheConstraintsInItsFlexibleContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let badge = Badge(frame: cell.contentView.bounds)
    badge.labelWidth.isActive = false
    badge.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(badge)
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 300, height: 30))
  }

  /// The far edge follows within one solution, so that views constrained to it are placed by the first layout.
  @Test func aViewWithAFlexibleLeftMarginFollowsTheRightEdge() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let button = UIView(frame: CGRect(x: 70, y: 5, width: 20, height: 40))
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(button)
    box.addSubview(title)
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    place(
      box,
      [
        width, box.heightAnchor.constraint(equalToConstant: 80),
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        box.topAnchor.constraint(equalTo: window.topAnchor), title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: button.leadingAnchor),
        title.topAnchor.constraint(equalTo: button.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 10),
      ])
    expectEqual(button.frame, CGRect(x: 170, y: 35, width: 20, height: 40))
    expectEqual(title.frame, CGRect(x: 0, y: 35, width: 170, height: 10))
    let engine = try require(window.viewState.constraints?.engine)
    let solutions = engine.solutionCount
    width.constant = 250
    window.layoutIfNeeded()
    expectEqual(title.frame.width, 220)
    expectEqual(engine.solutionCount, solutions + 1)
  }

  /// Margins that share a change are taken over once the superview has its size, in the same layout.
  @Test func aViewBetweenFlexibleMarginsTakesConstraintsAlongInTheSameLayout() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let middle = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 50))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(middle)
    box.addSubview(title)
    place(
      box,
      [
        box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        box.topAnchor.constraint(equalTo: window.topAnchor),
        title.leadingAnchor.constraint(equalTo: box.leadingAnchor), title.topAnchor.constraint(equalTo: box.topAnchor),
        title.trailingAnchor.constraint(equalTo: middle.leadingAnchor),
        title.heightAnchor.constraint(equalToConstant: 10),
      ])
    window.layoutIfNeeded()
    expect(middle.frame.minX == 90 && title.frame.width == 90)
  }

  @Test func aMaskSetAfterALayoutTakesEffectInTheNext() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    badge.content.autoresizingMask = []
    place(
      badge,
      [
        badge.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        badge.topAnchor.constraint(equalTo: window.topAnchor),
      ])
    expectEqual(badge.frame.size, .zero)
    badge.frame.size = CGSize(width: 100, height: 30)
    badge.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.layoutIfNeeded()
    expectEqual(badge.frame.size, CGSize(width: 100, height: 30))
  }

  @Test func aConflictNamesTheRelationOfTheMask() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.accessibilityIdentifier = "root"
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
        content.accessibilityIdentifier = "content"
        content.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(content)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          box.widthAnchor.constraint(equalToConstant: 400),
        ])
        root.layoutIfNeeded()
        precondition(content.frame.width == 300)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains("<NSAutoresizingMaskLayoutConstraint UIView 'content'.width == UIView 'root'.width - 20.0>"),
      "\(text)")
  }
}
