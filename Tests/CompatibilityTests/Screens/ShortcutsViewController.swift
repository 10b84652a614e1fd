import UIKit

/// Notes that keys add, find and go through, with a field that keys type into.
final class ShortcutsViewController: UIViewController {
  override class var _actions: [_Action] { super._actions + actions }

  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let button = UIButton(type: .system)
  let findCommand = UIKeyCommand(title: "Find", action: "find", input: "f", modifierFlags: .command)
  var log: [String] = []
  var acceptsReturn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
    button.menu = UIMenu(children: [
      findCommand, UICommand(title: "Nobody's", action: "nobodyHasThis"),
      UIKeyCommand(title: "Home", action: "goHome:", input: "h", modifierFlags: [.command, .shift]),
    ])
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
    addKeyCommand(findCommand)
  }

  override var keyCommands: [UIKeyCommand]? {
    let several = UICommandAlternate(title: "Several", action: "addSeveral:", modifierFlags: .shift)
    let accept = UIKeyCommand(input: "\r", modifierFlags: [], action: "accept:")
    accept.wantsPriorityOverSystemBehavior = acceptsReturn
    return (super.keyCommands ?? []) + [
      UIKeyCommand(title: "New", action: "add:", input: "n", modifierFlags: .command, alternates: [several]),
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "next:"),
      UIKeyCommand(input: "j", modifierFlags: [], action: "next:"),
      UIKeyCommand(input: "?", modifierFlags: [], action: "find"), accept,
      UIKeyCommand(input: "h", modifierFlags: [.command, .shift], action: "goHome:"),
    ]
  }

  func add(_ sender: UIKeyCommand) { log.append("add \(sender.title)") }
  func addSeveral(_ sender: Any?) { log.append("add several") }
  func find() { log.append("find") }
  func next(_ sender: UIKeyCommand) { log.append("next \(sender.input ?? "")") }
  func accept(_ sender: Any?) { log.append("accept") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append(contentsOf: presses.compactMap { $0.key.map { "began \($0.keyCode.rawValue)" } })
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append(contentsOf: presses.compactMap { $0.key.map { "ended \($0.keyCode.rawValue)" } })
    super.pressesEnded(presses, with: event)
  }
}

/// A navigation controller that has a method of its own for keys.
final class ShortcutsNavigationController: UINavigationController {
  override class var _actions: [_Action] { super._actions + actions }

  func goHome(_ sender: Any?) { popToRootViewController(animated: false) }
}
