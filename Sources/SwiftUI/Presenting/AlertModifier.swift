import ListCore
import UIKit

/// Shows a message with actions while a value is true.
struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let title: Text?
  let style: UIAlertController.Style
  /// Called when the message is shown.
  let actions: () -> Actions
  let message: () -> Message

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AlertNode(modifier.value, inputs))
  }
}

/// A view over which a message is shown.
final class AlertNode<Base: View, Actions: View, Message: View>:
  TypedNode<ModifiedContent<Base, AlertModifier<Actions, Message>>>
{
  private var content: TypedNode<Base>!
  private let presentation = Presentation()
  private var actions: DetachedContent<LazyScreen<Actions>>?
  private var message: DetachedContent<LazyScreen<Message>>?

  override init(_ view: ModifiedContent<Base, AlertModifier<Actions, Message>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    evaluate()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(
    from old: ModifiedContent<Base, AlertModifier<Actions, Message>>, _ changesEnvironment: Bool
  ) {
    content.update(view.content, environment)
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    let isShown = reading { view.modifier.isPresented.wrappedValue }
    graph.afterUpdate { [weak self] in self?.show(isShown) }
  }

  private func show(_ isShown: Bool) {
    guard isMounted else { return }
    let noun = view.modifier.style == .alert ? "alert" : "action sheet"
    presentation.show(isShown ? AnyHashable(true) : nil, over: environment.hostController.controller, noun: noun) {
      [unowned self] in self.makeController()
    }
  }

  private func makeController() -> UIAlertController {
    let modifier = view.modifier
    let commands = environment.commands(at: .alert)
    let actions = DetachedContent(LazyScreen(make: modifier.actions), in: self, commands)
    let message = DetachedContent(LazyScreen(make: modifier.message), in: self, environment)
    self.actions = actions
    self.message = message
    let texts = LabelContent(message.leaves).texts
    let controller = MessageController(
      title: modifier.title?.plain(environment), message: texts.isEmpty ? nil : texts.joined(separator: "\n"),
      preferredStyle: modifier.style)
    controller.onLeave = { [weak self] in self?.didLeave($0) }
    AlertActions.add(actions.leaves.compactMap(\.commandLeaf), to: controller)
    if let popover = controller.popoverPresentationController, let view = environment.hostController.controller?.view {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
      popover.permittedArrowDirections = []
    }
    return controller
  }

  private func didLeave(_ controller: UIAlertController) {
    actions?.leave()
    message?.leave()
    (actions, message) = (nil, nil)
    let isPresented = view.modifier.isPresented
    if presentation.didLeave(controller, graph), isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  override func willUnmount() {
    presentation.leave()
    actions?.leave()
    message?.leave()
  }
}

/// Reports its dismissal, whether by the user or by the app.
final class MessageController: UIAlertController {
  var onLeave: ((UIAlertController) -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil {
      onLeave?(self)
      onLeave = nil
    }
  }
}

/// The actions of UIKit's alerts for commands.
@MainActor
private enum AlertActions {
  static func add(_ commands: [CommandLeaf], to controller: UIAlertController) {
    var hasCancel = false
    for leaf in commands {
      let content = leaf.content
      switch leaf.command.kind {
      case .field(let text, let isSecure):
        guard controller.preferredStyle == .alert else { continue }
        controller.addTextField { field in
          field.placeholder = content.title
          field.isSecureTextEntry = isSecure
          field.text = text.wrappedValue
          field.addAction(
            UIAction { [unowned field] _ in text.wrappedValue = field.text ?? "" }, for: .editingChanged)
        }
      case .button:
        // An alert of UIKit allows one cancel action only: further ones become ordinary actions.
        let cancels = leaf.command.role == .cancel && !hasCancel
        hasCancel = hasCancel || cancels
        let run = leaf.command.action
        let action = UIAlertAction(
          title: content.title,
          style: cancels ? .cancel : leaf.command.role == .destructive ? .destructive : .default
        ) { _ in run?() }
        action.isEnabled = leaf.isEnabled
        controller.addAction(action)
      default: continue
      }
    }
    if controller.preferredStyle == .actionSheet, !hasCancel {
      controller.addAction(UIAlertAction(title: SystemWord.cancel.text, style: .cancel))
    } else if controller.actions.isEmpty {
      controller.addAction(UIAlertAction(title: "OK", style: .default))
    } else if !hasCancel, controller.actions.allSatisfy({ $0.style == .destructive }) {
      controller.addAction(UIAlertAction(title: SystemWord.cancel.text, style: .cancel))
    }
  }
}
