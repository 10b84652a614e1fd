import QuartzCore
import Stage
import TextLayout

extension FrameLoop {
  /// The system is short of memory: informs the controllers of the scene's windows, then observers [?], and empties UIKit's caches and the
  /// reuse queues of lists in windows and of the informed controllers. Nothing changes on screen.
  package func receiveMemoryWarning() {
    var told: [ObjectIdentifier: UIViewController] = [:]
    for window in scene.presenter.windows {
      if let root = window.rootViewController { tell(root, &told) }
    }
    NotificationPosting.post(UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    for window in scene.presenter.windows { window.releaseSpareMemoryInTree() }
    for controller in told.values where controller.viewIfLoaded?.window == nil {
      controller.viewIfLoaded?.releaseSpareMemoryInTree()
    }
    TextFrame.removeCachedShapes()
    compositor.releaseSpareMemory()
    stage.releaseSpareMemory()
  }

  /// Tells a controller, then its children, then the controller that it presents.
  private func tell(_ controller: UIViewController, _ told: inout [ObjectIdentifier: UIViewController]) {
    guard told.updateValue(controller, forKey: ObjectIdentifier(controller)) == nil else { return }
    controller.didReceiveMemoryWarning()
    for child in controller.children { tell(child, &told) }
    if let presented = controller.presentedViewController { tell(presented, &told) }
  }
}
