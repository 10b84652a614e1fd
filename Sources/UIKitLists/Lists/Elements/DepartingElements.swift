/// The part of a list that animates its updates, as ``DepartingElements`` sees it.
@MainActor
protocol DepartingElementsHost: AnyObject {
  associatedtype Departure: DepartingElement

  /// Releases a view whose animation is over.
  func release(_ departure: Departure)
}

/// An element that an update or another layout takes off screen.
@MainActor
protocol DepartingElement {
  associatedtype View: UIView

  var view: View { get }
}

/// The elements that are on their way off screen, and the animations that move them. All are released together when the
/// last animation ends, because elements of earlier updates may still be moving.
@MainActor
final class DepartingElements<Host: DepartingElementsHost> {
  typealias Departure = Host.Departure

  private unowned let host: Host
  private(set) var all: ContiguousArray<Departure> = []
  /// Animations that run, by number; an interrupted one is no longer among them.
  private var running: Set<Int> = []
  private var nextNumber = 0

  init(host: Host) { self.host = host }

  var isAnimating: Bool { !running.isEmpty }

  // MARK: Animations

  /// Begins an animation.
  /// - Returns: its number.
  func beginAnimation() -> Int {
    defer { nextNumber += 1 }
    running.insert(nextNumber)
    return nextNumber
  }

  /// Whether an animation is the only one that runs.
  func isLast(_ number: Int) -> Bool { running == [number] }

  /// Ends an animation.
  /// - Returns: false if it was interrupted before.
  func endAnimation(_ number: Int) -> Bool {
    let wasRunning = running.remove(number) != nil
    if running.isEmpty { release(all) }
    return wasRunning
  }

  /// Ends all animations at once, because the items were replaced.
  func interrupt() {
    running = []
    release(all)
  }

  // MARK: Elements

  func add(_ departures: ContiguousArray<Departure>) { all += departures }

  /// Releases elements, in order.
  func release(_ departures: ContiguousArray<Departure>) {
    guard !departures.isEmpty else { return }
    let gone = Set(departures.map { ObjectIdentifier($0.view) })
    all.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    for departure in departures {
      departure.view.layer.removeAllAnimations()
      host.release(departure)
    }
  }

  /// Takes out the element that comes back on screen, if it is on its way off it.
  func reclaim(_ isWanted: (Departure) -> Bool) -> Departure? {
    all.firstIndex(where: isWanted).map { all.remove(at: $0) }
  }

  /// Changes every element: items have other paths.
  func update(_ body: (inout Departure) -> Void) { for index in all.indices { body(&all[index]) } }
}
