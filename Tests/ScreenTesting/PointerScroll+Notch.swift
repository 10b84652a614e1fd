import UIKit
@_spi(UIKitFloors) import UIKitCore

extension PointerScroll {
  /// One step of a wheel that moves content by `dy` points.
  package static func notch(by dy: CGFloat, at time: CFTimeInterval) -> PointerScroll {
    PointerScroll(
      location: .zero, delta: CGVector(dx: 0, dy: dy), isPrecise: false, phase: .discrete, timestamp: time,
      modifiers: [])
  }
}
