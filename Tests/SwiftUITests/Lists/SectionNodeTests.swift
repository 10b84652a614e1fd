import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct SectionNodeTests {
  private struct Folders: View {
    @State private var isOpen = true
    var body: some View {
      List {
        Section("Places", isExpanded: $isOpen) {
          Text("Home")
          Text("Work")
        }
        Section("Other") { Button("Change") { isOpen.toggle() } }
      }
    }
  }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try hosted.screen.settle()
    return try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
  }

  @Test func isExpandedHidesTheRowsOfASection() throws {
    let hosted = Hosted(Folders(), width: 300, height: 500)
    expectEqual(try list(hosted).numberOfItems(inSection: 0), 2)
    try hosted.screen.tap(.text("Change"))
    expect(try list(hosted).numberOfItems(inSection: 0) == 0 && list(hosted).numberOfSections == 2)
    expect(!hosted.screen.accessibility.contains("Work"))
    try hosted.screen.tap(.text("Change"))
    expectEqual(try list(hosted).numberOfItems(inSection: 0), 2)
  }

  @Test func sidebarHeadersExpandAndCollapseSections() throws {
    let hosted = Hosted(Folders().listStyle(.sidebar), width: 300, height: 500)
    expectEqual(try list(hosted).numberOfItems(inSection: 0), 2)
    try hosted.screen.tap(.text("Places"))
    expectEqual(try list(hosted).numberOfItems(inSection: 0), 0)
    try hosted.screen.tap(.text("Places"))
    expectEqual(try list(hosted).numberOfItems(inSection: 0), 2)
    let grouped = Hosted(Folders(), width: 300, height: 500)
    try grouped.screen.settle()
    try grouped.screen.tap(.text("PLACES"))
    expectEqual(try list(grouped).numberOfItems(inSection: 0), 2, "other headers do not")
  }
}
