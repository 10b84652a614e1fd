import UIKit

/// Makes the screens that need SwiftUI. A module that imports this one implements the protocol, so that this module is
/// compiled in parallel with SwiftUI instead of after it.
@MainActor
package protocol ViewScreens {
  /// News in cells that are filled in four ways, one of them by views.
  func makeNews() -> UIViewController
  /// Habits in a list of views.
  func makeHabits() -> UIViewController
}
