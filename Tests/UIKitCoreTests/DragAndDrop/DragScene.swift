import ScreenTesting
import UIKit

@testable import UIKitCore

/// A view that is dragged, and two that take drops; what their delegates hear stands in `log`.
@MainActor
final class DragScene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let touches = TouchScene()
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  let other = UIView(frame: CGRect(x: 200, y: 20, width: 80, height: 80))
  let target = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 120))
  private(set) lazy var dragging = UIDragInteraction(delegate: self)
  private(set) lazy var otherDragging = UIDragInteraction(delegate: self)
  private(set) lazy var dropping = UIDropInteraction(delegate: self)

  var log: [String] = []
  var itemCount = 1
  var handles = true
  var allowsMoves = true
  var isFullSize = false
  var operation = UIDropOperation.copy
  var makesPreviews = true
  var cancelPlace: CGPoint?
  var dropPlace: CGPoint?
  var joins = true
  var loadsTexts = false
  var onHandle: (any UIDropSession) -> Void = { _ in }
  var onUpdate: () -> Void = {}
  var onPerform: (any UIDropSession) -> Void = { _ in }
  var sessions: [any UIDragSession] = []

  override init() {
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

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func advance(_ seconds: Double) {
    touches.advance(seconds)
    stepAnimations(of: touches.window)
  }

  private func stepAnimations(of view: UIView) {
    _ = view.layer.stepAnimations(at: touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview) }
  }

  func lift() {
    touches.down(at: CGPoint(x: 60, y: 60))
    advance(0.6)
  }

  /// Lifts the source, and moves it over the target.
  func drag() {
    lift()
    touches.move(to: CGPoint(x: 80, y: 260))
  }

  /// The pictures in the window, the last in front.
  var pictures: [UIView] { touches.window.subviews.filter { $0.accessibilityElementsHidden } }

  // MARK: Drags

  private func name(_ interaction: UIDragInteraction) -> String { interaction === dragging ? "" : "other " }
  private func note(_ interaction: UIDragInteraction, _ text: String) { log.append(name(interaction) + text) }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    note(interaction, "items at \(Int(session.location(in: touches.window).x))")
    sessions.append(session)
    return (0..<itemCount).map { index in
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text \(index)")))
      item.localObject = index
      return item
    }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note(interaction, "preview")
    return makesPreviews ? interaction.view.map { UITargetedDragPreview(view: $0) } : nil
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    note(interaction, "lift")
    animator.addAnimations { [source] in source.alpha = 0.5 }
    animator.addCompletion { [weak self] in self?.note(interaction, $0 == .end ? "lifted" : "lift taken back") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    note(interaction, "begins")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    note(interaction, "moves?")
    return allowsMoves
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
  {
    isFullSize
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    note(interaction, "moved")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { note(interaction, "will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { note(interaction, "did end \(operation)") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    note(interaction, "transferred")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    note(interaction, "adds at \(Int(point.x)) \(Int(point.y))")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { joins ? sessions.first : nil }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note(interaction, "will add \(items.count) of \(addingInteraction === otherDragging ? "other" : "own")") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note(interaction, "preview back")
    guard let cancelPlace else { return nil }
    return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: touches.window, center: cancelPlace))
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    note(interaction, "goes back")
    animator.addCompletion { [weak self] _ in self?.note(interaction, "is back") }
  }

  // MARK: Drops

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("handle?")
    onHandle(session)
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    log.append("update")
    onUpdate()
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("perform")
    onPerform(session)
    guard loadsTexts else { return }
    session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      self?.log += texts.map { String(describing: $0) }
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("drop ends")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.append("drop preview")
    guard let dropPlace else { return defaultPreview }
    return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: dropPlace))
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    log.append("drops")
    animator.addCompletion { [weak self] _ in self?.log.append("arrived") }
  }
}
