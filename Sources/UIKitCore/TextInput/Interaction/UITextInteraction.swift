/// Whether the text of an interaction can be edited.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be edited: it has a caret.
  case editable = 0
  /// The text can only be selected.
  case nonEditable = 1
}

/// Gives an app's own text input the interactions of text fields and text views: taps, long presses, clicks and drags
/// move the caret and select, the selection is shown with its handles, and the edit menu opens above it.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  final lazy var input = InputSelection(self)
  final var mode = UITextInteractionMode.editable

  /// An interaction for text of a kind. It needs a text input, and a view that it is added to.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    self.mode = mode
  }

  /// Decides about selection by the user, and is informed of it.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text, whose selection the interaction changes and shows; not retained. Usually the view itself.
  open weak var textInput: (any UIResponder & UITextInput)? { didSet { input.refresh() } }

  /// Whether the text can be edited.
  open var textInteractionMode: UITextInteractionMode { mode }

  /// The interaction's gestures, so that others can require their failure.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { input.recognizers }

  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) { if self.view != nil { input.uninstall() } }

  open func didMove(to view: UIView?) {
    self.view = view
    if let view { input.install(in: view) }
  }
}
