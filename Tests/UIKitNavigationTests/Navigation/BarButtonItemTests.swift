import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Buttons of bars: what they show, what a tap does, and the room they take.
@MainActor @Suite(.serialized)
struct BarButtonItemTests {
  private func show(_ items: [UIBarButtonItem], change: (UINavigationController) -> Void = { _ in }) throws
    -> MountedScreen
  {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: root)
    change(navigation)
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 200), scale: 1)
    try screen.settle()
    return screen
  }

  /// The system's items in the order of Apple's numbers, and what VoiceOver calls them there.
  nonisolated static let systemItems: [(UIBarButtonItem.SystemItem, Int, String)] = [
    (.done, 0, "Done"), (.cancel, 1, "Cancel"), (.edit, 2, "Edit"), (.save, 3, "Save"), (.add, 4, "Add"),
    (.compose, 7, "Compose"), (.reply, 8, "Reply"), (.action, 9, "Share"), (.organize, 10, "Organize"),
    (.bookmarks, 11, "Bookmarks"), (.search, 12, "Search"), (.refresh, 13, "Refresh"), (.stop, 14, "Stop"),
    (.camera, 15, "Camera"), (.trash, 16, "Delete"), (.play, 17, "Play"), (.pause, 18, "Pause"),
    (.rewind, 19, "Rewind"), (.fastForward, 20, "Fast forward"), (.undo, 21, "Undo"), (.redo, 22, "Redo"),
    (.close, 24, "Close"),
  ]

  @Test(arguments: systemItems.indices)
  func systemItemsAreShownLabelledAndTapped(_ index: Int) throws {
    let (system, number, label) = Self.systemItems[index]
    expectEqual(system.rawValue, number)
    var taps = 0
    let item = UIBarButtonItem(systemItem: system, primaryAction: UIAction { _ in taps += 1 })
    let screen = try show([item])
    let view = try require(item.shownView)
    expect(view.bounds.width > 10)
    let element = try screen.accessibilityElement(.label(label))
    expect(element.traits.contains(.button))
    screen.tap(at: element.activationPoint)
    expectEqual(taps, 1)
  }

  @Test func fixedSpaceHasItsWidth() throws {
    expect(
      UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5 && UIBarButtonItem.SystemItem.fixedSpace.rawValue == 6)
    func distance(_ space: UIBarButtonItem?) throws -> CGFloat {
      let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
      let screen = try show([])
      let bar = UIToolbar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
      screen.controller.view.addSubview(bar)
      bar.setItems([first, space, second].compactMap { $0 }, animated: false)
      try screen.settle()
      expectEqual(bar.items?.count, (space == nil ? 2 : 3))
      let (left, right) = (try require(first.shownView), try require(second.shownView))
      return right.convert(right.bounds, to: bar).minX - left.convert(left.bounds, to: bar).maxX
    }
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = 30
    let wider = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    wider.width = 70
    expectEqual(try distance(wider) - distance(space), 40)
    expect(try distance(space) > distance(nil))
    expect(try distance(.fixedSpace(30)) == distance(space))
  }

  @Test func widthSetsTheBarButtonsWidth() throws {
    let item = UIBarButtonItem(title: "A", primaryAction: UIAction { _ in })
    let screen = try show([item])
    let natural = try require(item.shownView).bounds.width
    item.width = 120
    try screen.settle()
    expect(natural < 120)
    expectEqual(item.shownView?.bounds.width, 120)
  }

  @Test func aHiddenItemTakesNoSpaceAndReturns() throws {
    let (first, second) = (
      UIBarButtonItem(title: "First", primaryAction: UIAction { _ in }),
      UIBarButtonItem(title: "Second", primaryAction: UIAction { _ in })
    )
    let screen = try show([first, second])
    let place = try screen.accessibilityElement(.label("First")).frame
    first.isHidden = true
    try screen.settle()
    #expect(throws: NoSuchElement.self) { try screen.accessibilityElement(.label("First")) }
    expectEqual(try screen.accessibilityElement(.label("Second")).frame.maxX, place.maxX)
    first.isHidden = false
    try screen.settle()
    expectEqual(try screen.accessibilityElement(.label("First")).frame, place)
  }

  @Test func aCustomViewReceivesItsTouches() throws {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Own") { _ in taps += 1 })
    button.frame.size = CGSize(width: 60, height: 30)
    let item = UIBarButtonItem(customView: button)
    expect(item.customView === button)
    let screen = try show([item])
    expect(button.window === screen.window)
    expectEqual(button.bounds.size, CGSize(width: 60, height: 30))
    screen.tap(at: button.convert(CGPoint(x: 30, y: 15), to: nil))
    expectEqual(taps, 1)
    let other = UILabel()
    other.text = "Other"
    item.customView = other
    try screen.settle()
    expect(button.window == nil && other.window === screen.window)
  }

  /// [D] A menu opens with a tap where there is no action, and with a press where there is one.
  @Test func aMenuOpensByTapOrLongPress() throws {
    var taps = 0
    let item = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Choice") { _ in }]))
    let screen = try show([item])
    let place = try screen.accessibilityElement(.label("More")).activationPoint
    screen.tap(at: place)
    try screen.settle()
    let choice = try screen.accessibilityElement(.label("Choice"))
    screen.tap(at: choice.activationPoint)
    try screen.settle()
    #expect(throws: NoSuchElement.self) { try screen.accessibilityElement(.label("Choice")) }
    item.primaryAction = UIAction(title: "More") { _ in taps += 1 }
    screen.tap(at: place)
    try screen.settle()
    expectEqual(taps, 1)
    #expect(throws: NoSuchElement.self) { try screen.accessibilityElement(.label("Choice")) }
    screen.tap(at: place, duration: 0.8)
    try screen.settle()
    #expect(throws: Never.self) { try screen.accessibilityElement(.label("Choice")) }
    expectEqual(taps, 1)
    item.menu = nil
  }

  /// An object that answers a selector, as converted sources do.
  final class Receiver: UIResponder {
    var senders: [UIBarButtonItem] = []
    override class var _actions: [_Action] { super._actions + [_Action("tapped:", Receiver.tapped(_:))] }
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  @Test func aTapSendsTheActionToTheTarget() throws {
    let receiver = Receiver()
    let item = UIBarButtonItem(title: "Send", style: .done, target: receiver, action: Selector("tapped:"))
    expect(item.target === receiver && item.action == Selector("tapped:") && item.style == .done)
    item.tag = 7
    let screen = try show([item])
    screen.tap(at: try screen.accessibilityElement(.label("Send")).activationPoint)
    expectEqual(receiver.senders.map(\.tag), [7])
    item.action = nil
    screen.tap(at: try screen.accessibilityElement(.label("Send")).activationPoint)
    expectEqual(receiver.senders.count, 1)
  }

  /// [D] `done`: "The style for a Done button": bolder than the plain one.
  @Test func theDoneStyleIsBolder() throws {
    func font(_ style: UIBarButtonItem.Style) throws -> UIFont {
      let item = UIBarButtonItem(title: "Item", style: style, target: nil, action: nil)
      let screen = try show([item])
      defer { withExtendedLifetime(screen) {} }
      let label = try require(item.shownView?.subviews.lazy.compactMap { $0 as? UILabel }.first)
      return label.font
    }
    expect(UIBarButtonItem().style == .plain && UIBarButtonItem(systemItem: .done).style == .done)
    expectEqual(try font(.plain), UIFont.systemFont(ofSize: 17))
    expectEqual(try font(.done), UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func aBarButtonsImageReplacesItsTitle() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: nil)
    let screen = try show([item])
    func shown() -> UIImage? { item.shownView?.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image }
    let star = try require(shown())
    item.image = UIImage(systemName: "heart")
    try screen.settle()
    expect(shown() != nil && shown() != star)
    item.image = nil
    item.title = "Text"
    try screen.settle()
    expectNil(shown())
    #expect(throws: Never.self) { try screen.accessibilityElement(.label("Text")) }
  }
}
