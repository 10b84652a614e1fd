import Foundation
import Fuzzing
import Testing
import UIKit
import UIKitTesting

/// Behaviours, items, boundaries and properties that come and go in any order. `TRESTLE_FUZZ_STEPS` asks for more steps,
/// `TRESTLE_FUZZ_SEED` for those of a failure.
@MainActor @Suite(.serialized) struct SimulationTests {
  @Test func randomOperationsKeepTheBodiesConsistent() {
    let steps = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 3_000
    for start in stride(from: 0, to: steps, by: 500) {
      let driver = DynamicsDriver(seed: FuzzSeed.ofRun &+ UInt64(start))
      for step in 0..<min(500, steps - start) {
        if let fault = driver.step() {
          Issue.record("seed \(FuzzSeed.ofRun), step \(start + step): \(fault)")
          return
        }
      }
    }
  }
}

/// Changes an animator at random, beside a list of the items that its behaviours have.
@MainActor private final class DynamicsDriver {
  private let scene = DynamicsScene()
  private var random: SeededGenerator
  private var views: [UIView] = []
  private var inForce: [UIDynamicBehavior] = []
  private var apart: [UIDynamicBehavior] = []
  /// The items of snaps, which do not tell them.
  private var snapped: [ObjectIdentifier: UIView] = [:]
  private var snaps: [UISnapBehavior] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<6 { views.append(makeView()) }
  }

  private func makeView() -> UIView {
    let shapes: [UIDynamicItemCollisionBoundsType] = [.rectangle, .ellipse, .path]
    let view = ShapedView(shape: random.pick(shapes))
    view.bounds.size = CGSize(width: random.int(0...80), height: random.int(0...80))
    view.center = point()
    scene.view.addSubview(view)
    return view
  }

  private func point() -> CGPoint { CGPoint(x: random.int(-50...350), y: random.int(-50...450)) }

  /// Makes a change and lets a frame pass; tells what is wrong then.
  func step() -> String? {
    switch random.int(0...13) {
    case 0...3: add(random.oneIn(3) && !apart.isEmpty ? apart.remove(at: random.below(apart.count)) : make())
    case 4, 5: removeOne()
    case 6: changeItems()
    case 7: changeParameters()
    case 8: scene.animator.updateItem(usingCurrentState: moved(random.pick(views)))
    case 9: replaceView()
    case 10: resize()
    case 11 where random.oneIn(8): removeAll()
    default: break
    }
    scene.screen.advance(frames: random.int(0...3))
    return fault()
  }

  // MARK: Changes

  private func add(_ behavior: UIDynamicBehavior) {
    inForce.append(behavior)
    scene.animator.addBehavior(behavior)
  }

  private func removeOne() {
    guard !inForce.isEmpty else { return }
    let behavior = inForce.remove(at: random.below(inForce.count))
    scene.animator.removeBehavior(behavior)
    if random.oneIn(2) { apart.append(behavior) }
  }

  private func removeAll() {
    scene.animator.removeAllBehaviors()
    inForce = []
  }

  private func moved(_ view: UIView) -> UIView {
    view.center = point()
    if random.oneIn(3) { view.bounds.size = CGSize(width: random.int(0...80), height: random.int(0...80)) }
    if random.oneIn(3) { view.transform = CGAffineTransform(rotationAngle: random.double(-3...3)) }
    return view
  }

  /// The view goes, and another comes; behaviours keep the old one.
  private func replaceView() {
    let index = random.below(views.count)
    views[index].removeFromSuperview()
    views[index] = makeView()
  }

  private func resize() {
    scene.view.bounds.size = CGSize(width: random.int(100...400), height: random.int(100...500))
  }

  private func changeItems() {
    guard let behavior = inForce.randomElement(using: &random) else { return }
    let view = random.pick(views)
    let adds = random.oneIn(2)
    switch behavior {
    case let gravity as UIGravityBehavior: adds ? gravity.addItem(view) : gravity.removeItem(view)
    case let push as UIPushBehavior: adds ? push.addItem(view) : push.removeItem(view)
    case let collision as UICollisionBehavior: adds ? collision.addItem(view) : collision.removeItem(view)
    case let properties as UIDynamicItemBehavior: adds ? properties.addItem(view) : properties.removeItem(view)
    default: break
    }
  }

  private func changeParameters() {
    guard let behavior = inForce.randomElement(using: &random) else { return }
    switch behavior {
    case let collision as UICollisionBehavior:
      let name = "\(random.below(3))" as NSString
      switch random.int(0...4) {
      case 0: collision.addBoundary(withIdentifier: name, from: point(), to: point())
      case 1:
        collision.addBoundary(
          withIdentifier: name, for: UIBezierPath(ovalIn: CGRect(origin: point(), size: CGSize(width: 60, height: 40))))
      case 2: collision.removeBoundary(withIdentifier: name)
      case 3: collision.collisionMode = random.pick([.items, .boundaries, .everything])
      default: collision.translatesReferenceBoundsIntoBoundary.toggle()
      }
    case let properties as UIDynamicItemBehavior:
      properties.density = random.double(0...3)
      properties.elasticity = random.double(0...1)
      properties.friction = random.double(0...1)
      properties.resistance = random.oneIn(5) ? .greatestFiniteMagnitude : random.double(0...5)
      properties.allowsRotation = random.oneIn(2)
      properties.isAnchored = random.oneIn(4)
      let velocity = CGPoint(x: random.int(-2000...2000), y: random.int(-2000...2000))
      properties.addLinearVelocity(velocity, for: random.pick(views))
      properties.addAngularVelocity(random.double(-9...9), for: random.pick(views))
    case let attachment as UIAttachmentBehavior:
      attachment.anchorPoint = point()
      attachment.length = CGFloat(random.int(0...100))
      attachment.frequency = random.oneIn(2) ? 0 : random.double(0.5...5)
      attachment.damping = random.double(0...1)
      attachment.attachmentRange =
        random.oneIn(2) ? .infinite : UIFloatRange(minimum: -20, maximum: 30)
    case let push as UIPushBehavior:
      push.setAngle(random.double(-3...3), magnitude: random.double(0...4))
      push.active = random.oneIn(2)
    case let snap as UISnapBehavior: snap.snapPoint = point()
    case let gravity as UIGravityBehavior: gravity.setAngle(random.double(-3...3), magnitude: random.double(0...2))
    default: break
    }
  }

  private func some() -> [UIView] { views.filter { _ in random.oneIn(2) } }

  private func make() -> UIDynamicBehavior {
    let view = random.pick(views)
    let other = views.filter { $0 !== view }.randomElement(using: &random)!
    switch random.int(0...11) {
    case 0: return UIGravityBehavior(items: some())
    case 1: return UIPushBehavior(items: some(), mode: random.pick([.continuous, .instantaneous]))
    case 2, 3:
      let collision = UICollisionBehavior(items: some())
      collision.translatesReferenceBoundsIntoBoundary = random.oneIn(2)
      return collision
    case 4: return UIDynamicItemBehavior(items: some())
    case 5:
      let snap = UISnapBehavior(item: view, snapTo: point())
      snaps.append(snap)
      snapped[ObjectIdentifier(snap)] = view
      return snap
    case 6: return UIAttachmentBehavior(item: view, attachedToAnchor: point())
    case 7: return UIAttachmentBehavior(item: view, attachedTo: other)
    case 8: return UIAttachmentBehavior.pinAttachment(with: view, attachedTo: other, attachmentAnchor: point())
    case 9: return UIAttachmentBehavior.fixedAttachment(with: view, attachedTo: other, attachmentAnchor: point())
    case 10:
      return UIAttachmentBehavior.slidingAttachment(
        with: view, attachmentAnchor: point(), axisOfTranslation: CGVector(dx: 1, dy: random.int(0...1)))
    default:
      let parent = UIDynamicBehavior()
      parent.addChildBehavior(UIGravityBehavior(items: some()))
      parent.addChildBehavior(UICollisionBehavior(items: some()))
      return parent
    }
  }

  // MARK: Faults

  private func fault() -> String? {
    let held = inForce.flatMap(items(of:)).reduce(into: [ObjectIdentifier: any UIDynamicItem]()) {
      $0[ObjectIdentifier($1)] = $1
    }
    for item in held.values {
      guard item.center.x.isFinite, item.center.y.isFinite, item.transform.a.isFinite else {
        return "\(item) is nowhere"
      }
    }
    let all = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    let found = Set(scene.animator.items(in: all).map(ObjectIdentifier.init))
    let near = held.values.filter { hypot($0.center.x, $0.center.y) < 1e6 }.map(ObjectIdentifier.init)
    if !found.isSubset(of: held.keys) { return "the animator has an item that no behaviour has" }
    if !found.isSuperset(of: near) { return "the animator lacks an item" }
    return nil
  }

  private func items(of behavior: UIDynamicBehavior) -> [any UIDynamicItem] {
    switch behavior {
    case let gravity as UIGravityBehavior: gravity.items
    case let push as UIPushBehavior: push.items
    case let collision as UICollisionBehavior: collision.items
    case let properties as UIDynamicItemBehavior: properties.items
    case let attachment as UIAttachmentBehavior: attachment.items
    case is UISnapBehavior: [snapped[ObjectIdentifier(behavior)]!]
    default: behavior.childBehaviors.flatMap(items(of:))
    }
  }
}

private final class ShapedView: UIView {
  private let shape: UIDynamicItemCollisionBoundsType

  init(shape: UIDynamicItemCollisionBoundsType) {
    self.shape = shape
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { shape }

  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -bounds.height / 2))
    path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
    path.close()
    return path
  }
}
