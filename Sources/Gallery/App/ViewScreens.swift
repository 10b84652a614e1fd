import UIKit

/// Makes the screens that need SwiftUI. A module above brings them, so that this one is compiled beside SwiftUI instead of
/// after it.
@MainActor
package protocol ViewScreens {
  /// News in cells that are filled in four ways, one of them by views.
  func makeNews() -> UIViewController
  /// Habits in a list of views.
  func makeHabits() -> UIViewController
}
