import CoreGraphics
import Foundation

/// Animates from the present appearance of a layer and its sublayers to the one after later changes.
///
/// When the transition is added, the layer's old appearance is drawn into one bitmap, which is kept in memory until the
/// transition ends.
/// A layer has one transition at a time, under the key `kCATransition` regardless of the key that is given.
open class CATransition: CAAnimation {
  /// The kind of motion; `fade` by default.
  open var type = CATransitionType.fade
  /// The edge from which new content comes, for every type but `fade`. Nil, the default, means `fromLeft` [?].
  open var subtype: CATransitionSubtype?
  /// The progress, from 0 to 1, at which the transition begins. 0 by default.
  open var startProgress: Float = 0
  /// The progress, from 0 to 1, at which the transition ends; it is at least `startProgress`. 1 by default.
  open var endProgress: Float = 1

  /// The picture of the layer's old look, once a layer has taken the transition.
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

  /// Keeps the present look of a layer.
  final func begin(on layer: CALayer) { ghost = TransitionGhost(layer) }

  override func collectProperties(into properties: inout AnimatedProperties) { properties.hasAppearance = true }

  override func apply(progress: Double, iteration: Int, to values: LayerValues) {
    guard let ghost else { return }
    let (start, end) = (Double(startProgress), Double(max(startProgress, endProgress)))
    values.transition = LayerTransition(
      ghost: ghost, progress: start + (end - start) * pace(progress), look: LayerTransition.Look(type, subtype),
      hidesLayer: values.isHidden)
    // A layer that the program has hidden is visible until the transition ends.
    values.isHidden = false
  }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public var rawValue: String

  /// A kind with any name; an unknown one is `fade`.
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

/// The edge from which the new content of a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The edge's name.
  public var rawValue: String

  /// An edge with any name; an unknown one is `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// New content enters at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// New content enters at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// New content enters at the edge of the smallest y, the upper one in UIKit's coordinates.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// New content enters at the edge of the greatest y, the lower one in UIKit's coordinates.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
