import Expectations
import Testing

@testable import ListCore

@Suite("Placement rules")
struct PlacementRulesTests {
  /// The mix as letters: p for posts, numbers for ads.
  private func mix(
    _ rules: PlacementRules, _ posts: Int, _ ads: Int, kept: [PlacementSlot] = [],
    place: @escaping (Int) -> Int? = { _ in nil }
  ) -> String {
    let map = PlacementMap(
      sourceCount: posts, slots: rules.slots(sourceCount: posts, available: ads, kept: kept, place: place))
    return (0..<map.count).map { index in
      if case .placed(let item) = map.content(at: index) { return "\(item)" }
      return "p"
    }.joined()
  }

  @Test("fewer than four posts: an ad after the last; else one at index 2 and one at the end; too few ads: none")
  func theFeed() {
    let rules = PlacementRules([.whenFewer(than: 4, [.end], otherwise: [.at(2), .end])], isAllOrNone: true)
    expectEqual(mix(rules, 0, 2), "0")
    expectEqual(mix(rules, 3, 2), "ppp0")
    expectEqual(mix(rules, 3, 0), "ppp")
    expectEqual(mix(rules, 4, 2), "pp0pp1")
    expectEqual(mix(rules, 9, 2), "pp0ppppppp1")
    expectEqual(mix(rules, 9, 1), "ppppppppp")
  }

  @Test("an ad after every so many posts, from an index on, up to a limit")
  func every() {
    expectEqual(mix(PlacementRules([.every(3, from: 2, limit: .max)]), 10, 9), "pp0ppp1ppp2pp")
    expectEqual(mix(PlacementRules([.every(3, from: 2, limit: 2)]), 10, 9), "pp0ppp1ppppp")
    expectEqual(mix(PlacementRules([.every(3, from: 0, limit: .max)]), 7, 2), "0ppp1pppp")
    expectEqual(mix(PlacementRules([.every(3, from: 20, limit: .max)]), 7, 2), "ppppppp")
  }

  @Test("earlier rules choose first, and the minimum gap stays between two ads")
  func priority() {
    expectEqual(mix(PlacementRules([.at(4), .every(3, from: 2, limit: .max)], minimumGap: 3), 9, 9), "pppp0pppp1p")
    expectEqual(mix(PlacementRules([.at(4), .at(1)]), 6, 1), "pppp0pp")
    expectEqual(mix(PlacementRules([.after(key: 1), .end]), 4, 2, place: { $0 == 1 ? 0 : nil }), "p0ppp1")
    expectEqual(mix(PlacementRules([.after(key: 7), .end]), 4, 2), "pppp0")
  }

  @Test("an ad keeps its place among the posts when posts come in above, and new ones come in above as well")
  func stableSlots() {
    let rules = PlacementRules([.every(3, from: 2, limit: .max)])
    let slots = rules.slots(sourceCount: 6, available: 2)
    expectEqual(slots.map(\.gap), [2, 5])
    let moved = slots.map { PlacementSlot(gap: $0.gap + 4, item: $0.item, rule: $0.rule) }
    expectEqual(mix(rules, 10, 2, kept: moved), "pppppp0ppp1p")
    expectEqual(mix(rules, 10, 4, kept: moved), "ppp2ppp0ppp1p")
    let fixed = PlacementRules([.at(2)])
    expectEqual(mix(fixed, 10, 3, kept: [PlacementSlot(gap: 6, item: 1, rule: 0)]), "pppppp1pppp")
    expectEqual(mix(fixed, 10, 1, kept: [PlacementSlot(gap: 6, item: 1, rule: 0)]), "pp0pppppppp", "its ad is gone")
  }

  @Test("a row placed at the end stays when rows are appended, and is the rule's only row")
  func end() {
    let rules = PlacementRules([.at(1), .end])
    let kept = [PlacementSlot(gap: 1, item: 1, rule: 0), PlacementSlot(gap: 4, item: 0, rule: 1)]
    expectEqual(mix(rules, 6, 3, kept: kept), "p1ppp0pp")
    expectEqual(mix(rules, 6, 3, kept: [kept[0]]), "p1ppppp0")
    let all = PlacementRules([.at(1), .end], isAllOrNone: true)
    expectEqual(mix(all, 6, 2, kept: kept), "p1ppp0pp", "nothing lacks")
    expectEqual(mix(PlacementRules([.at(1), .end], minimumGap: 4), 6, 2, kept: kept), "p1ppppp0", "it was too near")
  }

  @Test("closed places accept no new rows; available rows are placed behind them first")
  func closedPlaces() {
    let rules = PlacementRules([.every(3, from: 2, limit: .max)])
    func plan(_ ads: Int, _ kept: [PlacementSlot] = []) -> PlacementPlan {
      rules.plan(sourceCount: 12, available: ads, kept: kept, closed: 4..<9, place: { _ in nil })
    }
    expectEqual(plan(1).slots.map(\.gap), [11])
    expectEqual(plan(1).isWaiting, false, "no ad is left")
    expectEqual(plan(2).slots.map(\.gap), [2, 11])
    expectEqual(plan(3), PlacementPlan(slots: plan(2).slots, isWaiting: true))
    let kept = [PlacementSlot(gap: 5, item: 0, rule: 0)]
    expectEqual(plan(2, kept).slots.map(\.gap), [5, 11])
    let all = PlacementRules([.at(5), .end], isAllOrNone: true)
    let closed = all.plan(sourceCount: 12, available: 2, kept: [], closed: 4..<9, place: { _ in nil })
    expectEqual(closed, PlacementPlan(slots: [], isWaiting: true), "all or none")
    expectEqual(
      PlacementRules([.at(5), .at(7)]).plan(
        sourceCount: 12, available: 1, kept: [], closed: 12..<12, place: { _ in nil }
      ).slots.map(\.gap), [5])
  }
}
