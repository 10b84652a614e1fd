import Expectations
import ListCore
import Testing

@Suite struct ItemAxisTests {
  private func offset(_ place: ItemAxis.Place, lower: Double = 500, upper: Double = 540, from offset: Double = 0)
    -> Double
  {
    ItemAxis(lower: lower, upper: upper, offset: offset, length: 300, leading: 20, trailing: 40).offset(at: place)
  }

  @Test func everyScrollPositionAvoidsTheCoveredEdges() {
    expectEqual(offset(.start), 480)
    expectEqual(offset(.middle), 380, "in the middle of what is left of 300")
    expectEqual(offset(.end), 280)
  }

  @Test func theNearestScrollPositionMovesLeast() {
    expectEqual(offset(.nearest), 280, "from above it comes to the end")
    expectEqual(offset(.nearest, from: 900), 480, "from below to the start")
    expectEqual(offset(.nearest, from: 300), 300, "in sight already")
    expectEqual(offset(.nearest, lower: 100, upper: 900, from: 300), 80, "one that does not fit shows its start")
  }
}
