import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ListTests {
  private struct Item: Identifiable, Equatable { var id: Int; var name: String }

  private struct Screen: View {
    @State var items: [Item]
    @State private var isOn = false
    var body: some View {
      List {
        Section {
          ForEach(items) { item in Text(item.name) }.onDelete { items.remove(atOffsets: $0) }
        } header: {
          Text("Things")
        } footer: {
          Text("Swipe to delete")
        }
        Section("More") {
          Toggle("Sound", isOn: $isOn)
          Button("Add") { items.append(Item(id: items.count, name: "new \(items.count)")) }
          if isOn { Text("loud") }
        }
      }
    }
  }

  private func texts(_ view: UIView) -> [String] {
    var found: [(CGFloat, String)] = []
    func walk(_ view: UIView) {
      if view.isHidden { return }
      if let label = view as? UILabel, let text = label.text {
        found.append((label.convert(CGPoint.zero, to: nil).y, text))
      }
      for subview in view.subviews { walk(subview) }
    }
    walk(view)
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func sectionsShowTheirRowsAndHeaders() throws {
    let hosted = Hosted(Screen(items: [Item(id: 0, name: "a"), Item(id: 1, name: "b")]), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["THINGS", "a", "b", "Swipe to delete", "MORE", "Sound", "Add"])
    let list = try require(hosted.views.first as? UICollectionView)
    expect(list.numberOfSections == 2 && list.numberOfItems(inSection: 0) == 2)
  }

  @Test func aForEachInsideARowIsShown() throws {
    let hosted = Hosted(
      List {
        VStack { ForEach(0..<2) { Text("inner \($0)") } }
        ForEach(0..<2) { Text("padded \($0)") }.padding(2)
        ForEach(0..<1) { _ in HStack { ForEach(3..<5) { Text("deep \($0)") } } }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["inner 0", "inner 1", "padded 0", "padded 1", "deep 3", "deep 4"])
  }

  @Test func aChangeOfStateChangesTheRows() throws {
    let hosted = Hosted(Screen(items: [Item(id: 0, name: "a")]), width: 390, height: 700)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let add = try require(list.cellForItem(at: IndexPath(item: 1, section: 1)))
    hosted.screen.tap(at: add.convert(CGPoint(x: 30, y: 22), to: nil))
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["THINGS", "a", "new 1", "Swipe to delete", "MORE", "Sound", "Add"])
    let sound = try require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
    let control = try require(texts(sound).isEmpty ? nil : switchView(sound))
    hosted.screen.tap(at: control.convert(CGPoint(x: 20, y: 15), to: nil))
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view).last, "loud")
  }

  private func switchView(_ view: UIView) -> UISwitch? {
    view as? UISwitch ?? view.subviews.lazy.compactMap { switchView($0) }.first
  }

  @Test func aSwipeDeletesARow() throws {
    let hosted = Hosted(Screen(items: [Item(id: 0, name: "a"), Item(id: 1, name: "b")]), width: 390, height: 700)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let row = try require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let y = row.convert(CGPoint(x: 0, y: 22), to: nil).y
    hosted.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 10, y: y), duration: 0.3)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["THINGS", "b", "Swipe to delete", "MORE", "Sound", "Add"])
  }

  /// A row's views are made when it is shown.
  @Test func rowsAreEvaluatedWhenTheyAreShown() throws {
    @MainActor final class Count { var made = 0 }
    struct Row: View {
      let number: Int
      let count: Count
      var body: some View {
        let _ = (count.made += 1)
        Text("\(number)")
      }
    }
    struct Numbers: View {
      let count: Count
      var body: some View { List(0..<100_000) { Row(number: $0, count: count) } }
    }
    let count = Count()
    let hosted = Hosted(Numbers(count: count), width: 390, height: 700)
    try hosted.screen.settle()
    expect(count.made > 10 && count.made < 60)
    let list = try require(hosted.views.first as? UICollectionView)
    list.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view).last, "99,999")
    expect(count.made < 200)
  }

  @Test func aRowKeepsItsStateWhileScrolledAway() throws {
    struct Numbers: View { var body: some View { List(0..<200) { _ in Counter() } } }
    let hosted = Hosted(Numbers(), width: 390, height: 500)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let row = try require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    hosted.screen.tap(at: row.convert(CGPoint(x: 22, y: 22), to: nil))
    try hosted.screen.settle()
    expectEqual(texts(row), ["1"])
    list.scrollToItem(at: IndexPath(item: 150, section: 0), at: .bottom, animated: false)
    hosted.screen.advance(frames: 2)
    list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view).first, "1")
  }

  @Test func listStylesMatchUIKitsAppearances() throws {
    let plain = Hosted(List { Text("a") }.listStyle(.plain), width: 390, height: 300)
    try plain.screen.settle()
    let list = try require(plain.views.first as? UICollectionView)
    expectEqual(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    let form = Hosted(Form { Text("a") }, width: 390, height: 300)
    try form.screen.settle()
    let inset = try require((form.views.first as? UICollectionView)?.cellForItem(at: IndexPath(item: 0, section: 0)))
    expect(inset.frame.minX > 0)
  }

  /// Where an element may be no row, its views are made to know.
  @Test func elementsWithoutAViewMakeNoRows() throws {
    struct Some: View {
      @State private var isAll = false
      var body: some View {
        List {
          ForEach(0..<4) { number in
            if isAll || number % 2 == 1 { Text("row \(number)") }
          }
          Button("All") { isAll = true }
        }
      }
    }
    let hosted = Hosted(Some(), width: 390, height: 500)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["row 1", "row 3", "All"])
    try hosted.screen.tap(.text("All"))
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["row 0", "row 1", "row 2", "row 3", "All"])
  }

  /// A swipe deletes the element of its row, not the one with the row's number.
  @Test func onDeleteReceivesTheIndexesOfElements() throws {
    struct Some: View {
      @State private var numbers = [0, 1, 2, 3]
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { number in
            if number != 1 { Text("row \(number)") }
          }
          .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let hosted = Hosted(Some(), width: 390, height: 500)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let row = try require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    let y = row.convert(CGPoint(x: 0, y: 22), to: nil).y
    hosted.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 10, y: y), duration: 0.3)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["row 0", "row 3"])
  }

  @Test func elementsWithEqualIDsAreBothShown() throws {
    let hosted = Hosted(List(["a", "b", "a"], id: \.self) { Text($0) }, width: 390, height: 500)
    try hosted.screen.settle()
    expectEqual(texts(hosted.controller.view), ["a", "b", "a"])
  }

  /// Ids are read of the rows that are shown, and of all when the collection becomes another.
  @Test func idsAreReadOnlyForVisibleRowsOrChangedCollections() throws {
    struct Some: View {
      @State private var items = (0..<10_000).map { CountedItem(number: $0) }
      @State private var taps = 0
      var body: some View {
        List {
          Button("Tap") { taps += 1 }
          Button("Remove") { items.removeFirst() }
          Text("tapped \(taps)")
          ForEach(items) { Text("row \($0.number)") }
        }
      }
    }
    CountedItem.reads = 0
    let hosted = Hosted(Some(), width: 390, height: 500)
    try hosted.screen.settle()
    expect(CountedItem.reads > 0 && CountedItem.reads < 500)
    CountedItem.reads = 0
    try hosted.screen.tap(.text("Tap"))
    try hosted.screen.settle()
    expect(CountedItem.reads < 500)
    expect(texts(hosted.controller.view).contains("tapped 1"))
    CountedItem.reads = 0
    try hosted.screen.tap(.text("Remove"))
    try hosted.screen.settle()
    // The old and the new ones once, and those that are shown.
    expect(CountedItem.reads >= 19_999 && CountedItem.reads < 20_700)
    expectEqual(texts(hosted.controller.view).dropFirst(3).first, "row 1")
  }
}
