import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ListLooksTests {
  /// The room between the first rows of sections.
  private func gaps<V: View>(_ list: V) throws -> [CGFloat] {
    let hosted = Hosted(list, width: 300, height: 600)
    try hosted.screen.settle()
    let view = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    let rows = try (0..<view.numberOfSections).map { section in
      try require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))).frame
    }
    return zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func listSectionSpacingSetsTheGapsBetweenSections() throws {
    let list = List {
      Section { Text("1") }
      Section { Text("2") }
      Section { Text("3") }
    }
    expectEqual(try gaps(list), [35, 35])
    expectEqual(try gaps(list.listSectionSpacing(.default)), [35, 35])
    expectEqual(try gaps(list.listSectionSpacing(10)), [10, 10])
    expectEqual(try gaps(list.listSectionSpacing(.custom(0))), [0, 0])
    let compact = try gaps(list.listSectionSpacing(.compact))
    expect(compact[0] < 35 && compact[0] == compact[1])
  }

  @Test func sectionSpacingIsHalvedAtEachSideOfASection() throws {
    let list = List {
      Section { Text("1") }
      Section { Text("2") }.listSectionSpacing(20)
      Section { Text("3") }
    }
    .listSectionSpacing(10)
    expectEqual(try gaps(list), [15, 15])
  }

  @Test func minimumHeightsOfRowsAndHeadersAreApplied() throws {
    struct Rows: View {
      @State private var height: CGFloat = 20
      var body: some View {
        List {
          Section("Header") {
            Button("Grow") { height = 80 }.listRowInsets(EdgeInsets())
            Text("Row").font(.caption2).listRowInsets(EdgeInsets())
          }
        }
        .environment(\.defaultMinListRowHeight, height)
        .environment(\.defaultMinListHeaderHeight, 90)
      }
    }
    let hosted = Hosted(Rows(), width: 300, height: 600)
    try hosted.screen.settle()
    let view = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    func height(_ item: Int) -> CGFloat {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height ?? 0
    }
    expectEqual(height(1), 20)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame.height, 90)
    try hosted.screen.tap(.text("Grow"))
    try hosted.screen.settle()
    expect(height(0) == 80 && height(1) == 80)
  }
}
