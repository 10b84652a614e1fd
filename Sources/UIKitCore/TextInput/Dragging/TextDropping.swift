/// Takes texts that are dragged over a text that may be edited. A caret follows the finger.
///
/// [?] A drop begins editing, like a tap, and the caret is after the dropped text.
@MainActor
final class TextDropping: NSObject, UIDropInteractionDelegate {
  /// Weak, because a drag session retains this object, which may outlive its text view.
  private weak var host: (any EditingHost)?
  weak var delegate: (any UITextDropDelegate)?
  private lazy var interaction = UIDropInteraction(delegate: self)
  private var wasInstalled = false
  private let caret = TextCaret(frame: .zero)
  /// The present position of a drop.
  private var offset: Int?
  private var proposal: UITextDropProposal?
  /// The delegate's answer for a text that cannot be edited, since the drag entered.
  private var editability: UITextDropEditability?
  private(set) var isActive = false

  init(_ host: any EditingHost) {
    self.host = host
    super.init()
  }

  /// The interaction, which is made when a drag first comes over the text; nil if the app removed it.
  var installed: UIDropInteraction? {
    guard let host else { return nil }
    if !wasInstalled {
      wasInstalled = true
      host.addInteraction(interaction)
    }
    return interaction.view === host ? interaction : nil
  }

  // MARK: Over the text

  /// With a delegate every drop can be handled, because the delegate may take items other than texts.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let host else { return false }
    return delegate != nil || host.isEditable && accepts(session)
  }

  private func accepts(_ session: any UIDropSession) -> Bool {
    guard let host else { return false }
    return ResponderPasting.accepts(session.items.map(\.itemProvider), host)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let host else { return }
    isActive = true
    editability = nil
    delegate?.textDroppableView(host, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let host else { return UIDropProposal(operation: .cancel) }
    delegate?.textDroppableView(host, dropSessionDidUpdate: session)
    let offset = host.textGeometry.offset(at: session.location(in: host))
    let proposal = propose(request(at: offset, session), host)
    self.proposal = proposal
    let hasMoved = offset != self.offset
    self.offset = offset
    guard proposal.operation.takesItems, proposal.dropAction == .insert else {
      hideCaret()
      return proposal
    }
    if hasMoved || caret.superview == nil { showCaret(at: offset, in: host) }
    return proposal
  }

  private func propose(_ request: TextDropRequest, _ host: any EditingHost) -> UITextDropProposal {
    guard let delegate else { return request.suggestedProposal }
    if !host.isEditable, editability == nil {
      editability = delegate.textDroppableView(host, willBecomeEditableForDrop: request)
    }
    guard host.isEditable || editability != .no else { return UITextDropProposal(operation: .cancel) }
    return delegate.textDroppableView(host, proposalForDrop: request)
  }

  /// Only a drag within the text itself moves text. Text from other views of the program is copied.
  private func request(at offset: Int, _ session: any UIDropSession) -> TextDropRequest {
    let isSameView = draggedRange(session) != nil
    let operation: UIDropOperation =
      if !accepts(session) {
        .cancel
      } else if isSameView && session.allowsMoveOperation {
        .move
      } else {
        .copy
      }
    return TextDropRequest(at: offset, UITextDropProposal(operation: operation), isSameView: isSameView, session)
  }

  /// The part of this text that a session drags; nil for a drag from elsewhere.
  private func draggedRange(_ session: any UIDropSession) -> Range<Int>? {
    session.localDragSession.flatMap { host?.textDragging.range(of: $0) }
  }

  private func showCaret(at offset: Int, in host: any EditingHost) {
    host.addSubview(caret)
    caret.frame = host.textGeometry.caretRect(at: offset)
    caret.show(true, color: host.tintColor)
  }

  private func hideCaret() {
    guard caret.superview != nil else { return }
    caret.stop()
    caret.removeFromSuperview()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    forget()
    isActive = false
    guard let host else { return }
    delegate?.textDroppableView(host, dropSessionDidExit: session)
  }

  private func forget() {
    offset = nil
    proposal = nil
    hideCaret()
  }

  // MARK: The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host, let offset, let proposal else { return }
    forget()
    let dragged = draggedRange(session)
    delegate?.textDroppableView(host, willPerformDrop: request(at: offset, session))
    guard proposal.dropPerformer == .view else { return }
    let wasEditable = host.isEditable
    if !wasEditable, editability != .no { host.setEditable(true) }
    let restore = { [weak host, editability] in
      if !wasEditable, editability == .temporary { host?.setEditable(false) }
    }
    if let dragged, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
      host.editor.drop(dragged, at: offset, isMove: proposal.operation == .move)
      if proposal.operation == .move { host.textDragging.didMove() }
      return restore()
    }
    load(session, replacing: proposal.dropAction.range(at: offset, in: host), restore)
  }

  /// The paste delegate makes text of the items; without one, all of them are read as texts.
  private func load(_ session: any UIDropSession, replacing range: Range<Int>, _ done: @escaping () -> Void) {
    guard let host else { return }
    if host.textPasting.delegate != nil {
      let items = session.items.map { (provider: $0.itemProvider, object: $0.localObject) }
      return host.textPasting.paste(items, over: range, done)
    }
    session.loadObjects(ofClass: NSString.self) { [weak host] texts in
      // If no file could be read, the text stays as it is.
      if !texts.isEmpty {
        host?.editor.drop(texts.map { "\($0)" }.joined(separator: "\n"), replacing: range)
      }
      done()
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let delegate else { return defaultPreview }
    return delegate.textDroppableView(host, previewForDroppingAllItemsWithDefault: defaultPreview)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    guard let host else { return }
    delegate?.textDroppableView(host, dropSessionDidEnd: session)
  }
}

extension UITextDropProposal.Action {
  /// The part of a text that a drop replaces.
  @MainActor
  fileprivate func range(at offset: Int, in host: any EditingHost) -> Range<Int> {
    switch self {
    case .insert: offset..<offset
    case .replaceSelection: host.edited.selection.range
    case .replaceAll: 0..<host.edited.length
    }
  }
}

extension UITextField: DropDestinationView {
  package final var dropDestination: (any DropDestination)? { dropping.installed?.dropping }
}

extension UITextView: DropDestinationView {
  package final var dropDestination: (any DropDestination)? { dropping.installed?.dropping }
}
