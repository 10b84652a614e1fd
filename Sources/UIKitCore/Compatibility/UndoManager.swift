import ListCore

/// Undoes and redoes changes. Foundation for Linux lacks this class.
///
/// Changes that are registered between `beginUndoGrouping()` and `endUndoGrouping()` are undone together. With
/// `groupsByEvent`, a change registered outside of a group opens one, which ends with the present turn of the main run
/// loop, or with `undo()`.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Entry {
    weak var target: AnyObject?
    var perform: () -> Void
  }

  private final class Group {
    var entries: [Entry] = []
    var name = ""
  }

  private enum Phase {
    case recording, undoing, redoing
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var phase = Phase.recording
  private var disabling = 0
  private var isEventGroupOpen = false

  /// A manager without changes, which groups by event.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// Whether a change registered outside of a group opens one until the end of the turn. The default is true.
  open var groupsByEvent = true

  /// How many groups are open, one within the other.
  open var groupingLevel: Int { open.count }

  /// The number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Opens a group within the one that is open, if any. Each call needs one of ``endUndoGrouping()``.
  open func beginUndoGrouping() {
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group opened last: an empty one is dropped, one within another becomes a part of it. Stops the program
  /// if no group is open.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      fatalError("endUndoGrouping was called without a matching beginUndoGrouping.")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    closeGroup()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func closeGroup() {
    // An observer may have removed all actions.
    guard !open.isEmpty else { return }
    let group = open.removeLast()
    if open.isEmpty { isEventGroupOpen = false }
    guard !group.entries.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].entries += group.entries
      return
    }
    push(group)
  }

  private func push(_ group: Group) {
    switch phase {
    case .undoing: redoStack.append(group)
    case .recording, .redoing: undoStack.append(group)
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Whether changes are noted. The default is true.
  open var isUndoRegistrationEnabled: Bool { disabling == 0 }
  /// Ignores changes until ``enableUndoRegistration()`` has been called as many times.
  open func disableUndoRegistration() { disabling += 1 }

  /// Ends one ``disableUndoRegistration()``. Stops the program if there was none.
  open func enableUndoRegistration() {
    guard disabling > 0 else {
      fatalError("enableUndoRegistration was called without a matching disableUndoRegistration.")
    }
    disabling -= 1
  }

  /// Registers the closure that undoes a change. The target is not retained; after its deallocation the change is skipped.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { openGroupOfEvent() }
    if phase == .recording { redoStack.removeAll() }
    open[open.count - 1].entries.append(
      Entry(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Registers the method that undoes a change, which is called with an object. The target is not retained; after its
  /// deallocation the change is skipped.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: TargetObject.of(target)) { target in
      _ = ActionTable.call(selector, of: target, [anObject])
    }
  }

  private func openGroupOfEvent() {
    guard groupsByEvent || phase != .recording else {
      fatalError("registerUndo was called outside of a group. Call beginUndoGrouping() first, or set groupsByEvent.")
    }
    beginUndoGrouping()
    guard phase == .recording else { return }
    isEventGroupOpen = true
    RunLoop.main.perform { [weak self] in
      MainActor.assumeIsolated { self?.closeGroupOfEvent() }
    }
  }

  private func closeGroupOfEvent() {
    if isEventGroupOpen { endUndoGrouping() }
  }

  // MARK: Taking back

  /// Whether there is a change to undo, in a closed group or an open one.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.entries.isEmpty } }
  /// Whether there is a change to redo. Registering a change, except while undoing, removes the changes to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether a change is being undone. Closures registered in the process redo it.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether a change is being redone. Closures registered in the process undo it.
  open var isRedoing: Bool { phase == .redoing }

  /// Closes the open group, and undoes the last one.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      fatalError("undo was called with \(open.count) groups open. Close them, or call undoNestedGroup().")
    }
    undoNestedGroup()
  }

  /// Undoes the last group, or the last one within an open group.
  open func undoNestedGroup() {
    guard !undoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    run(.undoing, undoStack.popLast())
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard !redoStack.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    run(.redoing, redoStack.popLast())
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ phase: Phase, _ group: Group?) {
    guard let group else { return }
    self.phase = phase
    beginUndoGrouping()
    let opposite = open[open.count - 1]
    opposite.name = group.name
    for entry in group.entries.reversed() { entry.perform() }
    // An entry may have removed all actions.
    if open.contains(where: { $0 === opposite }) { endUndoGrouping() }
    self.phase = .recording
  }

  // MARK: Forgetting

  /// Removes all changes, undone or not, and closes all groups.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
    isEventGroupOpen = false
  }

  /// Removes the changes that were registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open { group.entries.removeAll { $0.target === object } }
    undoStack.removeAll(where: \.entries.isEmpty)
    redoStack.removeAll(where: \.entries.isEmpty)
  }

  /// Whether the next change to be undone belongs to `target`.
  final func undoesFirst(for target: AnyObject) -> Bool {
    let group = open.last { !$0.entries.isEmpty } ?? undoStack.last
    return group?.entries.last?.target === target
  }

  /// Removes the change that a target registered last, if there is one.
  final func forgetLast(of target: AnyObject) {
    let groups = undoStack + open
    guard let group = groups.last(where: { $0.entries.contains { $0.target === target } }),
      let index = group.entries.lastIndex(where: { $0.target === target })
    else { return }
    group.entries.remove(at: index)
    undoStack.removeAll(where: \.entries.isEmpty)
  }

  /// Removes the changes of a target that could be redone.
  final func forgetRedo(of target: AnyObject) {
    for group in redoStack { group.entries.removeAll { $0.target === target } }
    redoStack.removeAll(where: \.entries.isEmpty)
  }

  // MARK: Names

  /// Names the open group, or the last one, for the title of a menu's undo command.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

  /// The name of the action that `undo()` would undo; empty if it has none.
  open var undoActionName: String { (open.last ?? undoStack.last)?.name ?? "" }
  /// The name of the action that `redo()` would repeat; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu's undo command, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's redo command, such as “Redo Typing”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of an undo command for an action; “Undo” alone if it has no name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title(.undo, actionName) }
  /// The title of a redo command for an action; “Redo” alone if it has no name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title(.redo, actionName) }

  private static func title(_ word: SystemWord, _ name: String) -> String {
    name.isEmpty ? word.text : "\(word.text) \(name)"
  }

  private func post(_ name: NSNotification.Name) { NotificationPosting.post(name, object: self) }
}

extension NSNotification.Name {
  /// Posted before a group within another is opened, and before a group is closed, undone or redone: the time to
  /// register changes that are still held back.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
