import Expectations
import Testing
import UIKit

@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func add(_ number: Int) {
      value += number
      manager.registerUndo(withTarget: self) { $0.add(-number) }
    }
  }

  private let manager = UndoManager()
  private let counter: Counter

  init() { counter = Counter(manager) }

  private func group(_ name: String = "", _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.setActionName(name)
    manager.endUndoGrouping()
  }

  @Test func aGroupIsUndoneAndRedoneTogether() {
    group("Add") {
      counter.add(1)
      counter.add(2)
    }
    group { counter.add(10) }
    manager.undo()
    expect(counter.value == 3 && manager.canUndo && manager.canRedo && manager.undoActionName == "Add")
    manager.undo()
    expect(counter.value == 0 && !manager.canUndo && manager.redoActionName == "Add")
    manager.redo()
    manager.redo()
    expect(counter.value == 13 && !manager.canRedo && manager.canUndo)
  }

  @Test func aChangeClearsTheRedoStack() {
    group { counter.add(1) }
    manager.undo()
    group { counter.add(5) }
    expect(!manager.canRedo)
    manager.redo()
    expectEqual(counter.value, 5)
  }

  @Test func ungroupedChangesFormOneGroupUntilUndone() {
    counter.add(1)
    counter.add(2)
    expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()
    expect(counter.value == 0 && manager.groupingLevel == 0)
  }

  @Test func registrationCanBeDisabledAndActionsRemoved() {
    manager.disableUndoRegistration()
    group { counter.add(1) }
    manager.enableUndoRegistration()
    expect(!manager.canUndo)
    group { counter.add(1) }
    manager.removeAllActions(withTarget: counter)
    expect(!manager.canUndo)
  }

  @Test func levelsOfUndoLimitsTheUndoStack() {
    manager.levelsOfUndo = 2
    for _ in 0..<3 { group { counter.add(1) } }
    for _ in 0..<3 { manager.undo() }
    expectEqual(counter.value, 1)
  }

  @Test func menuItemTitlesContainTheActionName() {
    expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    group("Add Shape") { counter.add(1) }
    expect(manager.undoMenuItemTitle == "Undo Add Shape" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Add Shape")
    expectEqual(manager.undoMenuTitle(forUndoActionName: "Typing"), "Undo Typing")
  }

  @Test func notificationsTellOfGroupsUndoAndRedo() {
    final class Heard { var names: [String] = [] }
    let heard = Heard()
    let names: [(NSNotification.Name, String)] = [
      (.NSUndoManagerCheckpoint, "checkpoint"), (.NSUndoManagerDidOpenUndoGroup, "opened"),
      (.NSUndoManagerWillCloseUndoGroup, "closing"), (.NSUndoManagerDidCloseUndoGroup, "closed"),
      (.NSUndoManagerWillUndoChange, "undoing"), (.NSUndoManagerDidUndoChange, "undone"),
      (.NSUndoManagerWillRedoChange, "redoing"), (.NSUndoManagerDidRedoChange, "redone"),
    ]
    nonisolated(unsafe) let log = heard
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in log.names.append(word) }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    func take() -> [String] {
      defer { heard.names = [] }
      return heard.names
    }
    let aGroup = ["opened", "checkpoint", "closing", "closed"]
    group { group { counter.add(1) } }
    expectEqual(take(), ["opened", "checkpoint", "opened"] + aGroup.dropFirst() + aGroup.dropFirst())
    manager.undo()
    expectEqual(take(), ["checkpoint", "undoing"] + aGroup + ["undone"])
    manager.redo()
    expectEqual(take(), ["checkpoint", "redoing"] + aGroup + ["redone"])
    manager.redo()
    expectEqual(take(), [], "there is nothing to redo")
  }

  @Test func undoTargetsAreNotRetained() {
    weak var gone: Counter?
    do {
      let other = Counter(manager)
      group { other.add(1) }
      gone = other
    }
    expectNil(gone)
    manager.undo()
  }

  @Test func respondersShareTheirWindowsUndoManager() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    window.addSubview(view)
    expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }

  @MainActor private final class Words: NSObject, _ActionTarget {
    var words: [String] = []
    static var _actions: [_Action] { [_Action("remove:", Words.remove), _Action("append:", Words.append)] }
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func append(_ word: Any) {
      words.append("\(word)")
      manager.registerUndo(withTarget: self, selector: Selector("remove:"), object: word)
    }

    func remove(_ word: Any) {
      words.removeAll { $0 == "\(word)" }
      manager.registerUndo(withTarget: self, selector: Selector("append:"), object: word)
    }
  }

  @Test func aRegisteredSelectorUndoesAChange() {
    let words = Words(manager)
    group { words.append("one") }
    group { words.append("two") }
    manager.undo()
    expectEqual(words.words, ["one"])
    manager.undo()
    expectEqual(words.words, [])
    manager.redo()
    expectEqual(words.words, ["one"])
  }
}
