import Stage
import UIKit

/// Random changes around the screen.
extension RandomUser {
  private static let sizes = [
    GalleryHost.phone, GalleryHost.phone, CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    CGSize(width: 1024, height: 768), CGSize(width: 200, height: 300), CGSize(width: 700, height: 500),
  ]

  private static let textSizes: [UIContentSizeCategory] = [
    .large, .large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Resizes the screen; now and then in several steps, as when a window's corner is dragged.
  func resize() async {
    let size = random.pick(Self.sizes)
    note("resize to \(Int(size.width))x\(Int(size.height))")
    if random.oneIn(3) {
      let start = host.stage.size
      for step in 1...8 {
        let part = CGFloat(step) / 8
        host.stage.resize(
          to: CGSize(
            width: (start.width + (size.width - start.width) * part).rounded(),
            height: (start.height + (size.height - start.height) * part).rounded()))
        await host.pass()
      }
    } else {
      host.stage.resize(to: size)
    }
  }

  func changeTraits() async {
    switch random.below(4) {
    case 0:
      note("appearance")
      host.stage.setTraits(
        StageTraits(appearance: random.oneIn(2) ? .dark : .light, contrast: random.oneIn(4) ? .high : .normal))
    case 1:
      let direction: UITraitEnvironmentLayoutDirection = random.oneIn(2) ? .rightToLeft : .leftToRight
      note("direction \(direction.rawValue)")
      host.window.traitOverrides.layoutDirection = direction
    default:
      let size = random.pick(Self.textSizes)
      note("text size \(size.rawValue)")
      host.window.traitOverrides.preferredContentSizeCategory = size
    }
  }

  /// Brings another window to the front for a while, or loses the drawn content.
  func turnAway() async {
    if random.oneIn(3) {
      note("lose contents")
      host.loop.stageDidLoseContents(host.stage)
      return
    }
    note("turn away")
    host.stage.setActivity(random.oneIn(2) ? .inactive : .background)
    await host.pass(random.int(1...30))
    host.stage.setActivity(.active)
  }
}
