import Gallery
import UIKit

/// The screens of the Gallery that are made of SwiftUI's views.
package struct ViewsAsValues: ViewScreens {
  package init() {}

  package func makeNews() -> UIViewController { NewsViewController() }

  package func makeHabits() -> UIViewController { HabitsViewController() }
}
