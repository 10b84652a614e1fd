import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A view that is dragged and one that takes drops go, with their window or without, in each call of their interactions.
@MainActor @Suite(.serialized) struct InteractionLeavingTests {
  private final class Teller: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    weak var holdings: Holdings?

    func tell(_ name: String = #function) { holdings?.tell(name) }

    /// A preview needs a view that is in a window still.
    private func preview(of view: UIView?) -> UITargetedDragPreview? {
      view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      tell()
      // Apps keep their own objects in a drag, and views for its previews.
      session.localContext = interaction.view
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "tea")))
      item.localObject = interaction.view?.superview
      item.previewProvider = { [view = interaction.view] in
        self.tell("preview provider")
        return view.map { UIDragPreview(view: $0) }
      }
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      tell()
      return preview(of: interaction.view)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      tell()
      animator.addAnimations { [weak self] in self?.tell("lift animation") }
      animator.addCompletion { [weak self] _ in self?.tell("lift completion") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { tell() }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      tell()
      return true
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { tell() }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { tell() }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { tell() }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      tell()
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      tell()
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
      tell()
      animator.addCompletion { [weak self] _ in self?.tell("cancel completion") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      tell()
      return true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { tell() }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      tell()
      return UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { tell() }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      tell()
      session.loadObjects(ofClass: NSString.self) { [weak self] _ in self?.tell("objects") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { tell() }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { tell() }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      tell()
      return defaultPreview
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      tell()
      animator.addCompletion { [weak self] _ in self?.tell("drop completion") }
    }
  }

  private static func show(_ holdings: Holdings) {
    let teller = Teller()
    teller.holdings = holdings
    let ground = UIView()
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let target = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 120))
    let dragging = UIDragInteraction(delegate: teller)
    dragging.isEnabled = true
    source.addInteraction(dragging)
    target.addInteraction(UIDropInteraction(delegate: teller))
    ground.addSubview(source)
    ground.addSubview(target)
    for (name, object) in [("source", source), ("target", target)] { holdings.watch(name, object) }
    holdings.watch("dragging", dragging)
    holdings.hold(teller)
    holdings.show(ground)
  }

  private let lifted = CGPoint(x: 60, y: 60)

  @Test func theScreenMayBeReleasedInDragAndDropCallbacks() throws {
    try Use(
      name: "dragging",
      calls: [
        "dragInteraction(_:itemsForBeginning:)", "dragInteraction(_:previewForLifting:session:)",
        "dragInteraction(_:willAnimateLiftWith:session:)", "lift animation", "lift completion",
        "dragInteraction(_:sessionWillBegin:)", "dragInteraction(_:sessionAllowsMoveOperation:)",
        "preview provider", "dragInteraction(_:sessionDidMove:)", "dragInteraction(_:session:willEndWith:)",
        "dragInteraction(_:session:didEndWith:)", "dragInteraction(_:sessionDidTransferItems:)",
        "dragInteraction(_:previewForCancelling:withDefault:)", "dragInteraction(_:item:willAnimateCancelWith:)",
        "cancel completion", "dropInteraction(_:canHandle:)", "dropInteraction(_:sessionDidEnter:)",
        "dropInteraction(_:sessionDidUpdate:)", "dropInteraction(_:sessionDidExit:)",
        "dropInteraction(_:performDrop:)", "objects", "dropInteraction(_:concludeDrop:)",
        "dropInteraction(_:sessionDidEnd:)", "dropInteraction(_:previewForDropping:withDefault:)",
        "dropInteraction(_:item:willAnimateDropWith:)", "drop completion",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.drag(from: lifted, to: CGPoint(x: 80, y: 260), press: 0.7)
        screen.advance(by: 1)
        // Over the target, and on beyond it.
        screen.drag(from: lifted, to: CGPoint(x: 80, y: 430), press: 0.7)
        screen.advance(by: 1)
        // Lifted, and let go.
        screen.tap(at: lifted, duration: 0.7)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInExternalDropCallbacks() throws {
    try Use(
      name: "drop from outside",
      calls: [
        "dropInteraction(_:canHandle:)", "dropInteraction(_:sessionDidEnter:)", "dropInteraction(_:sessionDidUpdate:)",
        "dropInteraction(_:performDrop:)", "objects", "dropInteraction(_:concludeDrop:)",
        "dropInteraction(_:sessionDidEnd:)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        holdings.screen.drop([.text("tea")], at: CGPoint(x: 80, y: 260))
        holdings.screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
