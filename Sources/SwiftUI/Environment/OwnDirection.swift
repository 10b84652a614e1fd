import UIKit

/// Gives a UIKit controller the layout direction of the environment if it differs from the inherited one.
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
