import ListCore

/// Drags the selected part of a text: a long press on the selection lifts it, by finger or mouse.
@MainActor
final class TextDragging: NSObject, UIDragInteractionDelegate {
  private struct Drag {
    weak var session: (any UIDragSession)?
    var range: Range<Int>
    let text: String
    /// Whether the finger moved after the text was lifted, so that the drag has begun.
    var hasBegun = false
  }

  private weak var host: (any EditingHost)?
  weak var delegate: (any UITextDragDelegate)?
  private lazy var interaction = UIDragInteraction(delegate: self)
  private var wasInstalled = false
  private var drag: Drag?

  init(_ host: any EditingHost) {
    self.host = host
    super.init()
  }

  /// The interaction, which a text gets when something in it is first selected; nil if the app removed it.
  var installed: UIDragInteraction? {
    guard let host else { return nil }
    if !wasInstalled {
      wasInstalled = true
      host.addInteraction(interaction)
    }
    return interaction.view === host ? interaction : nil
  }

  /// Whether a part of the text is being dragged.
  var isActive: Bool { drag?.hasBegun == true && drag?.session != nil }

  /// The part of the text that a session drags; nil if it drags something else, or if the text has changed.
  func range(of session: any UIDragSession) -> Range<Int>? {
    guard let drag, drag.session === session, isPresent(drag) else { return nil }
    return drag.range
  }

  private func isPresent(_ drag: Drag) -> Bool {
    guard let edited = host?.edited, drag.range.upperBound <= edited.length else { return false }
    return edited.substring(drag.range) == drag.text
  }

  /// Called after the dragged part was moved within the text: the drag's range is no longer valid.
  func didMove() { drag = nil }

  /// Whether a press at a point of the view may lift the selection.
  func takesPress(at point: CGPoint) -> Bool {
    guard wasInstalled, let host, interaction.view === host, interaction.isEnabled else { return false }
    guard host.isSelectionActive, !host.isSecureTextEntry, !host.edited.selection.isCaret else { return false }
    return host.textGeometry.rects(of: host.edited.selection.range).contains { $0.contains(point) }
  }

  // MARK: The drag

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let host, takesPress(at: session.location(in: host)) else { return [] }
    let range = host.edited.selection.range
    let items = items(for: range, host, joining: [], session)
    drag = items.isEmpty ? nil : Drag(session: session, range: range, text: host.edited.substring(range))
    return items
  }

  private func items(
    for range: Range<Int>, _ host: any EditingHost, joining existing: [UIDragItem], _ session: any UIDragSession
  ) -> [UIDragItem] {
    let text = host.edited.substring(range)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    guard let delegate else { return [item] }
    return delegate.textDraggableView(
      host, itemsForDrag: TextDragRequest(of: range, [item], joining: existing, session))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, drag?.session !== session, takesPress(at: point) else { return [] }
    return items(for: host.edited.selection.range, host, joining: session.items, session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let drag, host.superview != nil else { return nil }
    if let own = delegate?.textDraggableView(host, dragPreviewForLiftingItem: item, session: session) { return own }
    let parameters = UIDragPreviewParameters()
    let path = UIBezierPath()
    for line in host.textGeometry.rects(of: drag.range) { path.append(UIBezierPath(rect: line)) }
    parameters.visiblePath = path
    return UITargetedDragPreview(view: host, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    guard let host else { return }
    host.editMenu.dismiss()
    delegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
  }

  /// Text that cannot be edited can be copied, but not moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    host?.isEditable ?? false
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    drag?.hasBegun = true
    guard let host else { return }
    delegate?.textDraggableView(host, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let host else { return }
    let ended = drag.flatMap { $0.session === session ? $0 : nil }
    drag = nil
    delegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation)
    guard operation == .move, let ended, isPresent(ended) else { return }
    host.editor.change(TextChange(range: ended.range, replacement: ""), as: .replacing)
  }
}
