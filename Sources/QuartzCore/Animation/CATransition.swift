import CoreGraphics
import Foundation

/// A way from what a layer and its sublayers show to what they will show, whatever changes in between.
///
/// What the layer shows when the transition is added is kept as one picture, in memory of its pixels, until the
/// transition is over. It runs under the key `kCATransition` whatever key it is added for: a layer has one at a time.
open class CATransition: CAAnimation {
  /// What the way looks like; a fade by default.
  open var type = CATransitionType.fade
  /// Where the movement comes from, for every type but the fade; from the left where it is nil [?].
  open var subtype: CATransitionSubtype?
  /// The fraction of the way at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The fraction at which it ends; not before `startProgress`.
  open var endProgress: Float = 1

  /// The picture of the layer from before, once a layer has taken the transition.
  private var ghost: TransitionGhost?

  override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.takeSettings(of: self)
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  /// Keeps what a layer shows now.
  final func begin(on layer: CALayer) { ghost = TransitionGhost(layer) }

  override func collectProperties(into properties: inout AnimatedProperties) { properties.hasAppearance = true }

  override func apply(progress: Double, iteration: Int, to values: LayerValues) {
    guard let ghost else { return }
    let (start, end) = (Double(startProgress), Double(max(startProgress, endProgress)))
    values.transition = LayerTransition(
      ghost: ghost, progress: start + (end - start) * pace(progress), look: LayerTransition.Look(type, subtype),
      hidesLayer: values.isHidden)
    // A layer that is hidden meanwhile is seen on its way out.
    values.isHidden = false
  }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades out while the new one fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the movement of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
