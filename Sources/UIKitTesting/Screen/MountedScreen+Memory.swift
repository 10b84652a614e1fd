import UIKit

extension MountedScreen {
  /// Simulates a memory warning, like the menu of Apple's simulator: informs the screen's controllers and the observers
  /// of `UIApplication.didReceiveMemoryWarningNotification`.
  public func receiveMemoryWarning() { loop.receiveMemoryWarning() }
}
