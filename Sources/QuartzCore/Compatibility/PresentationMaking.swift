import Foundation

/// Makes the copy that presents a layer, by the class's own `init(layer:)`, as Core Animation does.
///
/// A class that is only known when the program runs can be made through an initialiser that is required alone, and apps
/// do not write that. `init(layer:)` stands in the dispatch table of every subclass all the same, in the place that
/// `CALayer` gave it, so a call through another subclass that does declare it reaches the right one. It may not be
/// inlined: the optimiser takes what is made for an object of the declaring class, and a cast to another for impossible.
enum PresentationMaking {
  @inline(never)
  static func copy(_ layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: _PresentedLayer.Type.self).init(layer: layer)
  }
}

/// Declares the initialiser that presentations are made through. Open, so that no call is bound to this very class.
open class _PresentedLayer: CALayer {
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
