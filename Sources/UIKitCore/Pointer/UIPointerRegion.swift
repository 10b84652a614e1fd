import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The region's rectangle, in the coordinates of the interaction's view.
  open var rect: CGRect { area }
  /// Tells regions of equal rectangles apart.
  open var identifier: AnyHashable? { name }

  private let area: CGRect
  private let name: AnyHashable?

  init(area: CGRect, name: AnyHashable?) {
    (self.area, self.name) = (area, name)
    super.init()
  }

  /// A rectangle of a view.
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { self.init(area: rect, name: identifier) }

  /// Whether a pointer that was in the one region is now in the other one.
  final func differs(from other: UIPointerRegion?) -> Bool {
    other.map { $0 !== self && ($0.rect != rect || $0.identifier != identifier) } ?? true
  }
}

/// A request for the region at the pointer's position.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The pointer's position, in the coordinates of the interaction's view.
  open var location: CGPoint { place }
  /// The modifier keys that are held.
  open var modifiers: UIKeyModifierFlags { keys }

  private let place: CGPoint
  private let keys: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (place, keys) = (location, modifiers)
    super.init()
  }
}
