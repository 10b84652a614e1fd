import UIKit

extension MountedScreen {
  /// Tells the screen that the system runs short of memory, as the menu of Apple's simulator does: its controllers hear of
  /// it, and so does who observes `UIApplication.didReceiveMemoryWarningNotification`.
  public func receiveMemoryWarning() { loop.receiveMemoryWarning() }
}
