import Gallery
import UIKit

/// The screens of the Gallery that are built with SwiftUI.
package struct ViewsAsValues: ViewScreens {
  package init() {}

  package func makeNews() -> UIViewController { NewsViewController() }

  package func makeHabits() -> UIViewController { HabitsViewController() }
}
