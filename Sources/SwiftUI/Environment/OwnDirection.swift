import UIKit

/// Gives a controller of UIKit the direction of the environment where that is not the one of the views around.
@MainActor
struct OwnDirection {
  private var applied: LayoutDirection?

  mutating func apply(_ environment: EnvironmentValues, to controller: UIViewController) {
    let direction = environment.layoutDirection
    let own = direction == environment.hostLayoutDirection ? nil : direction
    guard own != applied else { return }
    applied = own
    if let own {
      controller.traitOverrides.layoutDirection = own == .rightToLeft ? .rightToLeft : .leftToRight
    } else {
      controller.traitOverrides.remove(UITraitLayoutDirection.self)
    }
  }
}
