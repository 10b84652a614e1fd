import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Input views at the bottom of a window for its first responder, and their notifications.
@MainActor @Suite(.serialized) struct InputViewsTests {
  private final class Noting: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var observers: [any NSObjectProtocol] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }

    func observe() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let what = notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
            .replacingOccurrences(of: "Notification", with: "")
          MainActor.assumeIsolated { self?.log.append(what) }
        }
      }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  private let controller = UIViewController()
  private let screen: MountedScreen
  private let noting = Noting()
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    field.delegate = noting
    controller.view.addSubview(field)
  }

  private func note() -> [String] {
    defer { noting.log = [] }
    return noting.log
  }

  @Test func aFieldWithoutInputViewsPostsNoKeyboardNotifications() {
    noting.observe()
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    expectEqual(note(), ["begins", "ends"])
  }

  @Test func keyboardNotificationsFollowTheBeginOfEditing() {
    noting.observe()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    expectEqual(note(), ["begins", "WillChangeFrame", "WillShow"])
    screen.advance(by: 0.6)
    expectEqual(note(), ["DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    let calls = note()
    expect(
      calls.contains("ends")
        && calls.filter { $0 != "ends" } == [
          "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
        ])
  }

  @Test func anAccessoryViewsHeightComesFromItsFrameOrConstraints() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 320, height: 40))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.heightAnchor.constraint(equalToConstant: 66).isActive = true
    field.inputAccessoryView = constrained
    field.reloadInputViews()
    expect(constrained.frame.height == 66 && bar.window == nil)
    expectEqual(screen.window.presence.inputViews.coveredHeight, 66)
  }

  @Test func fieldsThatShareAnAccessoryViewKeepItInPlace() {
    let second = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
    controller.view.addSubview(second)
    (field.inputAccessoryView, second.inputAccessoryView) = (bar, bar)
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    noting.observe()
    _ = note()
    second.becomeFirstResponder()
    screen.advance(by: 0.6)
    expect(note() == ["ends"] && bar.window != nil)
  }

  // MARK: Bars of controllers

  /// A bar that grows with its text, as chats have it.
  private final class Composer: UIView {
    let text = UITextView()
    let height: NSLayoutConstraint
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    init() {
      height = text.heightAnchor.constraint(equalToConstant: 36)
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      autoresizingMask = .flexibleHeight
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8), height,
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Chat: UIViewController {
    let bar = Composer()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private func chat() -> (Chat, UINavigationController, MountedScreen) {
    let chat = Chat()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480), scale: 1)
    navigation.pushViewController(chat, animated: false)
    screen.advance(by: 0.6)
    return (chat, navigation, screen)
  }

  @Test func aControllersAccessoryViewStaysWhileItsTextIsEdited() {
    let (chat, navigation, screen) = chat()
    let inputViews = screen.window.presence.inputViews
    expect(chat.isFirstResponder && inputViews.coveredHeight == 52, "it is there as soon as the controller is")
    screen.tap(at: chat.bar.convert(chat.bar.text.center, to: nil))
    screen.advance(by: 0.6)
    expect(chat.bar.text.isFirstResponder && inputViews.coveredHeight == 52)
    expect(chat.bar.superview?.next === chat)
    navigation.view.endEditing(true)
    screen.advance(by: 0.6)
    expect(chat.isFirstResponder && inputViews.coveredHeight == 52)
    navigation.view.endEditing(true)
    expect(chat.isFirstResponder, "nothing is edited")
    chat.bar.text.becomeFirstResponder()
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    expect(inputViews.coveredHeight == 0 && screen.window.firstResponder == nil && chat.bar.window == nil)
  }

  @Test func anAccessoryViewGrowsWithItsContent() {
    let (chat, _, screen) = chat()
    chat.bar.text.becomeFirstResponder()
    screen.advance(by: 0.6)
    noting.observe()
    chat.bar.height.constant = 80
    screen.advance(by: 0.1)
    expectEqual(screen.window.presence.inputViews.coveredHeight, 96)
    expectEqual(chat.bar.convert(chat.bar.bounds, to: nil), CGRect(x: 0, y: 384, width: 320, height: 96))
    expectEqual(note(), ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    chat.bar.height.constant = 36
    screen.advance(by: 0.1)
    expectEqual(screen.window.presence.inputViews.coveredHeight, 52)
    expectEqual(chat.bar.text.frame, CGRect(x: 8, y: 8, width: 304, height: 36))
  }

  private func scrollView(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = mode
    controller.view.insertSubview(scrollView, at: 0)
    field.inputAccessoryView = bar
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    return scrollView
  }

  @Test func interactiveDismissalMovesTheInputViewsAway() throws {
    _ = scrollView(.interactive)
    expectEqual(screen.window.presence.inputViews.coveredHeight, 200)
    screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 400), duration: 0.3)
    try screen.settle()
    expect(!field.isFirstResponder && screen.window.presence.inputViews.coveredHeight == 0)
  }

  @Test func aDragThatEndsAboveTheInputViewsKeepsThem() throws {
    _ = scrollView(.interactive)
    screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 250), duration: 0.3, hold: 0)
    try screen.settle()
    expect(field.isFirstResponder && screen.window.presence.inputViews.coveredHeight == 200)
  }

  /// A bar of the app's own above the keys, pinned to the guide, is part of what the finger takes along.
  @Test func keyboardDismissPaddingExtendsInteractiveDismissal() throws {
    _ = scrollView(.interactive)
    controller.view.keyboardLayoutGuide.keyboardDismissPadding = 60
    screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 250), duration: 0.3, hold: 0)
    try screen.settle()
    expect(!field.isFirstResponder)
  }

  @Test func theKeyboardLayoutGuideFollowsInteractiveDismissal() {
    _ = scrollView(.interactiveWithAccessory)
    let inputViews = screen.window.presence.inputViews
    let guide = controller.view.keyboardLayoutGuide
    inputViews.follow(fingerAt: 350)
    controller.view.layoutIfNeeded()
    expect(inputViews.coveredHeight == 130 && guide.layoutFrame.height == 130)
    inputViews.follow(fingerAt: 200)
    expectEqual(inputViews.coveredHeight, 200, "no higher than they stand by themselves")
    inputViews.follow(fingerAt: 350)
    inputViews.endDrag(velocity: -100)
    screen.advance(by: 0.6)
    expect(field.isFirstResponder && inputViews.coveredHeight == 200, "a finger on its way up keeps them")
  }

  /// [D] The guide's top is that of the input views; without them it is the bottom of the safe area, which a toolbar or a
  /// tab bar raises.
  @Test(arguments: [true, false]) func theKeyboardLayoutGuideBeginsAboveBars(_ isInTabs: Bool) throws {
    let (inner, below) = (UIViewController(), UIView())
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    inner.view.addSubview(field)
    inner.view.addSubview(below)
    below.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: inner.view.keyboardLayoutGuide.topAnchor),
      below.leadingAnchor.constraint(equalTo: inner.view.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    let (outer, bar): (UIViewController, UIView)
    if isInTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      (outer, bar) = (tabs, tabs.tabBar)
    } else {
      let navigation = UINavigationController(rootViewController: inner)
      inner.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      navigation.isToolbarHidden = false
      (outer, bar) = (navigation, navigation.toolbar)
    }
    let screen = MountedScreen(outer, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    func top(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }
    expect(top(bar) < 440)
    expectEqual(top(below), top(bar))
    expectEqual(top(below), inner.view.safeAreaLayoutGuide.layoutFrame.maxY + top(inner.view))
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    expectEqual(top(below), 320, "the input views cover the bar")
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    expectEqual(top(below), top(bar))
  }

  @Test func aDragWithoutDismissModeKeepsTheInputViews() throws {
    _ = scrollView(.none)
    screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 400), duration: 0.3)
    try screen.settle()
    expect(field.isFirstResponder)
  }

  @Test func anAccessoryViewShownAgainDuringItsDismissalStays() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    field.resignFirstResponder()
    screen.advance(by: 0.1)
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    expect(bar.window != nil && bar.convert(bar.bounds, to: nil).maxY == 480)
  }

  @Test func aSearchBarsAccessoryViewIsThatOfItsField() {
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    searchBar.inputAccessoryView = bar
    controller.view.addSubview(searchBar)
    searchBar.becomeFirstResponder()
    screen.advance(by: 0.6)
    expect(bar.window != nil && searchBar.searchTextField.inputAccessoryView === bar)
  }

  @Test func formerInputViewsAreReleased() {
    weak var held: UIView?
    autoreleasepool {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      screen.advance(by: 0.6)
      field.resignFirstResponder()
      screen.advance(by: 0.6)
      field.inputAccessoryView = nil
      held = bar
    }
    screen.advance(frames: 2)
    expectNil(held)
  }
}
