import CoreGraphics

// Optional methods of an Objective-C protocol are called with a question mark: `delegate?.layerWillDraw?(layer)`. Here
// they are ordinary methods with defaults, so a property of the method's name answers the method, or a value that takes
// its labels. A call to a method that a delegate leaves out does nothing.

extension CALayerDelegate {
  @_disfavoredOverload
  public var display: ((CALayer) -> Void)? { { self.display($0) } }
  @_disfavoredOverload
  public var draw: _LayerDrawCall? { _LayerDrawCall(delegate: self) }
  @_disfavoredOverload
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }
  @_disfavoredOverload
  public var layoutSublayers: _LayoutSublayersCall? { _LayoutSublayersCall(delegate: self) }
  @_disfavoredOverload
  public var action: _LayerActionCall? { _LayerActionCall(delegate: self) }
}

/// `draw(_:in:)` of `CALayerDelegate`, to be called with a question mark.
public struct _LayerDrawCall {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) { delegate.draw(layer, in: ctx) }
}

/// `layoutSublayers(of:)` of `CALayerDelegate`, to be called with a question mark.
public struct _LayoutSublayersCall {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) { delegate.layoutSublayers(of: layer) }
}

/// `action(for:forKey:)` of `CALayerDelegate`, to be called with a question mark.
public struct _LayerActionCall {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}

extension CAAnimationDelegate {
  @_disfavoredOverload
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }
  @_disfavoredOverload
  public var animationDidStop: _AnimationDidStopCall? { _AnimationDidStopCall(delegate: self) }
}

/// `animationDidStop(_:finished:)` of `CAAnimationDelegate`, to be called with a question mark.
public struct _AnimationDidStopCall {
  fileprivate let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
