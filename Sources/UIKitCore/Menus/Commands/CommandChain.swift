/// The responder chain for a window's commands: from the first responder, or the focused view, or else from the
/// frontmost screen.
@MainActor
struct CommandChain {
  let window: UIWindow
  /// The responder that the chain begins with; nil for the usual one.
  var from: UIResponder?

  private var start: UIResponder {
    if let from { return from }
    let presence = window.presence
    return window.firstResponder ?? presence.keyFocus.target ?? presence.focusGroups.receiver(in: window)
      ?? presence.front ?? window
  }

  // MARK: Sending

  /// Calls the method of the first responder in the chain that carries it out. Returns whether there is one.
  func send(_ action: Selector, of command: UICommand) -> Bool {
    guard let target = target(of: action, for: command) else { return false }
    if let edit = StandardEditAction(action), let responder = target as? UIResponder,
      !ActionTable.responds(responder, to: action)
    {
      edit.perform(on: responder, sender: command)
    } else {
      ActionTable.send(action, to: target, sender: command)
    }
    return true
  }

  func target(of action: Selector, for command: UICommand) -> Any? {
    start.target(forAction: action, withSender: command)
  }

  // MARK: Keys

  /// Performs the key commands of the presses, and returns the presses that are not commands.
  func withoutCommands(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      press.isUsed = press.key.map(perform) ?? false
      return !press.isUsed
    }
  }

  private func perform(_ key: UIKey) -> Bool {
    let match = KeyCommandMatch(key: key)
    let isSystems = isSystems(key)
    func performs(_ commands: [UIKeyCommand]) -> Bool {
      for command in commands where !isSystems || command.wantsPriorityOverSystemBehavior {
        guard let action = match.action(of: command) else { continue }
        let target = target(of: action, for: command)
        if command.validated(by: target, { command.attributes.contains(.disabled) }) { continue }
        if send(action, of: command) { return true }
      }
      return false
    }
    var responder: UIResponder? = start
    while let current = responder {
      if performs(current.keyCommands ?? []) || FindKeys.perform(key, for: current) { return true }
      responder = current.next
    }
    return performs(MainMenuSystem.keyCommands(behind: window)) || undo(key)
  }

  /// Undoes or redoes, as the system's own commands do, with the chain's undo manager; texts do so themselves.
  private func undo(_ key: UIKey) -> Bool {
    guard !(window.firstResponder is any UIKeyInput), let manager = start.undoManager else { return false }
    switch TextKeyCommand(key.keyCode, key.modifierFlags) {
    case .undo where manager.canUndo: manager.undo()
    case .redo where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// Whether the key edits text now, or moves the focus [D].
  private func isSystems(_ key: UIKey) -> Bool {
    if let first = window.firstResponder as? any UIKeyInput { return edits(key, first) }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    if key.keyCode == .keyboardTab { return true }
    guard window.presence.keyFocus.target != nil || window.presence.focusGroups.focused != nil else { return false }
    return Self.focusKeys.contains(key.keyCode)
  }

  private func edits(_ key: UIKey, _ first: any UIKeyInput) -> Bool {
    if first is UITextField { return TextKeyCommand(key.keyCode, key.modifierFlags) != nil }
    return key.modifierFlags.isDisjoint(with: [.control, .command]) && !key.characters.isEmpty
  }

  private static let focusKeys: Set<UIKeyboardHIDUsage> = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardReturnOrEnter,
    .keypadEnter, .keyboardSpacebar,
  ]
}

extension UICommand {
  /// The command as an action of a menu; disabled if no object of the responder chain implements its method.
  var menuAction: UIAction { menuAction(in: WindowPresence.keyWindow.map { CommandChain(window: $0) }) }

  func menuAction(in chain: CommandChain?) -> UIAction {
    let target = chain?.target(of: action, for: self)
    return validated(by: target) {
      UIAction(
        title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
        attributes: target == nil ? attributes.union(.disabled) : attributes, state: state
      ) { [self, weak window = chain?.window, weak from = chain?.from] _ in
        // Weak, because the window contains the menu, which retains this action.
        guard let window else { return }
        _ = CommandChain(window: window, from: from).send(action, of: self)
      }
    }
  }

  /// Uses the command as validated by the responder that performs it. The responder's changes apply to this use only
  /// [?].
  fileprivate func validated<Result>(by target: Any?, _ use: () -> Result) -> Result {
    guard let responder = target as? UIResponder else { return use() }
    let own = (title, image, discoverabilityTitle, attributes, state)
    responder.validate(self)
    defer { (title, image, discoverabilityTitle, attributes, state) = own }
    return use()
  }
}
