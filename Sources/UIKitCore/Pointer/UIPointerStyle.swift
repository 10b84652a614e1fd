import Foundation

/// How a region and the pointer look while the pointer is in the region.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  enum Kind {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape)
    case hidden
    case system
  }

  final private(set) var kind = Kind.system

  /// The usual pointer.
  public required init() { super.init() }

  private final func with(_ kind: Kind) -> Self {
    self.kind = kind
    return self
  }

  /// A view changes under the pointer.
  /// - Parameter shape: The outline of the effect, in the coordinates of the preview's container; nil for that of the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    kind = .effect(effect, shape)
  }

  /// The pointer has another shape. A window has shapes for text, and the system's for all others.
  /// - Parameter constrainedAxes: the axes on which the pointer is held. A window cannot hold it: it has no visible effect.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    kind = .shape(shape)
  }

  /// The pointer is hidden.
  open class func hidden() -> Self { self.init().with(.hidden) }

  /// The pointer looks as usual.
  open class func system() -> Self { self.init() }
}

/// A change of a view under the pointer.
public enum UIPointerEffect {
  /// The effect that suits the view: small views without a background are highlighted, other small ones lifted, large ones
  /// tinted.
  case automatic(UITargetedPreview)
  /// A pale background appears behind the view.
  case highlight(UITargetedPreview)
  /// The view rises over a shadow.
  case lift(UITargetedPreview)
  /// The view stays in place, and is tinted, raised or enlarged.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of the tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// In front of the view.
    case overlay = 1
    /// Behind the view.
    case underlay = 2
  }

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// A shape of the pointer, or the outline of an effect.
public enum UIPointerShape {
  /// Any outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// The beam over text that runs horizontally. A desktop decides its length.
  case verticalBeam(length: CGFloat)
  /// The beam over text that runs vertically.
  case horizontalBeam(length: CGFloat)

  /// The default radius of a rounded rectangle's corners, in points [?].
  public static let defaultCornerRadius: CGFloat = 8

  /// The rectangle and its corners; nil for beams.
  @MainActor var outline: (rect: CGRect, radius: CGFloat)? {
    switch self {
    case .path(let path): (path.bounds, 0)
    case .roundedRect(let rect, let radius): (rect, radius)
    case .verticalBeam, .horizontalBeam: nil
    }
  }
}
