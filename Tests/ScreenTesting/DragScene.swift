import UIKit

@testable import UIKitCore

/// A view that is dragged, and two that take drops; what their delegates hear stands in `log`.
@MainActor
package final class DragScene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  package let touches = TouchScene()
  package let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  package let other = UIView(frame: CGRect(x: 200, y: 20, width: 80, height: 80))
  package let target = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 120))
  package private(set) lazy var dragging = UIDragInteraction(delegate: self)
  package private(set) lazy var otherDragging = UIDragInteraction(delegate: self)
  package private(set) lazy var dropping = UIDropInteraction(delegate: self)

  package var log: [String] = []
  package var itemCount = 1
  package var handles = true
  package var allowsMoves = true
  package var isFullSize = false
  package var operation = UIDropOperation.copy
  package var makesPreviews = true
  package var cancelPlace: CGPoint?
  package var dropPlace: CGPoint?
  package var joins = true
  package var loadsTexts = false
  package var onHandle: (any UIDropSession) -> Void = { _ in }
  package var onUpdate: () -> Void = {}
  package var onPerform: (any UIDropSession) -> Void = { _ in }
  package var sessions: [any UIDragSession] = []

  package override init() {
    super.init()
    for view in [target, source, other] { touches.window.addSubview(view) }
    dragging.isEnabled = true
    otherDragging.isEnabled = true
    source.addInteraction(dragging)
    other.addInteraction(otherDragging)
    target.addInteraction(dropping)
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
  }

  package func take() -> [String] {
    defer { log = [] }
    return log
  }

  package func advance(_ seconds: Double) {
    touches.advance(seconds)
    stepAnimations(of: touches.window)
  }

  private func stepAnimations(of view: UIView) {
    _ = view.layer.stepAnimations(at: touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview) }
  }

  package func lift() {
    touches.down(at: CGPoint(x: 60, y: 60))
    advance(0.6)
  }

  /// Lifts the source, and moves it over the target.
  package func drag() {
    lift()
    touches.move(to: CGPoint(x: 80, y: 260))
  }

  /// The pictures in the window, the last in front.
  package var pictures: [UIView] { touches.window.subviews.filter { $0.accessibilityElementsHidden } }

  // MARK: Drags

  private func name(_ interaction: UIDragInteraction) -> String { interaction === dragging ? "" : "other " }
  private func note(_ interaction: UIDragInteraction, _ text: String) { log.append(name(interaction) + text) }

  package func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    note(interaction, "items at \(Int(session.location(in: touches.window).x))")
    sessions.append(session)
    return (0..<itemCount).map { index in
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text \(index)")))
      item.localObject = index
      return item
    }
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note(interaction, "preview")
    return makesPreviews ? interaction.view.map { UITargetedDragPreview(view: $0) } : nil
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    note(interaction, "lift")
    animator.addAnimations { [source] in source.alpha = 0.5 }
    animator.addCompletion { [weak self] in self?.note(interaction, $0 == .end ? "lifted" : "lift taken back") }
  }
  package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    note(interaction, "begins")
  }
  package func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    note(interaction, "moves?")
    return allowsMoves
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
  package func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
    -> Bool
  {
    isFullSize
  }
  package func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    note(interaction, "moved")
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { note(interaction, "will end \(operation)") }
  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note(interaction, "did end \(operation)") }
  package func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    note(interaction, "transferred")
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    note(interaction, "adds at \(Int(point.x)) \(Int(point.y))")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { joins ? sessions.first : nil }
  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note(interaction, "will add \(items.count) of \(addingInteraction === otherDragging ? "other" : "own")") }
  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note(interaction, "preview back")
    guard let cancelPlace else { return nil }
    return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: touches.window, center: cancelPlace))
  }
  package func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    note(interaction, "goes back")
    animator.addCompletion { [weak self] _ in self?.note(interaction, "is back") }
  }

  // MARK: Drops

  package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("handle?")
    onHandle(session)
    return handles
  }
  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    log.append("update")
    onUpdate()
    return UIDropProposal(operation: operation)
  }
  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("perform")
    onPerform(session)
    guard loadsTexts else { return }
    session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      self?.log += texts.map { String(describing: $0) }
    }
  }
  package func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("drop ends")
  }
  package func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.append("drop preview")
    guard let dropPlace else { return defaultPreview }
    return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: dropPlace))
  }
  package func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    log.append("drops")
    animator.addCompletion { [weak self] _ in self?.log.append("arrived") }
  }
}
