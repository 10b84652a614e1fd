/// Takes texts that are dragged over a text that may be edited. A caret follows the finger.
///
/// [?] A drop begins editing, like a tap, and the caret is after the dropped text.
@MainActor
final class TextDropping: DropDestination {
  /// A drag keeps this part, which may outlive its text view.
  private weak var host: (any EditingHost)?
  private let caret = TextCaret(frame: .zero)
  private weak var session: DragSession?
  /// The present position of a drop.
  private var offset: Int?

  init(_ host: any EditingHost) { self.host = host }

  func takes(_ session: DragSession) -> Bool {
    host?.isEditable == true && session.canLoadObjects(ofClass: NSString.self)
  }

  func update(_ session: DragSession) {
    guard let host else { return }
    self.session = session
    let offset = host.textGeometry.offset(at: session.location(in: host))
    guard offset != self.offset || caret.superview == nil else { return }
    self.offset = offset
    host.addSubview(caret)
    caret.frame = host.textGeometry.caretRect(at: offset)
    caret.show(true, color: host.tintColor)
  }

  func leave(_ session: DragSession) {
    offset = nil
    caret.stop()
    caret.removeFromSuperview()
  }

  /// Text from elsewhere in the program is copied, too.
  func operation(of session: DragSession) -> UIDropOperation {
    guard session === self.session, offset != nil, let host, host.isEditable, host.window != nil else { return .cancel }
    return .copy
  }

  func perform(_ session: DragSession, _ looks: [DragLooks?]) -> Bool {
    guard let offset, operation(of: session).takesItems else { return false }
    leave(session)
    session.performDrop {
      session.loadObjects(ofClass: NSString.self) { [weak host] texts in
        // Files that cannot be read leave nothing, and the text as it is.
        if !texts.isEmpty { host?.editor.drop(texts.map { "\($0)" }.joined(separator: "\n"), at: offset) }
      }
    }
    return true
  }

  func end(_ session: DragSession) { leave(session) }
}

extension UITextField: DropDestinationView {
  package final var dropDestination: (any DropDestination)? { dropping }
}

extension UITextView: DropDestinationView {
  package final var dropDestination: (any DropDestination)? { dropping }
}
