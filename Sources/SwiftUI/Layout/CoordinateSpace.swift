import UIKit

/// A space in which places are told.
///
/// Documentation: `SwiftUI/CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The nearest view around that has a name.
  case named(AnyHashable)

  /// The nearest view around that has a name.
  public static func named<T: Hashable>(_ name: T) -> CoordinateSpace { .named(AnyHashable(name)) }

  /// Whether it is the window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }

  /// A point of a view's window in the space.
  @MainActor
  func convert(_ point: CGPoint, fromWindowOf view: UIView) -> CGPoint {
    switch self {
    case .global: return point
    case .local: return view.convert(point, from: nil)
    case .named(let name):
      var outer: UIView? = view
      while let current = outer {
        if (current as? ContainedView)?.spaceName == name { return current.convert(point, from: nil) }
        outer = current.superview
      }
      // No view around has the name: places are told in the window [D].
      return point
    }
  }
}

extension View {
  /// Names the space of the view, in which views inside tell places.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(ContainedModifier { view, _ in view.spaceName = AnyHashable(name) })
  }
}
