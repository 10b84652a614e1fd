import UIKit

/// A coordinate space.
///
/// Documentation: `SwiftUI/CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// This space as a value of the type that all spaces have.
  var coordinateSpace: CoordinateSpace { get }
}

/// The window.
///
/// Documentation: `SwiftUI/GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The window.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
///
/// Documentation: `SwiftUI/LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view itself.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The nearest enclosing view that has the name.
///
/// Documentation: `SwiftUI/NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the nearest enclosing scroll view, by its scroll direction; nil for any.
struct ScrollViewSpace: Hashable {
  let axis: Axis?

  /// The scroll view that encloses a view.
  @MainActor
  func scrollView(around view: UIView) -> UIScrollView? {
    var outer: UIView? = view
    while let current = outer {
      if let scroll = current as? UIScrollView, axis == nil || axis == scroll.mainAxis { return scroll }
      outer = current.superview
    }
    return nil
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest enclosing view that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The visible area of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }
  /// The visible area of the nearest enclosing scroll view with an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

extension GeometryProxy {
  /// The frame in a coordinate space. The views are evaluated again when it changes.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the view's coordinates; nil if no enclosing view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let leaf = self.leaf
    let space = coordinateSpace.coordinateSpace
    return MainActor.assumeIsolated {
      leaf.reading { () -> CGRect? in
        guard let (origin, view) = leaf.shownPlace, let size = space.size(around: view) else { return nil }
        let own = space.convert(view.convert(origin, to: nil), fromWindowOf: view)
        return CGRect(origin: CGPoint(x: -own.x, y: -own.y), size: size)
      }
    }
  }
}

extension View {
  /// Names the coordinate space of the view for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { coordinateSpace(name: name.name) }
}
