import CoreGraphics

/// The values of a layer's properties at one moment: those that the program set, or those that an animation shows.
///
/// A subclass of `CALayer` with further properties has a subclass of this class.
class LayerValues {
  final var bounds = CGRect.zero
  final var position = CGPoint.zero
  final var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var zPosition: CGFloat = 0
  final var anchorPointZ: CGFloat = 0
  /// `nil` for the identity, so that most layers have no matrix.
  final var transform: CATransform3D?
  final var sublayerTransform: CATransform3D?
  final var opacity: Float = 1
  final var isHidden = false
  final var isDoubleSided = true
  final var masksToBounds = false
  final var isOpaque = false
  final var shouldRasterize = false
  final var allowsGroupOpacity = true
  final var backgroundColor: CGColor?
  final var cornerRadius: CGFloat = 0
  final var maskedCorners = CACornerMask.all
  final var cornerCurve = CALayerCornerCurve.circular
  final var borderWidth: CGFloat = 0
  final var borderColor: CGColor? = .black
  final var shadowColor: CGColor? = .black
  final var shadowOffset = CGSize(width: 0, height: -3)
  final var shadowOpacity: Float = 0
  final var shadowRadius: CGFloat = 3
  final var shadowPath: CGPath?
  final var contents: Any?
  /// `contents`, if it is an image.
  final var image: CGImage?
  final var contentsGravity = CALayerContentsGravity.resize
  final var contentsScale: CGFloat = 1
  final var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  final var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  final var magnificationFilter = CALayerContentsFilter.linear
  final var minificationFilter = CALayerContentsFilter.linear
  final var rasterizationScale: CGFloat = 1
  final var backdrop: LayerBackdrop?
  /// Changes of the drawn pixels; nil for none.
  final var effects: [LayerEffect]?
  /// The state of a running transition; only in shown values.
  final var transition: LayerTransition?

  init() {}

  init(copying other: LayerValues) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    anchorPointZ = other.anchorPointZ
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    opacity = other.opacity
    isHidden = other.isHidden
    isDoubleSided = other.isDoubleSided
    masksToBounds = other.masksToBounds
    isOpaque = other.isOpaque
    shouldRasterize = other.shouldRasterize
    allowsGroupOpacity = other.allowsGroupOpacity
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOffset = other.shadowOffset
    shadowOpacity = other.shadowOpacity
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    image = other.image
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    rasterizationScale = other.rasterizationScale
    backdrop = other.backdrop
    effects = other.effects
  }

  /// A copy of the same class, which animations change.
  func copy() -> LayerValues { LayerValues(copying: self) }

  /// The value of a property for animations; `nil` for one that cannot be animated.
  func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform ?? CATransform3DIdentity)
    case .sublayerTransform: .transform(sublayerTransform ?? CATransform3DIdentity)
    case .opacity: .number(CGFloat(opacity))
    case .hidden: .number(isHidden ? 1 : 0)
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOffset: .size(shadowOffset)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowRadius: .number(shadowRadius)
    case .shadowPath: .path(shadowPath)
    case .contents: .object(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(contentsScale)
    case .rasterizationScale: .number(rasterizationScale)
    case .backdrop: .backdrop(backdrop ?? .clear)
    default: nil
    }
  }

  /// Stores an animated value; ignores one of another type than the property's.
  func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.zPosition, .number(let number)): zPosition = number
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .number(let number)): anchorPointZ = number
    case (.transform, .transform(let matrix)): transform = matrix.orNilIfIdentity
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix.orNilIfIdentity
    case (.opacity, .number(let number)): opacity = Float(min(max(number, 0), 1))
    case (.hidden, .number(let number)): isHidden = number >= 0.5
    case (.masksToBounds, .number(let number)): masksToBounds = number >= 0.5
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(min(max(number, 0), 1))
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contents, .object(let object)):
      contents = object
      image = object as? CGImage
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsCenter, .rect(let rect)): contentsCenter = rect
    case (.contentsScale, .number(let number)): contentsScale = number
    case (.rasterizationScale, .number(let number)): rasterizationScale = number
    case (.backdrop, .backdrop(let new)): backdrop = new == .clear ? nil : new
    default: break
    }
  }
}

extension CATransform3D {
  var orNilIfIdentity: CATransform3D? { CATransform3DIsIdentity(self) ? nil : self }
}
