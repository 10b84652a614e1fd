/// Feedback for a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light things.
    case light = 0
    /// Things of medium size and weight.
    case medium = 1
    /// Large, heavy things.
    case heavy = 2
    /// A collision of elastic objects.
    case soft = 3
    /// A collision of hard objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// A generator of medium feedback.
  public override init() {
    style = .medium
    super.init()
  }

  /// A generator for a kind of collision.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator that belongs to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Gives feedback of full intensity.
  open func impactOccurred() { give(1, at: nil) }

  /// Gives feedback of full intensity at a position in the generator's view, in points.
  open func impactOccurred(at location: CGPoint) { give(1, at: location) }

  /// Gives feedback of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give(intensity, at: nil) }

  /// Gives feedback of an intensity from 0 to 1 at a position in the generator's view, in points.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { give(intensity, at: location) }

  private func give(_ intensity: CGFloat, at location: CGPoint?) {
    FeedbackLog.give("impact \(style) \(Double(min(max(intensity, 0), 1)))", at: location)
  }
}
