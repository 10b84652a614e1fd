import GalleryViews
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@Suite("The screens of the Gallery")
@MainActor struct GalleryScreenTests {
  /// The fuzzer changes by itself, and the shop loads.
  nonisolated private static let screens = GalleryScreen.allCases.filter { ![.shop, .plainShop, .fuzzer].contains($0) }

  private static let matrix = SnapshotMatrix(
    textSizes: [.large, .accessibilityExtraExtraExtraLarge], directions: [.leftToRight, .rightToLeft])
  private static let contrast = SnapshotMatrix(appearances: [.light, .dark], contrasts: [.high])

  /// With the largest text, rows of the same height as their neighbours and pictures have room for the beginning of a text.
  private static func allowances(_ screen: GalleryScreen) -> [AuditAllowance] {
    if screen == .habits {
      let reason = "the switch has UIKit's size"
      return [.allow(.smallTarget, on: "Hide what is reached", because: reason)]
    }
    guard screen == .browse else { return [] }
    let reason = "the rows of a shelf have one height, and the app's page shows the text"
    return [
      ("Northstar", "1.1"), ("Walks near you, with the weather on the way", "1.1"), ("Orchard", "1.0"),
      ("Tides, moons and ferries", "1.0"), ("Walks near you, with the weather on the way", "0.0"),
    ].map { .allow(.truncatedText, on: $0.0, inRow: $0.1, because: reason) }
  }

  private func make(_ screen: GalleryScreen, _ packages: PackagesFile) -> UIViewController {
    let content = GalleryContent(feedPath: GalleryResources.feedPath, views: ViewsAsValues()) { _ in }
    content.packages = packages
    return UINavigationController(rootViewController: screen.makeViewController(content))
  }

  @Test("break no rule of audits, with the texts and directions that change a layout", arguments: screens)
  func rules(_ screen: GalleryScreen) throws {
    // The colours of UIKit have the contrast that is asked for where the reader increases it.
    var rules = Set(AuditRule.allCases).subtracting([.lowContrast])
    // The rows of notes show the beginning of a note, with a date that differs from day to day.
    if screen == .notes { rules.remove(.truncatedText) }
    let packages = try StatusSample.withFile(StatusSample.text) { PackagesFile(path: $0) }
    try audit(over: Self.matrix, rules: rules, allowing: Self.allowances(screen)) {
      make(screen, packages)
    }
  }

  @Test("have enough contrast for a reader who increases it", arguments: screens)
  func contrasts(_ screen: GalleryScreen) throws {
    let tabs = AuditAllowance.allow(
      .lowContrast, on: "Days", because: "UIKit gives tabs that are not selected this grey, with any contrast")
    let packages = try StatusSample.withFile(StatusSample.text) { PackagesFile(path: $0) }
    try audit(over: Self.contrast, rules: [.lowContrast], allowing: screen == .notes ? [tabs] : []) {
      make(screen, packages)
    }
  }

  @Test("of the shop break no rule once they have loaded", arguments: ShopScene.Way.allCases)
  func shops(_ way: ShopScene.Way) async throws {
    var scene = ShopScene(way)
    func make() -> UIViewController {
      scene = ShopScene(way)
      return UINavigationController(rootViewController: scene.controller)
    }
    let rules = Set(AuditRule.allCases).subtracting([.lowContrast])
    let isLoaded = { (_: MountedScreen) in scene.shop.isSettled }
    try await audit(over: Self.matrix, rules: rules, until: isLoaded, of: make)
    let signIn = AuditAllowance.allow(
      .lowContrast, on: "Sign in", because: "UIKit's filled buttons are white on the tint, with any contrast")
    try await audit(over: Self.contrast, rules: [.lowContrast], allowing: [signIn], until: isLoaded, of: make)
  }
}
