import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() throws {
    let hosted = Hosted(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box(width: 20, height: 10)
          Box(width: 60, height: 30)
        }
        GridRow {
          Box(width: 40, height: 20)
          Box(width: 30, height: 10)
        }
      })
    // 40 + 10 + 60 wide, 30 + 5 + 20 high, in the middle of 300 by 200.
    expectEqual(hosted.size(nil, nil), CGSize(width: 110, height: 55))
    let (x, y): (CGFloat, CGFloat) = (95, 72.5)
    expectEqual(hosted.frames[0].origin, CGPoint(x: x, y: y.rounded()))
    expectEqual(hosted.frames[1].minX, x + 50)
    expect(hosted.frames[2].minX == x && hosted.frames[2].minY == (y + 35).rounded())
    expectEqual(hosted.frames[3].minX, x + 50)
  }

  @Test func flexibleCellsShareTheRemainingWidth() throws {
    let hosted = Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(width: 100, height: 10)
          Color.red.frame(height: 20)
          Color.blue.frame(height: 20)
        }
      })
    expectEqual(hosted.frames.map(\.width), [100, 100, 100])
    expectEqual(hosted.frames.map(\.minX), [0, 100, 200])
  }

  @Test func aCellSpansSeveralColumns() throws {
    let hosted = Hosted(
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Box(width: 20, height: 10)
          Box(width: 20, height: 10)
        }
        GridRow { Box(width: 84, height: 10).gridCellColumns(2) }
      })
    // The 40 points that the second row lacks are shared by both columns.
    expectEqual(hosted.size(nil, nil).width, 84)
    expectEqual(hosted.frames[1].minX - hosted.frames[0].minX, 44)
  }

  @Test func aViewOutsideARowSpansAllColumns() throws {
    let hosted = Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(width: 20, height: 10)
          Box(width: 30, height: 10)
        }
        Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow { Box(width: 20, height: 10) }
      })
    expect(hosted.frames[2].width == 50 && hosted.frames[2].height == 2)
    let wide = Hosted(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box(width: 20, height: 10) }
        Color.blue.frame(height: 2)
      })
    expectEqual(wide.frames[1].width, 300)
  }

  @Test func cellsAreAlignedByRowColumnAndAnchor() throws {
    let hosted = Hosted(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Box(width: 10, height: 10)
          Box(width: 50, height: 50)
        }
        GridRow {
          Box(width: 50, height: 50)
          Box(width: 10, height: 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          Box(width: 10, height: 10).gridCellAnchor(.center)
          Box(width: 50, height: 50)
        }
      }, width: 100, height: 150)
    expectEqual(hosted.frames[0].origin, CGPoint(x: 0, y: 40))
    expectEqual(hosted.frames[3].origin, CGPoint(x: 90, y: 50))
    expectEqual(hosted.frames[4].origin, CGPoint(x: 20, y: 120))
  }

  @Test func aGridRowOutsideAGridShowsItsViewsSeparately() throws {
    let hosted = Hosted(
      HStack(spacing: 0) {
        GridRow {
          Box(width: 10, height: 10)
          Box(width: 20, height: 10)
        }
      })
    expectEqual(hosted.frames[1].minX - hosted.frames[0].minX, 10)
  }

  @Test func gridRowsFollowTheirCollection() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            GridRow {
              Text("\(index)")
              Button("More") { count += 1 }
            }
          }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("More")
    expectEqual(hosted.texts.filter { $0 != "More" }, ["0", "1"])
    let labels = hosted.views.compactMap { $0 as? UILabel }.filter { $0.text != "More" }
    expect(labels[0].frame.minX == labels[1].frame.minX && labels[0].frame.maxY <= labels[1].frame.minY)
  }
}
