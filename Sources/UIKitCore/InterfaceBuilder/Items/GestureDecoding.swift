import InterfaceDocuments

extension UIGestureRecognizer: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? {
    let recognizer = GestureMaking.recognizer(self, nil, nil)
    coder.decode(GestureDecoding.self, into: recognizer)
    return recognizer
  }
}

extension UIGestureRecognizer: ActionSource {
  package func connect(_ target: AnyObject?, _ action: Selector, _ event: UIControlEventCode?) {
    if let target { addTarget(target, action: action) }
  }
}

/// Decodes gesture recognisers from documents of Interface Builder.
enum GestureDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIGestureRecognizer>) {
    _ = (element.child("connections"), element.child("userDefinedRuntimeAttributes"))
    plan.set(element.bool("enabled")) { $0.isEnabled = $1 }
    plan.set(element.bool("cancelsTouchesInView")) { $0.cancelsTouchesInView = $1 }
    plan.set(element.bool("delaysTouchesBegan")) { $0.delaysTouchesBegan = $1 }
    plan.set(element.bool("delaysTouchesEnded")) { $0.delaysTouchesEnded = $1 }
    let (taps, touches) = (element.integer("numberOfTapsRequired"), element.integer("numberOfTouchesRequired"))
    let (minimum, maximum) = (element.integer("minimumNumberOfTouches"), element.integer("maximumNumberOfTouches"))
    let (duration, movement) = (element.number("minimumPressDuration"), element.number("allowableMovement"))
    let direction = element.value("direction", directions)
    plan.run { recognizer, _ in
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        if let taps { tap.numberOfTapsRequired = taps }
        if let touches { tap.numberOfTouchesRequired = touches }
      case let press as UILongPressGestureRecognizer:
        if let taps { press.numberOfTapsRequired = taps }
        if let touches { press.numberOfTouchesRequired = touches }
        if let duration { press.minimumPressDuration = Double(duration) }
        if let movement { press.allowableMovement = movement }
      case let pan as UIPanGestureRecognizer:
        if let minimum { pan.minimumNumberOfTouches = minimum }
        if let maximum { pan.maximumNumberOfTouches = maximum }
      case let swipe as UISwipeGestureRecognizer:
        if let direction { swipe.direction = direction }
        if let touches { swipe.numberOfTouchesRequired = touches }
      default: break
      }
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}
