/// What a controller presents, and what presents it.
@MainActor
final class ControllerPresentation {
  private unowned let controller: UIViewController
  /// The presentation that this controller, as the outermost of its hierarchy, started.
  private var outgoing: Presentation?
  /// The presentation in which this controller is shown.
  private weak var incoming: Presentation?

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  // MARK: Questions

  /// The controller that presents this very controller.
  var presenter: UIViewController? { incoming?.presenter }

  var presenting: UIViewController? {
    presenter ?? controller.parent?.presentation.presenting
  }

  var presented: UIViewController? {
    outgoing?.presented ?? controller.parent?.presentation.presented
  }

  var isBeingPresented: Bool {
    incoming?.phase == .appearing || controller.parent?.isBeingPresented == true
  }

  var isBeingDismissed: Bool {
    incoming?.phase == .disappearing || controller.parent?.isBeingDismissed == true
  }

  // MARK: Presenting

  func present(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = controller.containment.root
    if let present = presenter.presentation.outgoing?.presented {
      report("Attempt to present \(presented) on \(controller) which is already presenting \(present).")
      return
    }
    guard presented !== presenter, presented.parent == nil, presented.presentation.incoming == nil else {
      report("Attempt to present \(presented), which is already on screen, on \(controller).")
      return
    }
    guard let window = presenter.viewIfLoaded?.window ?? presenter.presentation.incoming?.container.window else {
      report("Attempt to present \(presented) on \(controller) whose view is not in the window hierarchy.")
      return
    }
    let presentation = Presentation(of: presented, by: presenter, in: window)
    outgoing(of: presenter, becomes: presentation)
    presented.presentation.incoming = presentation
    presentation.begin(animated: animated, completion: completion)
  }

  private func outgoing(of presenter: UIViewController, becomes presentation: Presentation?) {
    presenter.presentation.outgoing = presentation
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let root = controller.containment.root
    if let presentation = root.presentation.outgoing {
      guard presentation.phase != .disappearing else { return }
      // What stands above the one that is dismissed goes with it, without a movement of its own.
      presentation.presented.presentation.dismissAllAbove()
      presentation.end(animated: animated) {
        root.presentation.outgoing = nil
        presentation.presented.presentation.incoming = nil
        completion?()
      }
    } else if let presenter = root.presentation.presenter {
      presenter.presentation.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private func dismissAllAbove() {
    guard outgoing != nil else { return }
    dismiss(animated: false, completion: nil)
  }

  func show(_ shown: UIViewController, sender: Any?) {
    if let navigation = controller.navigationController {
      navigation.show(shown, sender: sender)
    } else {
      controller.present(shown, animated: true)
    }
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data("[Presentation] \(message)\n".utf8))
  }
}
