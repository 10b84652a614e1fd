import UIKit

/// A text to translate, whose edit menu has an action of the app's own, and a stamp that can be copied and pasted.
final class TranslationViewController: UIViewController, UITextFieldDelegate {
  let textField = UITextField()
  let stampView = StampView()
  private(set) var translated: [String] = []
  private(set) var menuCalls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textField.borderStyle = .roundedRect
    textField.text = "The quick brown fox"
    textField.delegate = self
    textField.frame = CGRect(x: 20, y: 100, width: 280, height: 34)
    view.addSubview(textField)
    stampView.frame = CGRect(x: 100, y: 220, width: 120, height: 60)
    view.addSubview(stampView)
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard range.length > 0 else { return nil }
    let translate = UIAction(title: "Translate", image: UIImage(systemName: "character.bubble")) { [weak self] _ in
      guard let text = textField.text, let characters = Range(range, in: text) else { return }
      self?.translated.append(String(text[characters]))
    }
    return UIMenu(children: suggestedActions + [translate])
  }

  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    menuCalls.append("will present")
    animator.addCompletion { [weak self] in self?.menuCalls.append("presented") }
  }

  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    menuCalls.append("will dismiss")
    animator.addCompletion { [weak self] in self?.menuCalls.append("dismissed") }
  }
}

/// A view whose colour can be copied and pasted.
final class StampView: UIView, UIEditMenuInteractionDelegate {
  private(set) var log: [String] = []
  var isLocked = false
  private var editMenuInteraction: UIEditMenuInteraction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    let interaction = UIEditMenuInteraction(delegate: self)
    addInteraction(interaction)
    editMenuInteraction = interaction
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("didLongPress:")))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var _actions: [_Action] { super._actions + [_Action("didLongPress:", StampView.didLongPress(_:))] }

  func didLongPress(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began else { return }
    let configuration = UIEditMenuConfiguration(identifier: "stamp", sourcePoint: recognizer.location(in: self))
    editMenuInteraction?.presentEditMenu(with: configuration)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if isLocked, action == Selector("paste:") { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) { log.append("copy") }
  override func paste(_ sender: Any?) { log.append("paste") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    var actions = suggestedActions
    actions.append(
      UIMenu(
        title: "Turn",
        children: [
          UIAction(title: "Left") { [weak self] _ in self?.log.append("left") },
          UIAction(title: "Right") { [weak self] _ in self?.log.append("right") },
        ]))
    return UIMenu(children: actions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { bounds }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.append("menu for \(configuration.identifier)") }
}
