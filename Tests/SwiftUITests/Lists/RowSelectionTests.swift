import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct RowSelectionTests {
  private struct Item: Identifiable, Hashable { let id: Int }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try require(hosted.views.compactMap { $0 as? UICollectionView }.first)
  }

  private func tap(_ item: Int, _ hosted: Hosted<some View>) throws {
    let cell = try require(try list(hosted).cellForItem(at: IndexPath(item: item, section: 0)))
    hosted.screen.tap(at: cell.convert(CGPoint(x: 200, y: 22), to: nil))
    try hosted.screen.settle()
  }

  @Test func aTapSelectsARow() throws {
    struct Single: View {
      @State private var selection: Int? = 2
      var body: some View {
        VStack {
          List([Item(id: 1), Item(id: 2), Item(id: 3)], selection: $selection) { item in
            Text("item \(item.id)").selectionDisabled(item.id == 3)
          }
          Button("None \(selection ?? 0)") { selection = nil }
        }
      }
    }
    let hosted = Hosted(Single(), width: 390, height: 500)
    try hosted.screen.settle()
    expectEqual(try list(hosted).indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    try tap(0, hosted)
    expectEqual(hosted.texts.last, "None 1")
    try tap(2, hosted)
    expectEqual(hosted.texts.last, "None 1")
    try hosted.press("None 1")
    expect(try list(hosted).indexPathsForSelectedItems?.isEmpty != false && hosted.texts.last == "None 0")
  }

  @Test func tagsIdentifySelectedRows() throws {
    struct Tagged: View {
      @State private var selection: String?
      var body: some View {
        VStack {
          List(selection: $selection) {
            Text("A").tag("a")
            Text("B").tag("b")
            Text("no tag")
          }
          Text("selected \(selection ?? "none")")
        }
      }
    }
    let hosted = Hosted(Tagged(), width: 390, height: 500)
    try hosted.screen.settle()
    try tap(1, hosted)
    expectEqual(hosted.texts.last, "selected b")
    try tap(2, hosted)
    expectEqual(hosted.texts.last, "selected b")
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
    struct Several: View {
      @State private var selection: Set<Int> = [1]
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          List(1..<4, id: \.self, selection: $selection) { Text("item \($0)") }
          Button("Edit") { mode = .active }
          Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
        }
        .environment(\.editMode, $mode)
      }
    }
    let hosted = Hosted(Several(), width: 390, height: 500)
    try hosted.screen.settle()
    try tap(1, hosted)
    expectEqual(hosted.texts.last, "selected 1")
    try hosted.press("Edit")
    try tap(1, hosted)
    try tap(2, hosted)
    expectEqual(hosted.texts.last, "selected 1 2 3")
    try tap(0, hosted)
    expectEqual(hosted.texts.last, "selected 2 3")
  }
}
