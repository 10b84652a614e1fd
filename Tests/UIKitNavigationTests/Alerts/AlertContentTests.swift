import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A controller of the app's own between the texts and the choices of an alert, by the key that apps use for it [C].
@MainActor @Suite(.serialized)
struct AlertContentTests {
  private let root = UIViewController()
  private let screen: MountedScreen

  init() throws {
    root.view.backgroundColor = .systemBackground
    screen = MountedScreen(root)
    try screen.settle()
  }

  private final class Picking: UIViewController {
    let picker = UIDatePicker()
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.frame = view.bounds
      picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(picker)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  private func asking(_ content: UIViewController, _ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "When?", message: "Choose a day.", preferredStyle: style)
    alert.setValue(content, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "Done", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func button(_ title: String, in view: UIView) -> AlertButton? {
    if let button = view as? AlertButton, button.action.title == title { return button }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test func contentViewControllersFillTheAlertAtTheirPreferredHeight() throws {
    let content = Picking()
    content.preferredContentSize = CGSize(width: 250, height: 180)
    let alert = asking(content)
    expect(alert.value(forKey: "contentViewController") as? UIViewController === content)
    root.present(alert, animated: true)
    try screen.settle()
    let plain = UIAlertController(title: "When?", message: "Choose a day.", preferredStyle: .alert)
    plain.addAction(UIAlertAction(title: "Done", style: .default))
    plain.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    plain.loadViewIfNeeded()
    let usual = plain.view.sizeThatFits(CGSize(width: 300, height: 600))
    expect(alert.view.frame.width == 270 && alert.view.frame.height == usual.height + 180)
    let frame = content.view.convert(content.view.bounds, to: alert.view)
    expect(frame.minX == 0 && frame.width == 270 && frame.height == 180)
    expectEqual(content.picker.frame, content.view.bounds)
    let done = try require(button("Done", in: alert.view))
    expectEqual(done.convert(done.bounds, to: alert.view).minY, frame.maxY)
    expect(content.parent === alert && alert.children == [content] && content.log == ["did appear"])
    try screen.activate(.label("Done"))
    try screen.settle()
    expect(root.presentedViewController == nil && content.log == ["did appear", "did disappear"])
  }

  @Test func constraintsDecideTheHeightWithoutPreferredContentSize() throws {
    let content = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 90),
      box.topAnchor.constraint(equalTo: content.view.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: content.view.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
    ])
    let alert = asking(content)
    root.present(alert, animated: true)
    try screen.settle()
    expect(content.view.frame.size == CGSize(width: 270, height: 100) && box.frame.height == 90)
  }

  @Test func actionSheetsShowAContentViewController() throws {
    let content = Picking()
    content.preferredContentSize.height = 200
    let alert = asking(content, .actionSheet)
    root.present(alert, animated: true)
    try screen.settle()
    expectEqual(content.view.frame.size, CGSize(width: alert.view.bounds.width, height: 200))
    let done = try require(button("Done", in: alert.view))
    expectEqual(done.convert(done.bounds, to: nil).minY, content.view.convert(content.view.bounds, to: nil).maxY)
    // The content gets touches; one on it makes no choice.
    try screen.tap(at: content.view.convert(CGPoint(x: 100, y: 100), to: nil))
    try screen.settle()
    expect(root.presentedViewController === alert)
  }

  @Test func alertsFollowChangesOfTheirContentViewController() throws {
    let first = UIViewController()
    first.preferredContentSize.height = 60
    let alert = asking(first)
    root.present(alert, animated: true)
    try screen.settle()
    let height = alert.view.frame.height
    first.preferredContentSize.height = 100
    try screen.settle()
    expect(alert.view.frame.height == height + 40 && first.view.frame.height == 100)
    let second = UIViewController()
    second.preferredContentSize.height = 20
    alert.setValue(second, forKey: "contentViewController")
    try screen.settle()
    expect(first.parent == nil && first.view.superview == nil && second.parent === alert)
    expectEqual(alert.view.frame.height, height - 40)
    alert.setValue(nil, forKey: "contentViewController")
    try screen.settle()
    expect(alert.children == [] && alert.view.frame.height == height - 60)
  }

  @Test func anAlertWithOnlyContentReservesNoSpaceForTexts() throws {
    let content = UIViewController()
    content.preferredContentSize.height = 120
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue(content, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    try screen.settle()
    expectEqual(content.view.convert(content.view.bounds, to: alert.view).minY, 0)
    expectEqual(alert.view.frame.height, 120 + (button("OK", in: alert.view)?.frame.height ?? 0))
  }

  /// [C] The older way to make room for views of one's own: a constraint of the alert's view, and subviews of it.
  @Test func aHeightConstraintLeavesSpaceAboveTheActions() throws {
    let alert = UIAlertController(title: "When?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let box = UIView(frame: CGRect(x: 10, y: 50, width: 250, height: 150))
    alert.view.addSubview(box)
    alert.view.addConstraint(
      NSLayoutConstraint(
        item: alert.view!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 300))
    root.present(alert, animated: true)
    try screen.settle()
    expect(alert.view.frame.height == 300 && alert.view.frame.width == 270)
    let okay = try require(button("OK", in: alert.view))
    expectEqual(okay.convert(okay.bounds, to: alert.view).maxY, 300)
    expect(box.frame == CGRect(x: 10, y: 50, width: 250, height: 150) && box.superview === alert.view)
  }
}
