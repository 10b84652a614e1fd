import Foundation

/// Makes a layer's presentation copy with the `init(layer:)` of the layer's own class, as Core Animation does.
///
/// Swift creates an object of a class that is only known at run time through a `required` initializer, and apps do not
/// mark `init(layer:)` as `required`. But `init(layer:)` has the same slot in the dispatch table of every subclass of
/// `CALayer`, so a call through a subclass that declares it `required` reaches the initializer of the app's class. The
/// call must not be inlined: the optimizer would assume an object of the declaring class, and treat the cast to another
/// class as impossible.
enum PresentationMaking {
  @inline(never)
  static func copy(_ layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: _PresentedLayer.Type.self).init(layer: layer)
  }
}

/// Declares the `required` initializer through which presentation copies are made. Open, so that the compiler does
/// not bind the call to this class.
open class _PresentedLayer: CALayer {
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
