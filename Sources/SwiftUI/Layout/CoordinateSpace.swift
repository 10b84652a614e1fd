import UIKit

/// A coordinate space.
///
/// Documentation: `SwiftUI/CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The nearest enclosing view that has the name.
  case named(AnyHashable)

  /// The nearest enclosing view that has the name.
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
      // If no enclosing view has the name, the window's space is used [D].
      guard let space = Self.view(named: name, around: view) else { return point }
      let inner = space.convert(point, from: nil)
      return CGPoint(x: inner.x - space.bounds.minX, y: inner.y - space.bounds.minY)
    }
  }

  /// The size of a named space around a view; nil where no view has the name.
  @MainActor
  func size(around view: UIView) -> CGSize? {
    guard case .named(let name) = self else { return nil }
    return Self.view(named: name, around: view)?.bounds.size
  }

  @MainActor
  private static func view(named name: AnyHashable, around view: UIView) -> UIView? {
    if let space = name.base as? ScrollViewSpace { return space.scrollView(around: view) }
    var outer: UIView? = view
    while let current = outer, (current as? ContainedView)?.spaceName != name { outer = current.superview }
    return outer
  }
}

extension View {
  /// Names the coordinate space of the view for the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(ContainedModifier { view, _ in view.spaceName = AnyHashable(name) })
  }
}
