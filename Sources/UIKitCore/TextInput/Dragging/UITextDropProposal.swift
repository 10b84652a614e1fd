/// The effect that a drop on a text would have, and where the dropped text goes.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The part of the text that a drop replaces.
  public enum Action: UInt, Sendable {
    /// None: text is inserted where it is dropped.
    case insert = 0
    /// The selected part, or the caret where nothing is selected.
    case replaceSelection = 1
    /// The whole text.
    case replaceAll = 2
  }

  /// Who changes the text.
  public enum Performer: UInt, Sendable {
    /// The text view inserts the dropped texts.
    case view = 0
    /// The delegate does, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// The part of the text that the drop replaces; by default none, and the text is inserted.
  open var dropAction = Action.insert

  /// Who changes the text; by default the text view.
  open var dropPerformer = Performer.view

  /// Whether text that is dragged within one view moves or is copied as it is, with its attributes, without a look at the
  /// data of the dragged items. The default is true.
  open var useFastSameViewOperations = true
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// The text takes no drop.
  case no = 0
  /// The text can be edited until the drop is performed.
  case temporary = 1
  /// The text can be edited from the drop on.
  case yes = 2
}

/// A drop on a text, about which a delegate decides.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The position between two characters that is nearest to the finger.
  var dropPosition: UITextPosition { get }
  /// The effect of the drop if the delegate changes nothing.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the dragged text is of the same view.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// A drop at a position in a text.
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(at offset: Int, _ suggested: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
    dropPosition = OffsetPosition(offset)
    suggestedProposal = suggested
    self.isSameView = isSameView
    dropSession = session
    super.init()
  }
}
