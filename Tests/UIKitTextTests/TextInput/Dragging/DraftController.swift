import UIKit

/// A draft with a subject, as an app has it that steers what is dropped on its texts, dragged out of them and pasted into
/// them, by Apple's documentation of `UITextDropDelegate`, `UITextDragDelegate` and `UITextPasteDelegate`.
final class DraftController: UIViewController, UITextDropDelegate, UITextDragDelegate, UITextPasteDelegate {
  let subject = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))
  let body = UITextView(frame: CGRect(x: 20, y: 120, width: 280, height: 120))
  let quote = UITextView(frame: CGRect(x: 20, y: 260, width: 280, height: 100))

  var calls: [String] = []
  var dropAction = UITextDropProposal.Action.insert
  var dropPerformer = UITextDropProposal.Performer.view
  var operation: UIDropOperation?
  var usesFastOperations = true
  var editability = UITextDropEditability.no
  var dragsNothing = false
  var extraItem: UIDragItem?
  var dropPlace: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for text in [body, quote] {
      text.textDropDelegate = self
      text.textDragDelegate = self
      text.font = .systemFont(ofSize: 16)
      view.addSubview(text)
    }
    subject.textDropDelegate = self
    subject.textDragDelegate = self
    view.addSubview(subject)
    for interaction in [subject.textDragInteraction, body.textDragInteraction, quote.textDragInteraction] {
      interaction?.isEnabled = true
    }
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func name(_ text: UIView) -> String { text === body ? "body" : text === quote ? "quote" : "subject" }
  private func offset(_ position: UITextPosition, in text: any UITextInput) -> Int {
    text.offset(from: text.beginningOfDocument, to: position)
  }

  // MARK: UITextDropDelegate

  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {
    calls.append("\(name(textDroppableView)) enter")
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {
    calls.append("\(name(textDroppableView)) exit")
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {
    calls.append("\(name(textDroppableView)) end")
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    calls.append("\(name(textDroppableView)) editable?")
    return editability
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    guard operation != nil || dropAction != .insert || dropPerformer != .view || !usesFastOperations else {
      return drop.suggestedProposal
    }
    let proposal = UITextDropProposal(operation: operation ?? drop.suggestedProposal.operation)
    proposal.dropAction = dropAction
    proposal.dropPerformer = dropPerformer
    proposal.useFastSameViewOperations = usesFastOperations
    return proposal
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    let place = offset(drop.dropPosition, in: textDroppableView)
    calls.append(
      "\(name(textDroppableView)) drop at \(place) of \(drop.dropSession.items.count)\(drop.isSameView ? " own" : "")")
    if dropPerformer == .delegate { (textDroppableView as? UITextView)?.text = "performed by the delegate" }
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let dropPlace else { return defaultPreview }
    calls.append("preview")
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: dropPlace, center: CGPoint(x: 10, y: 10)))
  }

  // MARK: UITextDragDelegate

  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    let start = offset(dragRequest.dragRange.start, in: textDraggableView)
    let end = offset(dragRequest.dragRange.end, in: textDraggableView)
    let own = dragRequest.suggestedItems.compactMap { $0.localObject as? String }
    calls.append(
      "\(name(textDraggableView)) items \(start)..<\(end) \(own) selected \(dragRequest.isSelected) "
        + "existing \(dragRequest.existingItems.count) session \(dragRequest.dragSession.items.count)")
    if dragsNothing { return [] }
    return dragRequest.suggestedItems + (extraItem.map { [$0] } ?? [])
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    calls.append("\(name(textDraggableView)) lift")
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {
    calls.append("\(name(textDraggableView)) begin")
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {
    calls.append("\(name(textDraggableView)) end \(operation)")
  }

  // MARK: UITextPasteDelegate

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {
    if item.itemProvider.canLoadObject(ofClass: UIImage.self) {
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star")
      item.setResult(attachment: attachment)
    } else if item.itemProvider.canLoadObject(ofClass: NSURL.self) {
      item.setResult(
        attributedString: NSAttributedString(
          string: "link", attributes: [.link: URL(string: "https://example.org")!]))
    } else if item.itemProvider.registeredTypeIdentifiers == ["com.example.secret"] {
      item.setNoResult()
    } else if let local = item.localObject as? String {
      item.setResult(string: "“\(local)”")
    } else {
      item.setDefaultResult()
    }
  }
}
