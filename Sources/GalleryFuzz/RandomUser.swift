import Fuzzing
import Stage
import UIKit

/// A user who gives a screen random input. The seed repeats it.
@MainActor
final class RandomUser {
  let host: GalleryHost
  var random: SeededGenerator
  /// The last acts, oldest first.
  private(set) var log: [String] = []
  private(set) var acts = 0

  private static let remembered = 30

  init(_ host: GalleryHost, seed: UInt64) {
    self.host = host
    random = SeededGenerator(seed: seed)
  }

  /// Performs one act, and waits a little.
  func act() async {
    acts += 1
    switch random.below(100) {
    case 0..<24: await tap()
    case 24..<30: await press()
    case 30..<42: await drag()
    case 42..<50: await fling()
    case 50..<53: await pinch()
    case 53..<56: await dragEdge()
    case 56..<62: await turnWheel()
    case 62..<66: await swipeTrackpad()
    case 66..<69: await hover()
    case 69..<72: await clickSecondary()
    case 72..<82: await pressKey()
    case 82..<88: await type()
    case 88..<90: await compose()
    case 90..<92: await resize()
    case 92..<95: await changeTraits()
    case 95..<97: await turnAway()
    default: await wait()
    }
    await host.pass(random.int(1...8))
  }

  func note(_ what: String) {
    log.append("frame \(host.frames): \(what)")
    if log.count > Self.remembered { log.removeFirst() }
  }

  private func wait() async {
    let frames = random.int(10...90)
    note("wait \(frames) frames")
    await host.pass(frames)
  }

  // MARK: Places

  /// A random point on the stage.
  func anywhere() -> CGPoint {
    CGPoint(x: random.double(0...host.stage.size.width - 1), y: random.double(0...host.stage.size.height - 1))
  }

  /// A random point; two times in three within a control, a cell or a text field.
  func place() -> CGPoint {
    guard !random.oneIn(3) else { return anywhere() }
    var targets: [CGRect] = []
    collectTargets(host.window, &targets)
    return targets.isEmpty ? anywhere() : point(in: random.pick(targets))
  }

  private func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: random.double(rect.minX...rect.maxX), y: random.double(rect.minY...rect.maxY))
  }

  /// Collects the visible parts of controls, cells and text fields.
  private func collectTargets(_ view: UIView, _ targets: inout [CGRect]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if view is UIControl || view is UITableViewCell || view is UICollectionViewCell {
      let seen = view.convert(view.bounds, to: nil).intersection(host.window.bounds)
      if !seen.isNull, seen.width > 0, seen.height > 0 { targets.append(seen) }
    }
    for subview in view.subviews { collectTargets(subview, &targets) }
  }

  func distance(_ most: Double) -> CGFloat { random.double(-most...most) }
}
