import Foundation
import Stage
import UIKit
import UIKitCore

/// A window with one view, on a virtual clock, and a finger. What the view and recognisers hear stands in `trace`.
@MainActor
package final class TouchScene {
  package let clock = FrameClock.virtual()
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  package let view = TouchTracingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var fingers: [Int: UITouch] = [:]
  private var listeners: [AnyObject] = []

  package init() {
    window.addSubview(view)
    window.isHidden = false
  }

  package var trace: [String] {
    get { view.trace }
    set { view.trace = newValue }
  }

  @discardableResult
  package func addRecognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.actions.handler = { [unowned self, unowned recognizer] in trace.append("\(name) \(recognizer.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  package func advance(_ seconds: TimeInterval) {
    clock.advance(by: seconds)
  }

  package func down(at place: CGPoint, finger: Int = 0, type: UITouch.TouchType = .direct) {
    fingers[finger] = UITouch(type: type, window: window, location: place, timestamp: clock.now)
    send()
  }

  package func move(to place: CGPoint, finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = place
    touch.phase = .moved
    send(touch)
  }

  package func up(finger: Int = 0) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    touch.phase = .ended
    send(touch)
  }

  package func cancel(finger: Int = 0) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    touch.phase = .cancelled
    send(touch)
  }

  package func tap(at place: CGPoint) {
    down(at: place)
    up()
  }

  /// Drags in steps of one frame.
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int) {
    down(at: start)
    for step in 1...steps {
      advance(1 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  private func send(_ lifted: UITouch? = nil) {
    let event = UIEvent(type: .touches, timestamp: clock.now)
    event.touches = Set(fingers.values)
    if let lifted { event.touches.insert(lifted) }
    for touch in event.touches { touch.timestamp = clock.now }
    window.sendEvent(event)
    for touch in fingers.values { touch.phase = .stationary }
  }
}

/// Writes the touches it gets into a trace.
@MainActor
package final class TouchTracingView: UIView {
  package var trace: [String] = []
  package var name = "view"
  package var tellsPlaces = false

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    if tellsPlaces, let touch = touches.first {
      let (place, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
      return trace.append("\(name) \(call) \(Int(place.x)) \(Int(place.y)) from \(Int(before.x)) \(Int(before.y))")
    }
    trace.append(touches.count == 1 ? "\(name) \(call)" : "\(name) \(call) \(touches.count)")
  }
}
