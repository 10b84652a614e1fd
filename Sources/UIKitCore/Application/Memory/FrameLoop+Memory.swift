import QuartzCore
import Stage
import TextLayout

extension FrameLoop {
  /// The system runs short of memory: the controllers of the scene's windows hear of it, then who listens [?], and what
  /// UIKit itself keeps for later goes. Nothing changes on screen.
  package func receiveMemoryWarning() {
    var told: Set<ObjectIdentifier> = []
    for window in scene.presenter.windows {
      if let root = window.rootViewController { tell(root, &told) }
    }
    NotificationPosting.post(UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    TextFrame.removeCachedShapes()
    compositor.releaseSpareMemory()
  }

  /// Parents before their children, and what is presented after what presents it.
  private func tell(_ controller: UIViewController, _ told: inout Set<ObjectIdentifier>) {
    guard told.insert(ObjectIdentifier(controller)).inserted else { return }
    controller.didReceiveMemoryWarning()
    for child in controller.children { tell(child, &told) }
    if let presented = controller.presentedViewController { tell(presented, &told) }
  }
}
