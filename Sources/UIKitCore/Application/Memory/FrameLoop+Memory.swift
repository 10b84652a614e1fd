import QuartzCore
import Stage
import TextLayout

extension FrameLoop {
  /// The system runs short of memory: tells the controllers of the scene's windows, then observers [?], and empties
  /// UIKit's caches. Nothing changes on screen.
  package func receiveMemoryWarning() {
    var told: Set<ObjectIdentifier> = []
    for window in scene.presenter.windows {
      if let root = window.rootViewController { tell(root, &told) }
    }
    NotificationPosting.post(UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    TextFrame.removeCachedShapes()
    compositor.releaseSpareMemory()
    stage.releaseSpareMemory()
  }

  /// Tells a controller, then its children, then the controller that it presents.
  private func tell(_ controller: UIViewController, _ told: inout Set<ObjectIdentifier>) {
    guard told.insert(ObjectIdentifier(controller)).inserted else { return }
    controller.didReceiveMemoryWarning()
    for child in controller.children { tell(child, &told) }
    if let presented = controller.presentedViewController { tell(presented, &told) }
  }
}
