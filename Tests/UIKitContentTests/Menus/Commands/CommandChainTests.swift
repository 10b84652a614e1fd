import Expectations
import Testing
import UIKit
import UIKitTesting

/// Commands on their way to the responder that carries them out.
@MainActor @Suite(.serialized) struct CommandChainTests {
  private final class Shapes: UIViewController {
    override class var _actions: [_Action] {
      super._actions + [_Action("toggleGrid", Shapes.toggleGrid), _Action("clear", Shapes.clear)]
    }

    let manager = UndoManager()
    let grid = UICommand(title: "Show Grid", action: Selector("toggleGrid"))
    var showsGrid = false
    var shapes = 2
    override var undoManager: UndoManager? { manager }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Clear", action: Selector("clear"), input: UIKeyCommand.inputDelete)]
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      if command.action == Selector("toggleGrid"), showsGrid { (command.title, command.state) = ("Hide Grid", .on) }
      if command.action == Selector("clear"), shapes == 0 { command.attributes = .disabled }
    }

    func toggleGrid() { showsGrid.toggle() }
    func clear() { set(0) }
    func set(_ number: Int) {
      let old = shapes
      shapes = number
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  /// Made by each test for itself: commands of menus go to the window that was made key last.
  private func show() -> (Shapes, MountedScreen) {
    let shapes = Shapes()
    let screen = MountedScreen(shapes, size: CGSize(width: 320, height: 480), scale: 1)
    shapes.becomeFirstResponder()
    return (shapes, screen)
  }

  @Test func undoKeysUseTheFirstRespondersUndoManager() {
    let (shapes, screen) = show()
    shapes.set(5)
    screen.press(.keyboardZ, modifiers: .control)
    expect(shapes.shapes == 2 && shapes.manager.canRedo)
    screen.press(.keyboardZ, modifiers: [.control, .shift])
    expect(shapes.shapes == 5 && !shapes.manager.canRedo)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    shapes.view.addSubview(field)
    field.becomeFirstResponder()
    screen.press(.keyboardZ, modifiers: .control)
    expectEqual(shapes.shapes, 5, "a text has its own changes to take back")
  }

  @Test func aCommandDisabledInValidateIsNotPerformed() {
    let (shapes, screen) = show()
    screen.press(.keyboardDeleteOrBackspace)
    expect(shapes.shapes == 0 && shapes.manager.canUndo)
    shapes.manager.removeAllActions()
    screen.press(.keyboardDeleteOrBackspace)
    expect(!shapes.manager.canUndo)
  }

  @Test func aMenuShowsACommandAsValidated() throws {
    let (shapes, screen) = show()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
    button.menu = UIMenu(children: [shapes.grid])
    button.showsMenuAsPrimaryAction = true
    shapes.view.addSubview(button)
    func choose(_ title: String) throws {
      screen.tap(at: button.center)
      try screen.settle()
      let item = try require(screen.accessibilityElements.lazy.compactMap { find(title, $0) }.first)
      screen.tap(at: item.activationPoint)
      try screen.settle()
    }
    try choose("Show Grid")
    expect(shapes.showsGrid)
    try choose("Hide Grid")
    expect(!shapes.showsGrid && shapes.grid.title == "Show Grid" && shapes.grid.state == .off)
    try choose("Show Grid")
    expect(shapes.showsGrid)
  }

  private func find(_ label: String, _ element: AccessibilityElement) -> AccessibilityElement? {
    element.label?.hasPrefix(label) == true ? element : element.children.lazy.compactMap { find(label, $0) }.first
  }
}
