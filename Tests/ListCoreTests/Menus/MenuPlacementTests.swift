import Expectations
import Testing

@testable import ListCore

struct MenuPlacementTests {
  private func place(_ start: Double, _ length: Double, menu: Double) -> MenuPlacement {
    MenuPlacement(preview: (start, length), menu: menu, room: 40...800, gap: 10)
  }

  @Test func theMenuIsBelowThePreviewIfItFitsThere() {
    let placement = place(100, 44, menu: 300)
    expect(placement.preview == 100 && placement.menu == 154 && placement.length == 300)
  }

  @Test func theMenuIsAboveThePreviewIfItDoesNotFitBelow() {
    let placement = place(600, 44, menu: 300)
    expect(placement.preview == 600 && placement.menu == 290 && placement.length == 300)
  }

  @Test func thePreviewMovesIfTheMenuFitsOnNeitherSide() {
    let placement = place(400, 100, menu: 500)
    expect(placement.menu == 300 && placement.length == 500)
    expectEqual(placement.preview, 190)
  }

  @Test func aMenuThatIsTooLongIsShortenedBesideASmallPreview() {
    let placement = place(400, 100, menu: 5000)
    expect(placement.preview == 40 && placement.menu == 150 && placement.length == 650)
  }

  @Test func aTallPreviewLeavesAThirdOfTheScreenToTheMenu() {
    let placement = place(0, 2000, menu: 5000)
    expect(placement.preview == 40 && abs(placement.length - 760 / 3) < 0.001)
    expect(abs(placement.menu + placement.length - 800) < 0.001)
  }

  @Test func aPreviewPartlyOffScreenMovesInside() {
    expectEqual(place(-20, 44, menu: 100).preview, 40)
    expectEqual(place(790, 44, menu: 100).preview, 756)
  }

  private func beside(_ start: Double, _ length: Double, menu: Double) -> MenuPlacement {
    MenuPlacement(beside: (start, length), menu: menu, room: 40...800, gap: 10)
  }

  @Test func theMenuDoesNotCoverASourceThatDoesNotMove() {
    expectEqual(beside(100, 44, menu: 300).menu, 154)
    expectEqual(beside(600, 44, menu: 300).menu, 290)
    let upwards = beside(500, 44, menu: 600)
    expect(upwards.menu == 40 && upwards.length == 450 && upwards.preview == 500)
    let downwards = beside(200, 44, menu: 600)
    expect(downwards.menu == 254 && downwards.length == 546)
  }

  @Test func theMenuCoversASourceThatFillsTheScreen() {
    let placement = beside(45, 750, menu: 500)
    expect(placement.length > 250 && placement.menu + placement.length <= 800.001)
  }

  @Test(arguments: [(0.0, 100.0), (0.5, 25), (1, -50)])
  func aMenuIsAlignedToItsControlAtTheStartCentreOrEnd(share: Double, start: Double) {
    expectEqual(MenuPlacement.aligned(250, to: (100, 100), share: share), start)
  }

  /// Whatever is asked for, the menu stands within the room, and beside the preview where both fit.
  @Test func menuAndPreviewStayInsideTheArea() {
    for start in stride(from: -100.0, through: 900, by: 37) {
      for length in stride(from: 0.0, through: 900, by: 61) {
        for menu in stride(from: 10.0, through: 1200, by: 71) {
          let placement = place(start, length, menu: menu)
          expect(placement.menu >= 40 && placement.menu + placement.length <= 800.0001)
          guard length + menu + 10 <= 760 else { continue }
          let end = placement.preview + length
          expectEqual(placement.length, menu)
          expect(end + 10 <= placement.menu + 0.001 || placement.menu + menu + 10 <= placement.preview + 0.001)
        }
      }
    }
  }
}
