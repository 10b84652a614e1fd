import Observation
import UIKit

/// The current page of the banners. It advances every few seconds, while the banners are visible and not touched.
@MainActor @Observable
final class ShopPager {
  /// The number of the banner in the middle.
  private(set) var page = 0
  /// Triggers the next page; without a clock pages do not advance automatically.
  @ObservationIgnored var clock: (any Clock<Duration>)? {
    didSet { if (clock == nil) != (oldValue == nil) { update() } }
  }
  /// Called with the banner that is to come next.
  @ObservationIgnored var turn: (_ page: Int) -> Void = { _ in }
  /// How many banners there are.
  @ObservationIgnored var count = 0 { didSet { if count != oldValue { update() } } }
  /// Whether the screen is shown.
  @ObservationIgnored var isOnScreen = false { didSet { if isOnScreen != oldValue { update() } } }
  @ObservationIgnored private var inSight: Set<String> = []
  @ObservationIgnored private var isTouched = false
  @ObservationIgnored private let pacer = CarouselPacer()

  init(clock: (any Clock<Duration>)?) { self.clock = clock }

  /// Whether pages come by themselves now.
  var isAdvancing: Bool { pacer.isRunning }

  func show(page: Int) { if page != self.page { self.page = page } }

  func touch(_ isTouched: Bool) {
    guard isTouched != self.isTouched else { return }
    self.isTouched = isTouched
    update()
  }

  func bannerCame(_ id: String) {
    inSight.insert(id)
    if inSight.count == 1 { update() }
  }

  func bannerWent(_ id: String) {
    inSight.remove(id)
    if inSight.isEmpty { update() }
  }

  /// Starts or stops the countdown. With reduced motion pages do not advance automatically.
  private func update() {
    let isSeen = isOnScreen && !inSight.isEmpty && !isTouched
    guard let clock, isSeen, count > 1, !UIAccessibility.isReduceMotionEnabled else { return pacer.stop() }
    pacer.start(by: clock) { [weak self] in self?.advance() }
  }

  private func advance() { if count > 0 { turn((page + 1) % count) } }
}
