import Expectations
import Testing
import TrestleTesting
import UIKit

/// Edit menus as a person opens them, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct TranslationScreens {
  private let controller = TranslationViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 375, height: 480), scale: 1)
  }

  private func label(_ text: String) -> UILabel? {
    func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    return labels(screen.window).last { $0.text == text }
  }

  private func choose(_ title: String) throws {
    let found = try require(self.label(title))
    screen.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
    settle()
  }

  /// A caret blinks: no waiting until nothing moves.
  private func settle() { screen.advance(by: 0.6) }

  private func doubleTap(_ offset: Int) throws {
    let position = try require(
      controller.textField.position(from: controller.textField.beginningOfDocument, offset: offset))
    let caret = controller.textField.caretRect(for: position)
    let place = controller.textField.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    screen.tap(at: place)
    screen.tap(at: place)
    settle()
  }

  private var selected: String? {
    controller.textField.selectedTextRange.flatMap { controller.textField.text(in: $0) }
  }

  @Test func aDoubleTapSelectsAWordAndOpensItsEditMenu() throws {
    try doubleTap(6)
    expectEqual(selected, "quick")
    expect(label("Cut") != nil && label("Copy") != nil && label("Translate") != nil)
    expect(label("Paste") == nil && label("Select") == nil, "there is nothing to paste, and something is selected")
    expectEqual(controller.menuCalls, ["will present", "presented"])
    try choose("Copy")
    expectNil(label("Copy"))
    expectEqual(controller.menuCalls, ["will present", "presented", "will dismiss", "dismissed"])
    try doubleTap(12)
    try choose("Paste")
    expectEqual(controller.textField.text, "The quick quick fox")
  }

  @Test func theEditMenuHasACustomAction() throws {
    try doubleTap(6)
    try choose("Translate")
    expectEqual(controller.translated, ["quick"])
  }

  @Test func selectAllKeepsTheEditMenuOpen() throws {
    try doubleTap(6)
    try choose("Select All")
    expect(selected == "The quick brown fox" && label("Cut") != nil && label("Select All") == nil)
    try choose("Cut")
    expectEqual(controller.textField.text, "")
  }

  @Test func typingClosesTheMenu() throws {
    try doubleTap(6)
    screen.type("slow")
    settle()
    expect(controller.textField.text == "The slow brown fox" && label("Copy") == nil)
  }

  @Test func aSecondaryClickSelectsTheWordAndOpensAMenu() throws {
    let place = controller.textField.convert(CGPoint(x: 60, y: 17), to: nil)
    screen.secondaryClick(at: place)
    settle()
    expect(selected == "quick" && controller.textField.isFirstResponder)
    try choose("Cut")
    expectEqual(controller.textField.text, "The  brown fox")
    expectEqual(controller.menuCalls, ["will present", "presented", "will dismiss", "dismissed"])
    screen.secondaryClick(at: place)
    settle()
    expect(label("Paste") != nil)
    screen.press(.keyboardEscape)
    settle()
    expect(label("Paste") == nil && controller.textField.isFirstResponder)
  }

  @Test func theEditMenuOfACustomViewHasItsImplementedActions() throws {
    let place = CGPoint(x: 160, y: 250)
    screen.tap(at: place, duration: 0.7)
    settle()
    expectEqual(controller.stampView.log, ["menu for stamp"])
    expect(label("Copy") != nil && label("Paste") != nil && label("Cut") == nil && label("Select All") == nil)
    try choose("Paste")
    screen.tap(at: place, duration: 0.7)
    settle()
    try choose("Turn")
    expectNil(label("Copy"))
    try choose("Right")
    expectEqual(controller.stampView.log, ["menu for stamp", "paste", "menu for stamp", "right"])
    controller.stampView.isLocked = true
    screen.tap(at: place, duration: 0.7)
    settle()
    expect(label("Paste") == nil && label("Copy") != nil)
    screen.tap(at: CGPoint(x: 20, y: 460))
    settle()
    expectNil(label("Copy"))
  }

  @Test(arguments: ["light", "dark", "right to left", "largest text"])
  func matchesItsPicture(_ look: String) throws {
    let controller = TranslationViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 300), scale: 2) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest text" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    if look == "right to left" { controller.textField.text = "שלום לכולם היום" }
    for _ in 0..<2 { screen.tap(at: CGPoint(x: look == "right to left" ? 200 : 100, y: 117)) }
    screen.advance(by: 0.4)
    expectGolden(screen.picture, "edit menu \(look)")
  }
}
