import Gallery
import UIKit

/// Makes the Gallery's screens that need SwiftUI.
package struct ViewsAsValues: ViewScreens {
  package init() {}

  package func makeNews() -> UIViewController { NewsViewController() }

  package func makeHabits() -> UIViewController { HabitsViewController() }
}
