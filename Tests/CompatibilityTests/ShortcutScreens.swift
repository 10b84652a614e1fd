import Expectations
import Testing
import TrestleTesting
import UIKit

/// Commands for keys, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct ShortcutScreens {
  /// Made by each test for itself: commands of menus go to the window that was made key last.
  @MainActor private final class Scene {
    let shortcuts = ShortcutsViewController()
    let navigation = ShortcutsNavigationController(rootViewController: UIViewController())
    let screen: MountedScreen

    init() {
      navigation.pushViewController(shortcuts, animated: false)
      screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480), scale: 1)
      screen.advance(frames: 3)
    }

    func take() -> [String] {
      defer { shortcuts.log = [] }
      return shortcuts.log
    }
  }

  @Test func keyCommandsOfTheScreenArePerformed() {
    let scene = Scene()
    let screen = scene.screen
    screen.press(.keyboardN, modifiers: .command)
    expectEqual(scene.take(), ["add New"], "and nobody hears of the press")
    screen.press(.keyboardN, modifiers: .control)
    expectEqual(scene.take(), ["add New"], "control stands where others have command")
    screen.press(.keyboardN, modifiers: [.command, .shift])
    expectEqual(scene.take(), ["add several"], "the alternate")
    screen.press(.keyboardF, modifiers: .command)
    expectEqual(scene.take(), ["find"], "what was added")
    screen.press(.keyboardN, modifiers: [.command, .alternate])
    expectEqual(scene.take(), [], "other keys held down mean something else")
    screen.press(.keyboardDownArrow)
    expectEqual(scene.take(), ["next UIKeyInputDownArrow"])
  }

  @Test func keysWithoutACommandInsertText() {
    let scene = Scene()
    let (shortcuts, screen) = (scene.shortcuts, scene.screen)
    shortcuts.field.becomeFirstResponder()
    screen.press(.keyboardJ)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardDownArrow)
    expect(scene.take().allSatisfy { !$0.hasPrefix("next") && $0 != "accept" }, "the field has them first")
    screen.press(.keyboardN, modifiers: .command)
    expectEqual(scene.take(), ["add New"], "what the field does not use performs commands")
    shortcuts.acceptsReturn = true
    screen.press(.keyboardReturnOrEnter)
    expect(scene.take() == ["accept"] && shortcuts.field.isFirstResponder)
    shortcuts.field.resignFirstResponder()
    screen.press(.keyboardJ)
    expectEqual(scene.take(), ["next j"])
  }

  @Test func keyCommandsDoNothingWhenDisabledRemovedOrCovered() {
    let scene = Scene()
    let (shortcuts, screen) = (scene.shortcuts, scene.screen)
    shortcuts.findCommand.attributes = .disabled
    screen.press(.keyboardF, modifiers: .command)
    expect(!scene.take().contains("find"))
    shortcuts.findCommand.attributes = []
    shortcuts.removeKeyCommand(shortcuts.findCommand)
    screen.press(.keyboardF, modifiers: .command)
    expect(!scene.take().contains("find"))
    let front = UIViewController()
    shortcuts.present(front, animated: false)
    screen.advance(by: 0.5)
    screen.press(.keyboardN, modifiers: .command)
    expectEqual(scene.take(), [], "what is presented is in front")
    front.dismiss(animated: false)
    screen.advance(by: 0.5)
    screen.press(.keyboardN, modifiers: .command)
    expectEqual(scene.take(), ["add New"])
  }

  @Test func theActionIsFoundInTheResponderChain() {
    let scene = Scene()
    let (shortcuts, screen) = (scene.shortcuts, scene.screen)
    screen.press(.keyboardH, modifiers: [.command, .shift])
    expect(scene.navigation.topViewController !== shortcuts)
    screen.press(.keyboardN, modifiers: .command)
    expectEqual(scene.take(), [])
  }

  @Test func menusShowKeyCommands() throws {
    let scene = Scene()
    let (shortcuts, screen) = (scene.shortcuts, scene.screen)
    screen.tap(at: shortcuts.button.center)
    try screen.settle()
    try screen.tap(.text("Nobody's"))
    try screen.settle()
    expectEqual(scene.take(), [], "what nobody carries out cannot be chosen")
    try screen.tap(.text("Find"))
    try screen.settle()
    expectEqual(scene.take(), ["find"])
  }
}
