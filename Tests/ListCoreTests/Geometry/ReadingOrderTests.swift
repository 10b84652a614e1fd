import Expectations
import Fuzzing
import ListCore
import Testing

@Suite struct ReadingOrderTests {
  private func order(_ boxes: [(Double, Double, Double, Double)], isRightToLeft: Bool = false) -> [Int] {
    ReadingOrder.indexes(
      of: boxes.map { ReadingOrder.Box(left: $0.0, top: $0.1, width: $0.2, height: $0.3) },
      isRightToLeft: isRightToLeft)
  }

  @Test func linesAreReadFromTopToBottomAndFromLeadingToTrailing() {
    let grid: [(Double, Double, Double, Double)] = [(50, 20, 40, 20), (0, 20, 40, 20), (50, 0, 40, 20), (0, 0, 40, 20)]
    expectEqual(order(grid), [3, 2, 1, 0])
    expectEqual(order(grid, isRightToLeft: true), [2, 3, 0, 1])
  }

  @Test func centredBoxesOfDifferentHeightsAreOneLine() {
    // A small date beside a large title, their middles aligned.
    expectEqual(order([(200, 6, 50, 12), (0, 0, 150, 24)]), [1, 0])
  }

  @Test func aTallImageIsReadBeforeTheLinesBesideIt() {
    let picture = (0.0, 0.0, 60.0, 60.0)
    let (title, date, subtitle) = ((70.0, 0.0, 100.0, 20.0), (200.0, 2.0, 50.0, 16.0), (70.0, 24.0, 100.0, 20.0))
    expectEqual(order([subtitle, date, title, picture]), [3, 2, 1, 0])
    // Where it stands in the middle of two lines, it still goes before both.
    expectEqual(order([(70, 0, 100, 20), (70, 25, 100, 20), (0, 8, 30, 30)]), [2, 0, 1])
  }

  @Test func boxesThatOverlapByLessThanHalfAreSeparateLines() {
    expectEqual(order([(100, 0, 50, 20), (0, 20, 50, 20)]), [0, 1])
    expectEqual(order([(100, 0, 50, 20), (0, 11, 50, 20)]), [0, 1])
    expectEqual(order([(100, 0, 50, 20), (0, 10, 50, 20)]), [1, 0])
  }

  @Test func aBarIsReadAfterTheRowsBeneathIt() {
    expectEqual(order([(0, 550, 390, 50), (16, 40, 358, 560)]), [1, 0])
    // Texts in front of a button that fills their row are a line of their own.
    expectEqual(order([(200, 10, 100, 20), (16, 12, 100, 20), (0, 0, 390, 44)]), [2, 1, 0])
    // A badge at the corner of an icon is beside it.
    expectEqual(order([(28, 0, 20, 20), (0, 8, 40, 40)]), [1, 0])
  }

  @Test func elementsOfEqualFramesKeepTheirOrder() {
    expectEqual(order([(0, 0, 10, 10), (0, 0, 10, 10), (0, 0, 10, 10)]), [0, 1, 2])
    expectEqual(order([]), [])
    expectEqual(order([(0, 0, 0, 0), (0, 5, 0, 0)]), [0, 1])
  }

  @Test func randomBoxesAreReadOnceEach() {
    let seed = FuzzSeed.ofRun
    var state = seed
    let next = { (limit: UInt64) -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    for _ in 0..<200 {
      let boxes = (0..<Int(next(30))).map { _ in (next(300), next(300), next(90), next(90)) }
      let isRightToLeft = next(2) == 1
      let found = order(boxes, isRightToLeft: isRightToLeft)
      expectEqual(found.sorted(), Array(boxes.indices), "seed \(seed)")
      // Two boxes that are read one after the other go down, or on along a line that both stand on.
      for (index, following) in zip(found, found.dropFirst()) {
        let (first, second) = (boxes[index], boxes[following])
        let goesOn = isRightToLeft ? first.0 + first.2 >= second.0 + second.2 : first.0 <= second.0
        expect(goesOn || first.1 <= second.1, "seed \(seed): \(first), \(second)")
      }
    }
  }
}
