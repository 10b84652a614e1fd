import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct LayoutModifiersTests {
  @Test func paddingInsetsViews() {
    expectEqual(Hosted(Box(width: 10, height: 10).padding()).size(nil, nil), CGSize(width: 42, height: 42))
    expectEqual(Hosted(Box(width: 10, height: 10).padding(.leading, 5)).size(nil, nil), CGSize(width: 15, height: 10))
    let hosted = Hosted(Box(width: 10, height: 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    expectEqual(hosted.size(nil, nil), CGSize(width: 16, height: 14))
    expectEqual(hosted.frames, [CGRect(x: 144, y: 94, width: 10, height: 10)])
  }

  @Test func framesAlignTheirContent() {
    let hosted = Hosted(Box(width: 10, height: 10).frame(width: 100, height: 50, alignment: .bottomTrailing))
    expectEqual(hosted.frames, [CGRect(x: 190, y: 115, width: 10, height: 10)])
  }

  @Test func flexibleFramesGrowUpToTheirLimits() {
    let box = Box(width: 10, height: 10)
    expectEqual(Hosted(box.frame(maxWidth: .infinity)).size(300, 200), CGSize(width: 300, height: 10))
    expectEqual(Hosted(box.frame(minWidth: 50)).size(300, 200).width, 50)
    expectEqual(Hosted(box.frame(maxWidth: 50)).size(300, 200).width, 50)
    expectEqual(Hosted(box.frame(minWidth: 20, maxWidth: 50)).size(30, 200).width, 30)
    expectEqual(Hosted(Color.red.frame(idealWidth: 70)).size(nil, nil).width, 70)
  }

  @Test func invalidFramesAreReportedAndIgnored() {
    let messages = reports {
      expectEqual(Hosted(Box(width: 10, height: 10).frame(width: -5)).size(nil, nil).width, 10)
      expectEqual(Hosted(Box(width: 10, height: 10).frame(height: .nan)).size(nil, nil).height, 10)
      expectEqual(Hosted(Box(width: 10, height: 10).frame(minWidth: 50, maxWidth: 20)).size(nil, nil).width, 10)
    }
    expect(
      Set(messages).isSubset(of: [
        "Invalid frame dimension (negative or non-finite).", "Contradictory frame constraints specified.",
      ]))
  }

  @Test func fixedSizeKeepsTheIdealSize() {
    let text = Text("a rather long text that does not fit into a narrow room")
    expectEqual(Hosted(text.fixedSize()).size(50, 20), Hosted(text).size(nil, nil))
    expect(Hosted(text).size(50, nil).height > Hosted(text).size(nil, nil).height)
    expectEqual(
      Hosted(text.fixedSize(horizontal: false, vertical: true)).size(50, 10).height, Hosted(text).size(50, nil).height)
  }

  @Test func aspectRatioIsKept() {
    expectEqual(Hosted(Color.red.aspectRatio(2, contentMode: .fit)).size(100, 100), CGSize(width: 100, height: 50))
    expectEqual(Hosted(Color.red.aspectRatio(2, contentMode: .fill)).size(100, 100), CGSize(width: 200, height: 100))
    expectEqual(Hosted(Color.red.aspectRatio(0.5, contentMode: .fit)).size(nil, 100), CGSize(width: 50, height: 100))
  }

  @Test func offsetsMoveAViewWithoutItsLayoutFrame() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Box(width: 10, height: 10).offset(x: 5, y: -3); Box(width: 10, height: 10)
      })
    expectEqual(hosted.frames.map(\.minX), [145, 150])
    expectEqual(hosted.frames.map(\.minY), [92, 95])
  }

  @Test func positionCentresTheViewAtAPoint() {
    let hosted = Hosted(Box(width: 10, height: 10).position(x: 50, y: 60))
    expectEqual(hosted.frames, [CGRect(x: 45, y: 55, width: 10, height: 10)])
  }
}
