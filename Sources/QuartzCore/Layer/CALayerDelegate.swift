import CoreGraphics
import Foundation

/// Supplies a layer's contents, layout and actions. Every method is optional: what a delegate leaves out, the layer does itself.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets `layer.contents`, instead of the layer drawing into a bitmap.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into its bitmap.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers, instead of the layer itself.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property: `nil` goes on searching, `NSNull` ends the search without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// What a delegate leaves out. A method that is not implemented leaves its mark on the layer that called it.
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

/// Methods that turned out not to be implemented when a layer called them.
struct LayerAbsences: OptionSet {
  let rawValue: UInt8

  static let delegateDisplay = LayerAbsences(rawValue: 1)
  static let delegateDraw = LayerAbsences(rawValue: 2)
  static let delegateLayout = LayerAbsences(rawValue: 4)
}

/// Draws a layer's contents wherever the layer is rasterised, with no bitmap of the layer's own.
///
/// Drawing must be a pure function of what the layer was told: it happens as often as the compositor needs it, and
/// a change calls `setNeedsDisplay()`.
package protocol LayerContentDrawing: AnyObject {
  /// Draws into a context whose coordinates are the layer's, clipped to its bounds.
  func drawContents(of layer: CALayer, in context: CGContext)
}
