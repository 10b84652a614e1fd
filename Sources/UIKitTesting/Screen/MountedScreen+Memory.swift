import UIKit

extension MountedScreen {
  /// Simulates a memory warning, as the menu of Apple's simulator does: tells the screen's controllers and the
  /// observers of `UIApplication.didReceiveMemoryWarningNotification`.
  public func receiveMemoryWarning() { loop.receiveMemoryWarning() }
}
