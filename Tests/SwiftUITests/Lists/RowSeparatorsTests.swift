import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

/// The line at the bottom of a cell, in its coordinates.
@MainActor func lowerLine(_ cell: UIView) -> CGRect? {
  cell.subviews.first {
    type(of: $0) == UIView.self && !$0.isHidden && $0.frame.height <= 1 && $0.frame.maxY == cell.bounds.maxY
  }?.frame
}

@MainActor @Suite("Separators of a list's rows")
struct RowSeparatorsTests {
  private struct Foods: View {
    @State var indent: CGFloat = 0
    var saysLeading = false
    var saysTrailing = false

    var body: some View {
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20)
          Button("Apple") { indent += 10 }.padding(.leading, indent)
          Spacer()
          Color.blue.frame(width: 30, height: 20)
            .alignmentGuide(saysTrailing ? .listRowSeparatorTrailing : .leading) { $0[.leading] }
        }
        .alignmentGuide(saysLeading ? .listRowSeparatorLeading : .trailing) { $0[.leading] + 4 }
        Color.green.frame(height: 20)
        Text("Last")
      }
    }
  }

  private func lines(
    _ view: Foods, traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (hosted: Hosted<Foods>, cells: [UIView], lines: [CGRect?]) {
    let hosted = Hosted(view, width: 300, height: 300, traits: traits)
    try hosted.screen.settle()
    let list = try require(hosted.views.compactMap { $0 as? UICollectionView }.first)
    let cells = list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
    return (hosted, cells, cells.map(lowerLine))
  }

  @Test("begin at the first text, else at the margin, and end at the edge") func text() throws {
    let (_, cells, lines) = try lines(Foods())
    let margin = cells[0].layoutMargins.left
    expect(lines[0]?.minX == margin + 40 && lines[0]?.maxX == cells[0].bounds.maxX)
    expectEqual(lines[1]?.minX, margin)
    expectNil(lines[2])
  }

  @Test("follow the text when it moves without another size of the row") func moves() throws {
    let (hosted, cells, lines) = try lines(Foods())
    let start = try require(lines[0]).minX
    try hosted.screen.activate(.label("Apple"))
    try hosted.screen.settle()
    expectEqual(lowerLine(cells[0])?.minX, start + 10)
  }

  @Test("begin and end at alignment guides") func guides() throws {
    let (_, cells, lines) = try lines(Foods(saysLeading: true, saysTrailing: true))
    let margin = cells[0].layoutMargins.left
    expectEqual(lines[0]?.minX, margin + 4)
    expectEqual(lines[0]?.maxX, cells[0].bounds.maxX - cells[0].layoutMargins.right - 30)
  }

  @Test("are mirrored from right to left") func mirrored() throws {
    let (_, cells, lines) = try lines(Foods(saysTrailing: true)) { $0.layoutDirection = .rightToLeft }
    let margin = cells[0].layoutMargins.right
    expectEqual(lines[0]?.maxX, cells[0].bounds.maxX - margin - 40)
    expectEqual(lines[0]?.minX, cells[0].layoutMargins.left + 30)
  }
}
