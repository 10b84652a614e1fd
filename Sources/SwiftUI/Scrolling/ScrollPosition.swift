import CoreGraphics

/// The position of a scroll view: a view, an edge or a point, or wherever the user has scrolled.
///
/// Documentation: `SwiftUI/ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case usual, view, place(ScrollPlace), user }
  private var kind = Kind.usual
  private var anchor: UnitPoint?
  /// The id of the view to which code or the user has scrolled.
  private var shown: (any Hashable & Sendable)?
  /// Converts an id to the position's id type; nil for an id of another type.
  private let known: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ kind: Kind) {
    self.kind = kind
    known = { $0.base as? ID }
  }

  /// The initial position; later the view, with an id of the given type, to which the user has scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .usual) }

  /// At the view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .view)
    self.anchor = anchor
    shown = id
  }

  /// At an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .place(.edge(edge)))
  }

  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType, x: point.x, y: point.y)
  }

  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .place(.point(x: x, y: y)))
  }

  /// Some points after the beginning of the content's lines.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .place(.point(x: x, y: nil)))
  }

  /// Some points below the beginning of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .place(.point(x: nil, y: y)))
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.kind == b.kind && a.anchor == b.anchor && a.id == b.id
  }

  // MARK: Scrolling

  private mutating func set(_ kind: Kind) {
    self.kind = kind
    shown = nil
    anchor = nil
  }

  /// Scrolls to the view with an id. With an anchor, that point of the view is aligned with the same point of the visible part.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    kind = .view
    shown = id
    self.anchor = anchor
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.place(.edge(edge))) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { set(.place(.point(x: point.x, y: point.y))) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.place(.point(x: x, y: y))) }
  /// Scrolls to some points after the beginning of the content's lines.
  public mutating func scrollTo(x: CGFloat) { set(.place(.point(x: x, y: nil))) }
  /// Scrolls to some points below the beginning of the content.
  public mutating func scrollTo(y: CGFloat) { set(.place(.point(x: nil, y: y))) }

  // MARK: The position

  /// Whether the user has scrolled since.
  public var isPositionedByUser: Bool { kind == .user }

  /// The edge that was scrolled to, until the user scrolls.
  public var edge: Edge? {
    if case .place(.edge(let edge)) = kind { edge } else { nil }
  }

  /// The point that was scrolled to, until the user scrolls.
  public var point: CGPoint? {
    if case .place(.point(let x?, let y?)) = kind { CGPoint(x: x, y: y) } else { nil }
  }

  /// The points after the beginning of the content's lines that were scrolled to, until the user scrolls.
  public var x: CGFloat? {
    if case .place(.point(let x, _)) = kind { x } else { nil }
  }

  /// The points below the beginning of the content that were scrolled to, until the user scrolls.
  public var y: CGFloat? {
    if case .place(.point(_, let y)) = kind { y } else { nil }
  }

  /// The id of the view to which code or the user has scrolled.
  public var viewID: (any Hashable & Sendable)? { shown }

  /// The id of the view to which code or the user has scrolled, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shown as? T }

  // MARK: For the scroll view

  private var id: AnyHashable? {
    guard let shown else { return nil }
    func erased<ID: Hashable>(_ id: ID) -> AnyHashable { AnyHashable(id) }
    return erased(shown)
  }

  /// The scroll request of a binding to a position.
  @MainActor
  static func request(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) -> ScrollPositionRequest {
    let current = position.wrappedValue
    var request = ScrollPositionRequest(
      id: current.id, anchor: current.anchor ?? anchor,
      tell: { id in
        var new = position.wrappedValue
        new.kind = .user
        new.anchor = nil
        new.shown = id.flatMap(new.known) ?? new.shown
        position.wrappedValue = new
      }, knows: { current.known($0) != nil })
    if case .place(let place) = current.kind { request.place = place }
    request.isTaken = current.kind != .user && current.kind != .usual
    return request
  }
}

/// A position in the content of a scroll view.
enum ScrollPlace: Equatable, Sendable {
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)

  /// The part of the content visible at this position, given the part visible now.
  func rect(_ seen: CGRect, in content: CGSize) -> CGRect {
    var rect = seen
    switch self {
    case .edge(.top): rect.origin.y = 0
    case .edge(.bottom): rect.origin.y = content.height - seen.height
    case .edge(.leading): rect.origin.x = 0
    case .edge(.trailing): rect.origin.x = content.width - seen.width
    case .point(let x, let y): rect.origin = CGPoint(x: x ?? seen.minX, y: y ?? seen.minY)
    }
    return rect
  }
}

private struct WholePositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  func body(content: Content) -> some View {
    // The value is read here, so that the body is evaluated again and the scroll view follows the value.
    let request = ScrollPosition.request(position, anchor)
    content.environment(\.scrollPosition, request)
  }
}

extension View {
  /// Binds the position of a scroll view in the view to a value. Setting the value scrolls the scroll view; when the
  /// user scrolls, the value becomes the visible view of a scroll target layout.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(WholePositionModifier(position: position, anchor: anchor))
  }
}
