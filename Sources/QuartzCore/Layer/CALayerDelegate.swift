import CoreGraphics
import Foundation

/// Supplies a layer's contents, layout and actions. Every method is optional: without it, the layer does the work
/// itself.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets `layer.contents`. If it is implemented, the layer does not draw into a bitmap.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into its bitmap.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers, instead of the layer itself.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property. `nil` continues the search; `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// Defaults for optional methods. Each records on the calling layer that the delegate does not implement it.
extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    layer.absences.insert(.delegateDisplay)
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    layer.absences.insert(.delegateDraw)
  }

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {
    layer.absences.insert(.delegateLayout)
  }

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The delegate's methods that are known not to be implemented, because a call reached the default.
struct LayerAbsences: OptionSet {
  let rawValue: UInt8

  static let delegateDisplay = LayerAbsences(rawValue: 1)
  static let delegateDraw = LayerAbsences(rawValue: 2)
  static let delegateLayout = LayerAbsences(rawValue: 4)
}

/// Draws a layer's contents wherever the layer is rasterised, so that the layer needs no separate bitmap.
///
/// Drawing must depend on the layer's settings alone: the compositor may ask for it at any time and any number of
/// times. A change must call `setNeedsDisplay()`.
package protocol LayerContentDrawing: AnyObject {
  /// Draws into a context with the layer's coordinates, clipped to its bounds.
  func drawContents(of layer: CALayer, in context: CGContext)
}
