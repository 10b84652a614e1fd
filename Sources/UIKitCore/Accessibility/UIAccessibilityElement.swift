/// An accessibility element that is not a view, such as a part of a view's drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// An element in a container, which is usually the view that draws it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container of the element, held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// The frame of the element in its container's coordinates, in points. The element moves with the container. Setting
  /// `accessibilityFrame` replaces this frame.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      accessibility?.frame = nil
    }
  }

  private(set) final var frameInContainer: CGRect?

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ElementAccessibility(element: self)
  }
}

/// Accessibility of elements where the app sets nothing.
struct ElementAccessibility: AccessibilityDefaults {
  let element: UIAccessibilityElement

  var isElement: Bool { true }

  var frame: CGRect {
    guard let frame = element.frameInContainer else { return .zero }
    switch element.accessibilityContainer {
    case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    case let container as UIAccessibilityElement:
      let origin = container.accessibilityFrame.origin
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    default: return frame
    }
  }
}
