import Expectations
import Testing
import UIKit
import UIKitTesting

/// Effects of symbols in image views.
@MainActor
@Suite(.serialized)
struct SymbolEffectsTests {
  private let view = UIImageView(image: UIImage(systemName: "bell"))
  private let screen: MountedScreen

  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  init() throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    screen = MountedScreen(controller, size: CGSize(width: 100, height: 100), scale: 1)
    try screen.settle()
  }

  private func note(_ name: String) -> UISymbolEffectCompletion {
    { [log, view] in log.lines.append("\(name) \($0.isFinished) \($0.sender === view)") }
  }

  private var animations: [CAAnimation] {
    (view.layer.animationKeys() ?? []).compactMap(view.layer.animation(forKey:))
  }

  @Test func aBounceEffectRunsOnce() {
    view.addSymbolEffect(.bounce, completion: note("bounce"))
    expectEqual(animations.map(\.repeatCount), [1])
    screen.advance(by: 0.2)
    expectEqual(log.lines, [])
    screen.advance(by: 0.5)
    expect(animations.isEmpty)
    expectEqual(log.lines, ["bounce true true"])
  }

  @Test func aPulseEffectContinuesUntilRemoved() {
    view.addSymbolEffect(.pulse, completion: note("pulse"))
    screen.advance(by: 10)
    expectEqual(animations.map(\.repeatCount), [.infinity])
    view.removeSymbolEffect(ofType: .pulse, completion: note("removed"))
    screen.advance(frames: 1)
    expect(animations.isEmpty)
    expectEqual(log.lines.sorted(), ["pulse false true", "removed true true"])
  }

  @Test func symbolEffectOptionsSetRepetitionsAndSpeed() {
    view.addSymbolEffect(.pulse, options: .repeat(2).speed(3))
    expectEqual(animations.map(\.repeatCount), [2])
    expectEqual(animations.map(\.duration), [0.5])
    view.addSymbolEffect(.bounce.down, options: .repeating)
    expectEqual(Set(animations.map(\.repeatCount)), [2, .infinity])
    view.removeAllSymbolEffects()
    expect(animations.isEmpty)
  }

  /// The view's own opacity is the app's: an effect leaves it.
  @Test func aDisappearEffectHidesTheSymbolUntilRemoved() {
    view.addSymbolEffect(.disappear, animated: false)
    screen.advance(by: 1)
    expectEqual(view.layer.presentation()?.opacity, 0)
    expectEqual(view.alpha, 1)
    view.removeSymbolEffect(ofType: .disappear)
    screen.advance(frames: 1)
    screen.advance(by: 1)
    expectEqual(view.layer.presentation()?.opacity ?? 1, 1)
    expect(animations.isEmpty)
  }

  @Test func aSymbolEffectReplacesOneOfItsType() {
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.scale.down)
    expectEqual(animations.count, 1)
    screen.advance(by: 1)
    let scale = view.layer.presentation()?.transform.m11 ?? 1
    expectEqual((scale * 1000).rounded(), 800)
  }

  @Test func setSymbolImageReplacesTheSymbolWithATransition() throws {
    let star = try require(UIImage(systemName: "star"))
    view.setSymbolImage(star, contentTransition: .replace, completion: note("replace"))
    expect(view.image === star)
    screen.advance(frames: 1)
    expectEqual(log.lines, [])
    screen.advance(by: 1)
    expectEqual(log.lines, ["replace true true"])
    let outside = UIImageView()
    outside.setSymbolImage(star, contentTransition: .automatic)
    expect(outside.image === star)
  }

  @Test func aViewMayGoBeforeItsNewSymbolIsThere() throws {
    let star = try require(UIImage(systemName: "star"))
    let log = log
    weak var gone: UIImageView?
    try {
      let other = UIImageView(image: star)
      gone = other
      screen.window.addSubview(other)
      try screen.settle()
      other.setSymbolImage(star, contentTransition: .replace) { log.lines.append("\($0.sender == nil)") }
      other.removeFromSuperview()
    }()
    screen.advance(by: 1)
    expect(gone == nil && log.lines.count == 1)
  }
}
