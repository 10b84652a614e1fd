// Animations between a call that begins them and one that commits them, as before there were closures. `AnimationBlocks`
// holds the logic.

extension UIView {
  /// Begins a block of changes that are animated once `commitAnimations()` ends it. Blocks may be within others.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlocks.begin(animationID, context)
  }

  /// Ends the innermost block and starts its animations.
  public class func commitAnimations() { AnimationBlocks.commit() }

  /// Sets an object that is informed of the block's start and end, by the methods set with `setAnimationWillStart(_:)`
  /// and `setAnimationDidStop(_:)`. It is retained until then.
  public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlocks.change { $0.delegate = delegate } }

  /// Names the delegate's method for the start, such as `animationWillStart:context:`.
  public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlocks.change { $0.willStart = selector } }

  /// Names the delegate's method for the end, such as `animationDidStop:finished:context:`.
  public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlocks.change { $0.didStop = selector } }

  /// Sets how long the following changes of the block take, in seconds: 0.2 at first.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlocks.change { $0.group.duration = duration }
  }

  /// Delays the following changes of the block, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlocks.change { $0.group.delay = delay } }

  /// Sets the pace of the following changes of the block, which ease in and out at first.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlocks.change { $0.group.pace = .curve(curve.timingFunction) }
  }

  /// Repeats the following changes of the block; a fraction ends within.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlocks.change { $0.group.repeatCount = repeatCount }
  }

  /// Lets the following changes of the block, if they repeat, play backwards as well.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlocks.change { $0.group.autoreverses = repeatAutoreverses }
  }

  /// Lets the following changes of the block begin at the present state of running animations.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlocks.change {
      if fromCurrentState {
        $0.group.options.insert(.beginFromCurrentState)
      } else {
        $0.group.options.remove(.beginFromCurrentState)
      }
    }
  }
}
