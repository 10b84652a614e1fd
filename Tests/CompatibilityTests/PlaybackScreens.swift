import Expectations
import Testing
import TrestleTesting
import UIKit

/// Menus of buttons and other controls, as a person opens them, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct PlaybackScreens {
  private let controller = PlaybackViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 568), scale: 1)
  }

  private func label(_ text: String) -> UILabel? {
    func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    return labels(screen.window).last { $0.text == text }
  }

  private func place(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func tap(_ view: UIView, duration: TimeInterval = 0.05) throws {
    screen.tap(at: place(of: view), duration: duration)
    try screen.settle()
  }

  private func choose(_ title: String) throws {
    screen.tap(at: place(of: try require(label(title))))
    try screen.settle()
  }

  @Test func aTapOpensTheMenuAndAnotherChoosesAnAction() throws {
    try tap(controller.sortButton)
    expectEqual(controller.log, ["sort is opened"])
    expect(controller.sortButton.isHeld && controller.sortButton.isHighlighted)
    expectEqual(controller.sortButton.contextMenuInteraction?.menuAppearance, .compact)
    try choose("Artist")
    expectEqual(controller.log, ["sort is opened", "Artist from sort"])
    expect(!controller.sortButton.isHeld && !controller.sortButton.isHighlighted && label("Artist") == nil)
  }

  @Test func theMenuOpensOnTouchDownAndTheFingerChooses() throws {
    try tap(controller.sortButton)
    let target = place(of: try require(label("Title")))
    screen.press(.keyboardEscape)
    try screen.settle()
    screen.drag(from: place(of: controller.sortButton), to: target, press: 0.4)
    try screen.settle()
    expectEqual(controller.log, ["sort is opened", "sort is opened", "Title from sort"])
  }

  @Test func aPopUpButtonShowsTheSelectedAction() throws {
    expectEqual(controller.speedButton.currentTitle, "Normal")
    try tap(controller.speedButton)
    try choose("Double")
    expectEqual(controller.log, ["Double from speed"])
    expectEqual(controller.speedButton.currentTitle, "Double")
    expectEqual(controller.speedButton.menu?.selectedElements.map(\.title), ["Double"])
    try tap(controller.speedButton)
    try choose("Normal")
    expectEqual(controller.speedButton.menu?.selectedElements.map(\.title), ["Normal"])
  }

  @Test func aToggleButtonTurnsOnAndOff() throws {
    try tap(controller.shuffleButton)
    try tap(controller.shuffleButton)
    expectEqual(controller.log, ["shuffle true", "shuffle false"])
  }

  @Test func aLongPressOpensTheMenuOfAButtonWithAPrimaryAction() throws {
    try tap(controller.addButton)
    expectEqual(controller.log, ["added"])
    try tap(controller.addButton, duration: 0.8)
    expect(label("New Playlist") != nil && label("Recent 1") != nil && controller.pendingPlaylists.count == 1)
    expectEqual(controller.log, ["added"], "the press is no tap")
    controller.receivePlaylists(["Jazz", "Folk"])
    screen.advance(frames: 1)
    try choose("Folk")
    expectEqual(controller.log, ["added", "Folk from add"])
    // What came is kept; the other element is asked each time.
    try tap(controller.addButton, duration: 0.8)
    expect(controller.pendingPlaylists.isEmpty && label("Jazz") != nil && label("Recent 2") != nil)
  }

  @Test func deferredElementsLoadedAfterClosingAreShownNextTime() throws {
    try tap(controller.addButton, duration: 0.8)
    screen.press(.keyboardEscape)
    try screen.settle()
    controller.receivePlaylists(["Jazz"])
    try tap(controller.addButton, duration: 0.8)
    expect(controller.pendingPlaylists.isEmpty && label("Jazz") != nil)
  }

  @Test func aControlProvidesItsOwnMenu() throws {
    try tap(controller.ratingControl)
    try choose("★★")
    expect(controller.log == ["2 stars"] && controller.ratingControl.calls == ["opens", "closes"])
    controller.ratingControl.isEnabled = false
    try tap(controller.ratingControl)
    expectNil(label("★★"))
  }

  @Test func aBarButtonOpensItsMenuAtOnce() throws {
    try screen.tap(.identifier("more"), duration: 0.4)
    try screen.settle()
    try choose("Download")
    expectEqual(controller.log, ["Download from bar"])
  }

  @Test func performPrimaryActionOpensTheMenu() throws {
    controller.sortButton.performPrimaryAction()
    try screen.settle()
    expect(controller.sortButton.isHeld)
    controller.sortButton.contextMenuInteraction?.dismissMenu()
    try screen.settle()
    expect(!controller.sortButton.isHeld)
  }

  @Test(arguments: ["light", "dark", "right to left", "largest text"], ["speed", "add"])
  func matchesItsPicture(_ look: String, _ opened: String) throws {
    let controller = PlaybackViewController()
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 568), scale: 1
    ) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest text" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    let button = opened == "speed" ? controller.speedButton : controller.addButton
    screen.tap(at: place(of: button), duration: 0.7)
    screen.advance(by: 1)
    expectGolden(screen.picture, "\(opened) \(look)")
  }
}
