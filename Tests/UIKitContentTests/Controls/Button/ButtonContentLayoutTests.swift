import Expectations
import Testing
import UIKit

@testable import UIKitCore

@Suite struct ButtonContentLayoutTests {
  private func layout(_ change: (inout ButtonContentLayout) -> Void = { _ in }) -> ButtonContentLayout {
    var layout = ButtonContentLayout(
      insets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
      imageSize: CGSize(width: 20, height: 18), imagePadding: 8, titlePadding: 1,
      title: { CGSize(width: min(60, $0), height: $0 < 60 ? 40 : 20) })
    change(&layout)
    return layout
  }

  private func rects(
    _ layout: ButtonContentLayout, width: CGFloat = 200, height: CGFloat = 60, horizontal: CGFloat = 0.5,
    isRightToLeft: Bool = false
  ) -> ButtonContentLayout.Rects {
    layout.rects(
      in: CGSize(width: width, height: height), horizontal: horizontal, vertical: 0.5, isRightToLeft: isRightToLeft)
  }

  @Test func imageAndTextsAreCentredTogether() {
    expectEqual(layout().size(width: .greatestFiniteMagnitude), CGSize(width: 112, height: 34))
    let rects = rects(layout())
    expectEqual(rects.image, CGRect(x: 56, y: 21, width: 20, height: 18))
    expectEqual(rects.title, CGRect(x: 84, y: 20, width: 60, height: 20))
    expect(rects.subtitle == .zero && rects.indicator == .zero)
  }

  @Test func imagePlacementFollowsTheLayoutDirection() {
    let trailing = rects(layout { $0.imagePlacement = .trailing })
    expect(trailing.title.minX == 56 && trailing.image.minX == 124)
    let mirrored = rects(layout(), isRightToLeft: true)
    expect(mirrored.image.maxX == 144 && mirrored.title.minX == 56)
    let above = rects(layout { $0.imagePlacement = .top })
    expectEqual(above.image, CGRect(x: 90, y: 7, width: 20, height: 18))
    expectEqual(above.title, CGRect(x: 70, y: 33, width: 60, height: 20))
    let below = rects(layout { $0.imagePlacement = .bottom })
    expect(below.title.minY == 7 && below.image.minY == 35)
    expect(rects(layout(), horizontal: 0).image.minX == 12 && rects(layout(), horizontal: 1).title.maxX == 188)
  }

  @Test func aTooWideTitleWrapsOntoSeveralLines() {
    let layout = layout()
    expectEqual(layout.size(width: 100), CGSize(width: 100, height: 54))
    let narrow = rects(layout, width: 100)
    expectEqual(narrow.title, CGRect(x: 40, y: 10, width: 48, height: 40))
    expectEqual(rects(layout, width: 10).title.width, 0, "no room at all")
  }

  @Test func titleAndSubtitleAreAlignedWithEachOther() {
    func texts(_ change: (inout ButtonContentLayout) -> Void) -> (title: CGFloat, subtitle: CGFloat) {
      let rects = rects(
        layout {
          $0.subtitle = { CGSize(width: min(40, $0), height: 14) }
          change(&$0)
        })
      return (rects.title.minX, rects.subtitle.minX)
    }
    expect(texts { _ in } == (84, 84), "beside an image they begin together")
    expect(texts { $0.imagePlacement = .trailing } == (56, 76), "and end together on its other side")
    expect(texts { $0.imageSize = .zero } == (70, 80))
    expect(texts { $0.titleAlignment = .trailing } == (84, 104))
    expectEqual(layout { $0.subtitle = { _ in CGSize(width: 40, height: 14) } }.size(width: 300).height, 49)
  }

  @Test func spaceIsReservedForImagesAndIndicators() {
    let reserved = rects(layout { $0.imageReservation = 40 })
    expectEqual(reserved.title.minX - reserved.image.midX, 28, "in the middle of 40 points, and 8 beside")
    let signed = rects(layout { $0.indicatorSize = CGSize(width: 10, height: 14) })
    expectEqual(signed.indicator, CGRect(x: 178, y: 23, width: 10, height: 14))
    expectEqual(signed.title.maxX, 136, "8 points of the 16 to the left")
    let alone = rects(
      layout {
        $0.title = nil
        $0.imagePadding = 8
      })
    expectEqual(alone.image.minX, 90, "no padding without a title")
  }
}
