import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct StacksTests {
  @Test func anHStackPlacesViewsBesideEachOther() {
    let hosted = Hosted(
      HStack(alignment: .top, spacing: 10) {
        Box(width: 20, height: 30); Box(width: 40, height: 10)
      })
    expectEqual(
      hosted.frames, [CGRect(x: 115, y: 85, width: 20, height: 30), CGRect(x: 145, y: 85, width: 40, height: 10)])
  }

  @Test func aVStackAlignsViewsByTheirGuides() {
    let hosted = Hosted(
      VStack(alignment: .trailing, spacing: 0) {
        Box(width: 100, height: 30); Box(width: 40, height: 10)
      })
    expectEqual(
      hosted.frames, [CGRect(x: 100, y: 80, width: 100, height: 30), CGRect(x: 160, y: 110, width: 40, height: 10)])
  }

  @Test func theDefaultSpacingIsEightPoints() {
    expectEqual(
      Hosted(
        VStack {
          Box(width: 10, height: 10); Box(width: 10, height: 10)
        }
      ).size(nil, nil).height, 28)
    expectEqual(
      Hosted(
        HStack {
          Box(width: 10, height: 10); Box(width: 10, height: 10)
        }
      ).size(nil, nil).width, 28)
  }

  @Test func flexibleViewsShareTheRemainingWidthEqually() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.red; Box(width: 60, height: 200); Color.blue
      })
    expectEqual(hosted.frames.map(\.minX), [0, 120, 180])
    expectEqual(hosted.frames.map(\.width), [120, 60, 120])
  }

  @Test func lessFlexibleViewsAreProposedTheirSizeFirst() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(minWidth: 0, maxWidth: 50)
        Color.blue.frame(minWidth: 160)
      })
    expectEqual(hosted.frames.map(\.width), [90, 50, 160])
  }

  @Test func aHigherLayoutPriorityIsSizedFirst() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1)
      })
    expectEqual(hosted.frames.map(\.width), [30, 270])
  }

  @Test func aSpacerTakesTheRemainingWidthWithoutSpacing() {
    let hosted = Hosted(
      HStack {
        Box(width: 20, height: 10); Spacer(); Box(width: 30, height: 10)
      })
    expectEqual(hosted.frames.map(\.minX), [0, 270])
    expectEqual(hosted.size(nil, nil).width, 58)
    expectEqual(
      Hosted(
        HStack {
          Box(width: 20, height: 10); Spacer(minLength: 0); Box(width: 30, height: 10)
        }
      ).size(0, 0).width, 50)
  }

  @Test func aZStackAlignsViews() {
    let hosted = Hosted(
      ZStack(alignment: .bottomTrailing) {
        Box(width: 100, height: 50); Box(width: 20, height: 10)
      })
    expectEqual(
      hosted.frames, [CGRect(x: 100, y: 75, width: 100, height: 50), CGRect(x: 180, y: 115, width: 20, height: 10)])
  }

  @Test func aGreaterZIndexIsInFront() {
    let hosted = Hosted(
      ZStack {
        Box(width: 100, height: 50).zIndex(1); Box(width: 20, height: 10)
      })
    expectEqual(hosted.frames.map(\.width), [20, 100])
  }

  @Test func customAlignmentGuidesMoveViews() {
    let hosted = Hosted(
      HStack(alignment: .top, spacing: 0) {
        Box(width: 10, height: 20)
        Box(width: 10, height: 20).alignmentGuide(.top) { $0[.top] - 15 }
      })
    expectEqual(hosted.frames[1].minY - hosted.frames[0].minY, 15)
  }

  @Test func textsAreAlignedByTheirFirstBaselines() throws {
    let hosted = Hosted(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.system(size: 40)); Text("b").font(.system(size: 10))
      })
    let labels = hosted.views.compactMap { $0 as? UILabel }
    try require(labels.count == 2)
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    expect(abs(baselines[0] - baselines[1]) <= 1)
  }

  @Test func anHStackIsMirroredFromRightToLeft() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Box(width: 20, height: 10); Spacer(); Box(width: 30, height: 10)
      }
    ) {
      $0.layoutDirection = .rightToLeft
    }
    expectEqual(hosted.frames.map(\.minX), [280, 0])
  }

  /// Twenty stacks in each other ask each element a number of times that grows with the depth, not with its power.
  @Test func nestedStacksMeasureEachViewABoundedNumberOfTimes() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("inside"))
        : AnyView(
          HStack {
            VStack {
              nest(depth - 1); Spacer()
            }; Color.red.frame(minWidth: 1, maxWidth: 5)
          })
    }
    let before = LayoutNode.measurements
    _ = Hosted(nest(10))
    let small = LayoutNode.measurements - before
    _ = Hosted(nest(20))
    let large = LayoutNode.measurements - before - small
    expect(large < small * 8, "\(small) measurements of ten stacks, \(large) of twenty")
  }

  /// A window that is dragged wider and narrower asks for ever new sizes: no more are kept than one layout needs.
  @Test func theNumberOfCachedSizesIsBounded() {
    let leaf = TextLeaf()
    for width in 0..<1000 { _ = leaf.size(ProposedViewSize(width: CGFloat(width), height: nil)) }
    expect(leaf.keptSizeCount <= LayoutNode.mostKept)
  }
}
