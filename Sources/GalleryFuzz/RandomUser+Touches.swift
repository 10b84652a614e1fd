import Stage
import UIKit

/// Random input from fingers and mice.
extension RandomUser {
  func send(
    _ phase: PointerEvent.Phase, _ place: CGPoint, finger: Int = 0, _ button: PointerEvent.Button = .primary,
    kind: PointerEvent.Kind = .touch
  ) {
    host.stage.send(
      .pointer(
        PointerEvent(
          id: finger, phase: phase, location: place, timestamp: host.stage.clock.now, kind: kind, button: button)))
  }

  /// The last phase of a touch: now and then the system cancels it.
  private var ending: PointerEvent.Phase { random.oneIn(20) ? .cancelled : .ended }

  private func text(_ place: CGPoint) -> String { "\(Int(place.x)),\(Int(place.y))" }

  func tap() async {
    let place = place()
    let times = random.oneIn(8) ? 2 : 1
    let kind: PointerEvent.Kind = random.oneIn(3) ? .mouse : .touch
    note("tap \(times == 2 ? "twice " : "")at \(text(place))")
    for _ in 0..<times {
      send(.began, place, kind: kind)
      await host.pass(random.int(1...6))
      send(ending, place, kind: kind)
      await host.pass(2)
    }
  }

  /// A long press, after which the lifted item may be dragged.
  func press() async {
    let place = place()
    note("press at \(text(place))")
    send(.began, place)
    await host.pass(random.int(20...60))
    var last = place
    if random.oneIn(2) {
      note("and drag")
      last = await move(from: place, to: anywhere(), frames: random.int(5...40))
    }
    send(ending, last)
  }

  func drag() async {
    let start = random.oneIn(2) ? place() : anywhere()
    let isSideways = random.oneIn(3)
    let end = CGPoint(
      x: start.x + distance(isSideways ? 300 : 40), y: start.y + distance(isSideways ? 40 : 500))
    note("drag from \(text(start)) to \(text(end))")
    send(.began, start)
    let last = await move(from: start, to: end, frames: random.int(3...30))
    await host.pass(random.int(0...12))
    send(ending, last)
  }

  func fling() async {
    let start = anywhere()
    let velocity = random.oneIn(4) ? CGVector(dx: distance(3000), dy: 0) : CGVector(dx: 0, dy: distance(5000))
    let end = CGPoint(x: start.x + velocity.dx / 12, y: start.y + velocity.dy / 12)
    note("fling from \(text(start)) at \(Int(velocity.dx)),\(Int(velocity.dy))")
    send(.began, start)
    send(.ended, await move(from: start, to: end, frames: 5))
    await host.pass(random.int(0...60))
  }

  /// Moves two fingers independently.
  func pinch() async {
    let starts = [place(), anywhere()]
    note("two fingers at \(starts.map(text))")
    send(.began, starts[0], finger: 0)
    await host.pass(random.int(0...4))
    send(.began, starts[1], finger: 1)
    var places = starts
    for _ in 0..<random.int(1...20) {
      for finger in 0...1 {
        places[finger].x += distance(20)
        places[finger].y += distance(40)
        send(.moved, places[finger], finger: finger)
      }
      await host.pass()
    }
    let first = random.below(2)
    send(ending, places[first], finger: first)
    await host.pass(random.int(0...10))
    send(ending, places[1 - first], finger: 1 - first)
  }

  /// Swipes back from the edge, fully or in part.
  func dragEdge() async {
    let width = host.stage.size.width
    let isMirrored = host.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = random.double(0...host.stage.size.height - 1)
    let far = random.double(20...Double(width))
    let start = CGPoint(x: isMirrored ? width - 2 : 2, y: y)
    note("drag the edge by \(Int(far))")
    send(.began, start)
    let last = await move(
      from: start, to: CGPoint(x: isMirrored ? width - far : far, y: y), frames: random.int(3...30))
    send(ending, last)
    await host.pass(random.int(0...40))
  }

  /// Moves a finger at constant speed. Returns its last position.
  func move(from start: CGPoint, to end: CGPoint, frames: Int) async -> CGPoint {
    for step in 1...frames {
      await host.pass()
      let part = CGFloat(step) / CGFloat(frames)
      send(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return end
  }

  func turnWheel() async {
    let place = anywhere()
    let delta = random.oneIn(5) ? CGVector(dx: distance(120), dy: 0) : CGVector(dx: 0, dy: distance(400))
    note("wheel at \(text(place)) by \(Int(delta.dx)),\(Int(delta.dy))")
    for _ in 0..<random.int(1...5) {
      host.stage.send(.scroll(ScrollEvent(location: place, delta: delta, timestamp: host.stage.clock.now)))
      await host.pass(random.int(0...3))
    }
  }

  func swipeTrackpad() async {
    let place = anywhere()
    let delta = random.oneIn(4) ? CGVector(dx: distance(30), dy: 0) : CGVector(dx: 0, dy: distance(60))
    note("trackpad at \(text(place)) by \(Int(delta.dx)),\(Int(delta.dy))")
    func scroll(_ phase: ScrollEvent.Phase, _ delta: CGVector) {
      host.stage.send(
        .scroll(
          ScrollEvent(
            location: place, delta: delta, isPrecise: true, phase: phase, timestamp: host.stage.clock.now)))
    }
    scroll(.began, delta)
    for _ in 0..<random.int(1...15) {
      await host.pass()
      scroll(.changed, delta)
    }
    await host.pass()
    scroll(.ended, .zero)
  }

  func hover() async {
    note("hover")
    for _ in 0..<random.int(1...8) {
      let place = random.oneIn(10) ? nil : place()
      host.stage.send(.hover(HoverEvent(location: place, timestamp: host.stage.clock.now)))
      await host.pass()
    }
  }

  func clickSecondary() async {
    let place = place()
    note("secondary click at \(text(place))")
    send(.began, place, .secondary, kind: .mouse)
    await host.pass(3)
    send(.ended, place, .secondary, kind: .mouse)
    await host.pass(random.int(0...30))
  }
}
