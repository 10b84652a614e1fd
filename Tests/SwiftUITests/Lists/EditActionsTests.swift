import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct EditActionsTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  private struct Screen: View {
    var actions: EditActions<[Item]> = .all
    @State var items = (1...3).map { Item(id: $0, text: "row \($0)") }
    var body: some View {
      VStack {
        List($items, editActions: actions) { $item in Text(verbatim: item.text) }
        Text(items.map { "\($0.id)" }.joined(separator: " "))
      }
    }
  }

  private func list(_ hosted: Hosted<Screen>) throws -> UICollectionView {
    try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
  }

  @Test func rowsAreDeletedByASwipe() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    let place = try hosted.screen.point(of: .text("row 2"))
    hosted.screen.drag(from: CGPoint(x: 350, y: place.y), to: CGPoint(x: 20, y: place.y), duration: 0.3)
    try hosted.screen.settle()
    if hosted.texts.contains("1 2 3") { try hosted.screen.tap(.text("Delete")) }
    try hosted.screen.settle()
    expect(hosted.texts.contains("1 3"))
  }

  @Test func editActionsAllowDeletingAndMoving() throws {
    func can(_ actions: EditActions<[Item]>) throws -> (delete: Bool, move: Bool) {
      let hosted = Hosted(Screen(actions: actions), width: 390, height: 600)
      try hosted.screen.settle()
      let view = try list(hosted)
      let row = try require(RowsLeaf.shown.first { $0.view === view }?.row(at: IndexPath(item: 0, section: 0)))
      return (row.delete != nil, row.move != nil)
    }
    expect(try can(.all) == (true, true))
    expect(try can(.delete) == (true, false))
    expect(try can(.move) == (false, true))
    expect(try can([]) == (false, false))
  }
}
