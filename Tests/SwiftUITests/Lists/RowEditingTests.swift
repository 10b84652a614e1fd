import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct RowEditingTests {
  private struct Screen: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var mode = EditMode.active
    var body: some View {
      List {
        Text("first")
        ForEach(items, id: \.self) { item in
          Text(item).deleteDisabled(item == "b").moveDisabled(item == "c")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        Text("order \(items.joined())")
      }
      .listStyle(.plain)
      .environment(\.editMode, $mode)
    }
  }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try require(hosted.views.first as? UICollectionView)
  }

  private func cell(_ item: Int, _ hosted: Hosted<some View>) throws -> UICollectionViewListCell {
    try require(try list(hosted).cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func drag(_ item: Int, to other: Int, _ hosted: Hosted<some View>) throws {
    let (from, to) = (try cell(item, hosted).frame, try cell(other, hosted).frame)
    let end = other > item ? to.maxY - 4 : to.minY + 4
    hosted.screen.drag(
      from: CGPoint(x: 370, y: from.midY), to: CGPoint(x: 370, y: end), duration: 0.6)
    try hosted.screen.settle()
  }

  @Test func editedRowsShowTheirAccessories() throws {
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    expect(try list(hosted).isEditing)
    expectEqual(try (0..<6).map { try cell($0, hosted).accessories.count }, [0, 2, 1, 1, 2, 0])
  }

  @Test func aDragMovesARow() throws {
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    try drag(1, to: 4, hosted)
    expect(hosted.screen.accessibility.contains("order bcda"))
    try drag(4, to: 1, hosted)
    expect(hosted.screen.accessibility.contains("order abcd"))
  }

  @Test func rowsMoveOnlyWithinTheirForEach() throws {
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    try drag(2, to: 5, hosted)
    expect(hosted.screen.accessibility.contains("order acdb"))
    try drag(4, to: 0, hosted)
    expect(hosted.screen.accessibility.contains("order bacd"))
    try drag(3, to: 1, hosted)
    expect(hosted.screen.accessibility.contains("order bacd"))
  }

  @Test func theDeleteControlRevealsTheDeleteButton() throws {
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    let row = try cell(1, hosted)
    hosted.screen.tap(at: row.convert(CGPoint(x: 25, y: 22), to: nil))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Delete"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("order bcd"))
  }

  @Test func anEditButtonEditsTheList() throws {
    struct Stack: View {
      @State private var items = [1, 2]
      var body: some View {
        NavigationStack {
          List { ForEach(items, id: \.self) { Text("\($0)") }.onDelete { items.remove(atOffsets: $0) } }
            .toolbar { EditButton() }
        }
      }
    }
    let hosted = Hosted(Stack(), width: 390, height: 500)
    try hosted.screen.settle()
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    let list = try require(navigation.topViewController?.view.subviews.first as? UICollectionView)
    expect(!list.isEditing)
    try hosted.screen.tap(.text("Edit"))
    try hosted.screen.settle()
    expect(list.isEditing)
  }

  @Test func multipleSelectionReplacesDeleteControlsByCheckmarks() throws {
    struct Chosen: View {
      @State private var items = ["a", "b"]
      @State private var chosen: Set<String> = []
      @State private var mode = EditMode.active
      var body: some View {
        List(selection: $chosen) {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
        }
        .environment(\.editMode, $mode)
      }
    }
    let hosted = Hosted(Chosen(), width: 300, height: 400)
    try hosted.screen.settle()
    let row = try cell(0, hosted)
    let isMarked = if case .multiselect? = row.accessories.first?.accessoryType { true } else { false }
    expect(isMarked && row.accessories.count == 1)
    try hosted.screen.tap(.text("b"))
    try hosted.screen.settle()
    expectEqual(try list(hosted).indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }
}
