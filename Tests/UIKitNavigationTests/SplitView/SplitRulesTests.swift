import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Which arrangement a split view has, and where its columns are.
@Suite struct SplitRulesTests {
  private let wide = CGSize(width: 1200, height: 800)
  private let high = CGSize(width: 800, height: 1200)

  @Test func theWindowSizeDecidesSplitBehaviorAndDisplayMode() {
    let rules = SplitRules()
    expect(
      rules.behavior(in: wide, isTriple: false) == .tile && rules.mode(in: wide, isTriple: false) == .oneBesideSecondary
    )
    expect(
      rules.behavior(in: high, isTriple: false) == .overlay && rules.mode(in: high, isTriple: false) == .secondaryOnly)
    expectEqual(rules.behavior(in: wide, isTriple: true), .tile)
    expectEqual(rules.behavior(in: CGSize(width: 1000, height: 700), isTriple: true), .displace)
  }

  @Test func preferencesOverrideSplitBehaviorAndDisplayMode() {
    var rules = SplitRules()
    rules.mode = .oneBesideSecondary
    expect(
      rules.behavior(in: high, isTriple: false) == .tile && rules.mode(in: high, isTriple: false) == .oneBesideSecondary
    )
    rules.behavior = .overlay
    expectEqual(rules.mode(in: high, isTriple: false), .secondaryOnly, "an arrangement that the behaviour lacks")
    rules.behavior = .displace
    expectEqual(rules.behavior(in: wide, isTriple: false), .tile)
    expectEqual(rules.behavior(in: wide, isTriple: true), .displace)
  }

  @Test func columnWidthsStayWithinTheirLimits() {
    var width = SplitRules.Width()
    expect(width.resolved(in: 1000) == 320 && width.resolved(in: 200) == 200)
    width.fraction = 0.4
    expectEqual(width.resolved(in: 1000), 400)
    width.maximum = 350
    expectEqual(width.resolved(in: 1000), 350)
    width.width = 100
    width.minimum = 150
    expectEqual(width.resolved(in: 1000), 150)
  }

  @Test func displayModesPlaceTheColumns() {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 500)
    func frames(_ mode: UISplitViewController.DisplayMode, trailing: Bool = false) -> [CGFloat] {
      let layout = SplitLayout(mode, bounds: bounds, primary: 300, supplementary: 200, isTrailing: trailing)
      return [layout.primary, layout.supplementary, layout.secondary].flatMap { [$0.minX, $0.width] }
    }
    expectEqual(frames(.secondaryOnly), [-500, 300, -200, 200, 0, 1000])
    expectEqual(frames(.oneBesideSecondary), [-300, 300, 0, 200, 200, 800])
    expectEqual(frames(.twoBesideSecondary), [0, 300, 300, 200, 500, 500])
    expectEqual(frames(.oneOverSecondary), [-300, 300, 0, 200, 0, 1000])
    expectEqual(frames(.twoOverSecondary), [0, 300, 300, 200, 0, 1000])
    expectEqual(frames(.twoDisplaceSecondary), [0, 300, 300, 200, 500, 800])
    expectEqual(frames(.twoBesideSecondary, trailing: true), [700, 300, 500, 200, 0, 500])
  }
}
