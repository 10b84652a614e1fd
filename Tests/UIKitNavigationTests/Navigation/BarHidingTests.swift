import Expectations
import Testing
import UIKit
import UIKitTesting

/// Bars of a navigation controller that hide by themselves.
@MainActor @Suite(.serialized) struct BarHidingTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let screen: MountedScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    root.view.addSubview(field)
    screen = MountedScreen(navigation, size: CGSize(width: 320, height: 600), scale: 1)
    try screen.settle()
  }

  private func set(_ sizeClass: UIUserInterfaceSizeClass) throws -> Bool {
    screen.window.traitOverrides.verticalSizeClass = sizeClass
    try screen.settle()
    return navigation.isNavigationBarHidden
  }

  @Test func hidesBarsWhenVerticallyCompactHidesThem() throws {
    expect(try !set(.compact))
    expect(try !set(.regular))
    navigation.hidesBarsWhenVerticallyCompact = true
    expect(try set(.compact))
    expectEqual(root.view.safeAreaInsets.top, 0)
    expect(try !set(.regular))
    expect(try set(.compact))
    screen.tap(at: CGPoint(x: 160, y: 400))
    try screen.settle()
    expect(!navigation.isNavigationBarHidden, "a tap shows them")
    screen.tap(at: CGPoint(x: 160, y: 400))
    try screen.settle()
    expect(!navigation.isNavigationBarHidden, "and another one does not hide them")
    expect(!navigation.hidesBarsOnTap)
  }

  @Test func hidesBarsWhenVerticallyCompactAppliesImmediately() throws {
    expect(try !set(.compact))
    navigation.hidesBarsWhenVerticallyCompact = true
    expect(navigation.isNavigationBarHidden)
    navigation.hidesBarsWhenVerticallyCompact = false
    expect(try set(.regular), "what is no more asked for brings nothing back")
  }

  @Test func hidesBarsWhenKeyboardAppearsHidesThemForGood() throws {
    field.becomeFirstResponder()
    try screen.settle()
    expect(!navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    try screen.settle()
    expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    try screen.settle()
    expect(navigation.isNavigationBarHidden)
    screen.tap(at: CGPoint(x: 160, y: 400))
    try screen.settle()
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func keyboardsOfAnotherScreenHideNoBars() throws {
    navigation.hidesBarsWhenKeyboardAppears = true
    let other = UIViewController()
    other.view.addSubview(field)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    navigation.present(other, animated: false)
    try screen.settle()
    field.becomeFirstResponder()
    try screen.settle()
    expect(field.isFirstResponder)
  }
}
