import Expectations
import Testing
import UIKit
import UIKitTesting

/// Options of a visual format for the axis across, and members that connect views.
@MainActor @Suite struct FormatOptionsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = UILabel()
  private let second = UILabel()

  init() {
    first.text = "First"
    first.font = .systemFont(ofSize: 30)
    second.text = "Second"
    second.font = .systemFont(ofSize: 12)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func layOut(_ format: String, _ options: NSLayoutConstraint.FormatOptions) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: nil, views: ["first": first, "second": second]))
    root.layoutIfNeeded()
  }

  @Test func alignAllCenterYAlignsARow() {
    first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    layOut("H:|-[first]-[second]", .alignAllCenterY)
    expect(abs(first.frame.midY - second.frame.midY) <= 0.5)
    expect(first.frame.minY == 20 && second.frame.minX == first.frame.maxX + 8)
  }

  @Test func alignAllLastBaselineAlignsARow() {
    first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    layOut("H:|-[first]-[second]", .alignAllLastBaseline)
    let baselines = [first, second].map { $0.frame.maxY + $0.font.descender }
    expect(abs(baselines[0] - baselines[1]) <= 1)
    expect(first.frame.minY < second.frame.minY)
  }

  @Test(arguments: [false, true])
  func alignAllLeadingAlignsAColumn(isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    layOut("V:|[first][second]", .alignAllLeading)
    let edges = [first, second].map { isRightToLeft ? 300 - $0.frame.maxX : $0.frame.minX }
    expectEqual(edges, [30, 30])
    expectEqual(second.frame.minY, first.frame.maxY)
  }

  @Test(arguments: [false, true])
  func alignAllLeftAlignsAColumnInBothDirections(isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
    layOut("V:|[first][second]", .alignAllLeft)
    expectEqual([first, second].map(\.frame.minX), [30, 30])
  }

  /// [D] The default direction of a row: mirrored where one reads from right to left; `directionLeftToRight` is not.
  @Test func visualFormatRowsRunFromLeadingToTrailing() {
    expectEqual(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue, 0)
    root.semanticContentAttribute = .forceRightToLeft
    layOut("H:|-10-[first]-[second]", .directionLeadingToTrailing)
    expectEqual(first.frame.maxX, 290)
    expectEqual(second.frame.maxX, first.frame.minX - 8)
  }

  @Test func removedConstraintsNoLongerApply() {
    let wide = first.widthAnchor.constraint(equalToConstant: 200)
    let own = [wide, first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)]
    root.addConstraints(own)
    root.layoutIfNeeded()
    expect(first.frame.minX == 50 && first.frame.width == 200)
    root.removeConstraints(own)
    expect(!own.contains { $0.isActive })
    expect(!root.constraints.contains(wide))
    first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    expect(first.frame.minX == 7 && first.frame.width < 200)
  }

  @Test func aMultiplierLimitsASizeByAnother() {
    first.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let preference = second.widthAnchor.constraint(equalToConstant: 500)
    preference.priority = UILayoutPriority(rawValue: 900)
    preference.isActive = true
    let limit = second.widthAnchor.constraint(lessThanOrEqualTo: first.widthAnchor, multiplier: 1.5)
    limit.isActive = true
    root.layoutIfNeeded()
    expectEqual(second.frame.width, 120)
    expect(limit.multiplier == 1.5 && limit.relation == .lessThanOrEqual)
  }

  @Test func theHigherPriorityWins() {
    expectEqual(UILayoutPriority.required.rawValue, 1000)
    expect(UILayoutPriority.defaultHigh.rawValue == 750 && UILayoutPriority.defaultLow.rawValue == 250)
    let (narrow, wide) = (
      first.widthAnchor.constraint(equalToConstant: 40), first.widthAnchor.constraint(equalToConstant: 90)
    )
    narrow.priority = UILayoutPriority(rawValue: 801)
    wide.priority = UILayoutPriority(rawValue: 802)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    expectEqual(first.frame.width, 90)
    narrow.priority = UILayoutPriority(rawValue: 803)
    root.layoutIfNeeded()
    expectEqual(first.frame.width, 40)
  }

  /// [D] A guide's top is the controller's view's, its bottom where the bars end.
  @Test func topLayoutGuideHasATopAnchor() throws {
    let controller = UIViewController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    let (top, view) = (controller.topLayoutGuide, UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.topAnchor), view.bottomAnchor.constraint(equalTo: top.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    try screen.settle()
    expect(view.frame.minY == 0 && view.frame.height == top.length && top.length > 0)
  }

  @Test func layoutGuidesHaveEdgesAndCentres() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      first.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 40, y: 0, width: 160, height: 10))
    expectEqual(first.frame.midX, 120)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame.minX, 40, "left is left in every direction")
  }
}
