import Expectations
import Foundation
import Fuzzing
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

/// A list whose sections and rows change at random while it is scrolled and its updates run, beside its model.
/// `TRESTLE_FUZZ_STEPS` asks for more steps, `TRESTLE_FUZZ_SEED` for those of a failure.
@MainActor struct RowsLeafTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
    /// Rows of hidden elements are none.
    var isHidden = false
  }

  private struct Group: Identifiable {
    let id: Int
    var items: [Item]
  }

  @MainActor private final class Model: ObservableObject {
    @Published var groups: [Group] = []
    @Published var hasNote = false
    /// Whether each element is one row: then rows are made when they are shown.
    let isLazy: Bool
    init(isLazy: Bool) { self.isLazy = isLazy }

    /// The texts of the rows, by sections.
    var texts: [[String]] {
      (hasNote ? [["note"]] : [])
        + groups.map { group in
          ["group \(group.id)"] + group.items.filter { isLazy || !$0.isHidden }.map(\.text)
        }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        if model.hasNote { Section { Text("note") } }
        ForEach(model.groups) { group in
          Section {
            Text(verbatim: "group \(group.id)")
            if model.isLazy {
              ForEach(group.items) { Text(verbatim: $0.text) }
            } else {
              ForEach(group.items) { item in if !item.isHidden { Text(verbatim: item.text) } }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func randomChangesKeepTheRowsEqualToTheModel(_ isLazy: Bool) throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let steps = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 200
    let model = Model(isLazy: isLazy)
    let hosted = Hosted(Screen(model: model), width: 390, height: 600)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    var next = 0
    for step in 0..<steps {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(model, &next, &random) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let most = max(list.contentSize.height - list.bounds.height, 0)
        list.contentOffset.y = CGFloat.random(in: 0...max(most, 1), using: &random)
      }
      // Further changes come while the rows of this one still move.
      hosted.screen.advance(frames: Int.random(in: 1...12, using: &random))
      if step % 8 == 7 { try hosted.screen.settle() }
      let expected = model.texts
      let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
      try require(counts == expected.map(\.count), "seed \(seed), step \(step)")
      for path in list.indexPathsForVisibleItems {
        let text = list.cellForItem(at: path).flatMap(text)
        try require(text == expected[path.section][path.item], "seed \(seed), step \(step), \(path)")
      }
    }
  }

  private func text(_ view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap { text($0) }.first
  }

  private func change(_ model: Model, _ next: inout Int, _ random: inout SeededGenerator) {
    func item() -> Item {
      next += 1
      return Item(id: next, text: "row \(next)", isHidden: Int.random(in: 0..<5, using: &random) == 0)
    }
    guard !model.groups.isEmpty else {
      next += 1
      return model.groups = [Group(id: next, items: (0..<30).map { _ in item() })]
    }
    let group = Int.random(in: 0..<model.groups.count, using: &random)
    let count = model.groups[group].items.count
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: model.groups[group].items.insert(item(), at: Int.random(in: 0...count, using: &random))
    case 2 where count > 0: model.groups[group].items.remove(at: Int.random(in: 0..<count, using: &random))
    case 3 where count > 0:
      let moved = model.groups[group].items.remove(at: Int.random(in: 0..<count, using: &random))
      let other = Int.random(in: 0..<model.groups.count, using: &random)
      let place = Int.random(in: 0...model.groups[other].items.count, using: &random)
      model.groups[other].items.insert(moved, at: place)
    case 4 where count > 0:
      next += 1
      model.groups[group].items[Int.random(in: 0..<count, using: &random)].text = "text \(next)"
    case 5: model.groups[group].items.shuffle(using: &random)
    case 6 where model.groups.count < 6:
      next += 1
      let items = (0..<Int.random(in: 0...20, using: &random)).map { _ in item() }
      model.groups.insert(Group(id: next, items: items), at: group)
    case 7 where model.groups.count > 1: model.groups.remove(at: group)
    case 8: model.groups.shuffle(using: &random)
    case 9: model.hasNote.toggle()
    case 10 where count > 0:
      model.groups[group].items[Int.random(in: 0..<count, using: &random)].isHidden.toggle()
    default: break
    }
  }
}
