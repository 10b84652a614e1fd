import CAllocations
import Fuzzing
import UIKit

/// Shows compositional screens one after another, uses and leaves each, and checks that nothing is left: none of their
/// controllers, views, recognisers, layouts and data sources may exist after a visit, and memory may not grow over
/// many.
@MainActor
final class ScreenVisits {
  /// The number of visits until caches are filled, at least.
  static let warmUp = 100
  /// The bytes that each visit may leave: caches of texts still grow. A screen takes a thousand times as many.
  static let limit = 256

  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var random: SeededGenerator
  private let seed: UInt64
  private let world = FuzzStage()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The gesture recognisers that still existed after the last visit.
  private var lingering: [Entry] = []
  /// The bytes left by the visits of each kind of screen since caches were filled.
  private var bytes: [VisitedScreen.Kind: Int64] = [:]
  /// The steps of the present visit.
  private var steps: [String] = []
  /// How many objects were noted.
  private(set) var noted = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    navigation.isNavigationBarHidden = true
    world.window.rootViewController = navigation
  }

  /// Visits each kind of screen alternately, until the number of visits is reached.
  /// - Returns: the objects or the memory that were left; nil for none.
  func run(visits count: Int, progress: (Int) -> Void = { _ in }) -> String? {
    let kinds = VisitedScreen.Kind.allCases
    count_live_bytes()
    var (begin, before, measured) = (Int64(0), Int64(0), 0)
    for number in 0..<count {
      if let fault = visit(kinds[number % kinds.count]) { return "\(fault) after visit \(number + 1) of seed \(seed)" }
      let now = live_bytes()
      if number + 1 == Self.warmUp {
        begin = now
        print("\(noted) objects and \(now) bytes after \(number + 1) visits")
      } else if number >= Self.warmUp {
        measured += 1
        bytes[kinds[number % kinds.count], default: 0] += now - before
      }
      before = now
      if (number + 1) % 10_000 == 0 { progress(number + 1) }
    }
    guard measured > 0 else { return nil }
    print("\(noted) objects and \(before) bytes after \(count) visits, none of the objects left")
    let grown = before - begin
    guard grown > Int64(Self.limit * measured) else { return nil }
    let parts = bytes.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
    return "\(measured) visits leave \(grown) bytes: \(parts.joined(separator: ", "))"
  }

  private func visit(_ kind: VisitedScreen.Kind) -> String? {
    world.stage.clock.makeCurrent()
    autoreleasepool {
      let screen = VisitedScreen(kind)
      navigation.pushViewController(screen, animated: false)
      world.advance(by: 1.0 / 60)
      use(screen)
      note(screen)
      navigation.popViewController(animated: false)
    }
    // Lets animations end, and deferred work finish.
    world.advance(by: 2)
    world.advance(by: 1.0 / 60)
    world.touch(place())
    let left = survivors()
    guard !left.isEmpty else { return nil }
    let counts = Dictionary(grouping: left, by: \.self).map { "\($0.value.count) \($0.key)" }.sorted()
    return "a visit to \(kind) with \(steps.joined(separator: " ")) leaves \(counts.joined(separator: ", "))"
  }

  /// The names of the objects that still exist; of recognisers those of the previous visit, since a gesture's
  /// recognisers are released with the next gesture.
  private func survivors() -> [String] {
    var left = lingering.filter { $0.object != nil }.map(\.name)
    lingering = []
    for entry in entries.values where entry.object != nil {
      if entry.object is UIGestureRecognizer { lingering.append(entry) } else { left.append(entry.name) }
    }
    entries.removeAll(keepingCapacity: true)
    return left
  }

  // MARK: Using

  private enum Step: String, CaseIterable {
    case press, swipe, drag, tapAtEdge, carry, wheel, changeItems, changeLayout, edit, scroll
  }

  private func use(_ screen: VisitedScreen) {
    steps = []
    for _ in 0..<3 {
      note(screen)
      let step = random.pick(Step.allCases)
      steps.append(step.rawValue)
      perform(step, screen)
      world.advance(by: Double(random.int(1...30)) / 60)
    }
  }

  private func perform(_ step: Step, _ screen: VisitedScreen) {
    switch step {
    case .press: world.touch(place(), [], press: 0.8)
    case .swipe: swipe(from: CGPoint(x: 140, y: random.int(20...220)), by: CGVector(dx: -25, dy: 0))
    case .drag: swipe(from: place(), by: CGVector(dx: random.int(-20...20), dy: random.int(-30...30)))
    case .tapAtEdge: world.touch(CGPoint(x: random.pick([146, 138, 14]), y: random.int(4...236)))
    case .carry: carry()
    case .wheel: world.wheel(place(), by: CGVector(dx: -60, dy: random.int(-60...0)))
    case .changeItems: screen.changeItems(animated: random.oneIn(2))
    case .changeLayout: screen.changeLayout(animated: random.oneIn(2), byHand: random.oneIn(2))
    case .edit: screen.setEditing(!screen.isEditing, animated: random.oneIn(2))
    case .scroll: screen.grid.scrollToItem(at: screen.lastPath, at: .bottom, animated: random.oneIn(2))
    }
  }

  private func place() -> CGPoint { CGPoint(x: random.int(4...156), y: random.int(4...236)) }

  private func swipe(from start: CGPoint, by step: CGVector) {
    world.touch(start, (1...4).map { CGPoint(x: start.x + step.dx * CGFloat($0), y: start.y + step.dy * CGFloat($0)) })
  }

  private func carry() {
    let start = place()
    world.touch(start, [place(), place()], press: 0.7)
  }

  // MARK: What exists

  private func note(_ screen: VisitedScreen) {
    for object in screen.parts { enter(object) }
    if let window = screen.view.window { for view in window.subviews { note(view) } }
  }

  private func note(_ view: UIView) {
    // The views of the window and of the navigation controller stay, so only the collection view and views within it
    // are noted.
    if view is UICollectionView || view.superview.map({ entries[ObjectIdentifier($0)]?.object === $0 }) == true {
      enter(view)
      for recognizer in view.gestureRecognizers ?? [] { enter(recognizer) }
    }
    for subview in view.subviews { note(subview) }
  }

  private func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if entries[id]?.object === object { return }
    noted += 1
    entries[id] = Entry(object: object, name: "\(type(of: object))")
  }
}
