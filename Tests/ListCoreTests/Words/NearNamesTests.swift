import Expectations
import Fuzzing
import Testing

@testable import ListCore

/// Names that come near another one.
struct NearNamesTests {
  @Test func theNearestNameComesFirst() {
    let names = ["PlantCell", "PlanetCell", "PlantDetailController", "UIView", "plantcel"]
    expectEqual(NearNames.near("PlantCel", among: names), ["plantcel", "PlantCell", "PlanetCell"])
  }

  @Test func unrelatedNamesAreNotNear() {
    expect(NearNames.near("PlantCell", among: ["Oven", "KitchenController", ""]).isEmpty)
    expect(NearNames.near("", among: ["Oven"]).isEmpty)
  }

  @Test func distancesAgreeWithTheDefinition() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    for _ in 0..<300 {
      let words = (0..<2).map { _ in (0..<random.int(0...6)).map { _ in random.pick(Array("abc")) } }
      expectEqual(
        NearNames.distance(words[0], words[1]), naive(words[0][...], words[1][...]), "\(words) \(FuzzSeed.ofRun)")
    }
  }

  private func naive(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    let change = naive(left.dropFirst(), right.dropFirst()) + (first == other ? 0 : 1)
    return min(change, naive(left.dropFirst(), right) + 1, naive(left, right.dropFirst()) + 1)
  }
}
