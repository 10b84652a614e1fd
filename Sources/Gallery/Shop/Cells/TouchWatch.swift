import UIKit

/// Reports whether fingers are on its view, without taking the touches from others.
final class TouchWatch: UIGestureRecognizer {
  private var fingers: Set<UITouch> = []
  var onChange: () -> Void = {}

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  required convenience init?(coder: NSCoder) { self.init() }

  var isTouched: Bool { !fingers.isEmpty }

  private func change(_ body: () -> Void) {
    let wasTouched = isTouched
    body()
    if isTouched != wasTouched { onChange() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    change { fingers.formUnion(touches) }
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    change { fingers.subtract(touches) }
    if !isTouched { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    change { fingers.subtract(touches) }
    if !isTouched { state = .cancelled }
  }

  override func reset() {
    super.reset()
    change { fingers = [] }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
