import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ForEachTests {
  private struct Item: Identifiable { var id: Int; var name: String }

  private struct Items: View {
    let items: [Item]
    var body: some View { VStack(spacing: 0) { ForEach(items) { item in Row(name: item.name) } } }
  }

  private struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  @Test func viewsKeepTheirStateByTheIdsOfElements() throws {
    let hosted = Hosted(Items(items: [Item(id: 1, name: "a"), Item(id: 2, name: "b")]))
    try hosted.press("b 0")
    expectEqual(hosted.texts, ["a 0", "b 1"])
    hosted.controller.rootView = Items(items: [Item(id: 2, name: "B"), Item(id: 3, name: "c"), Item(id: 1, name: "a")])
    hosted.screen.advance(frames: 2)
    expectEqual(hosted.texts, ["B 1", "c 0", "a 0"])
    expectEqual(hosted.frames.map(\.minY), hosted.frames.map(\.minY).sorted())
  }

  @Test func elementsWithEqualIDsAreReportedAndShownOnce() {
    let messages = reports {
      let hosted = Hosted(Items(items: [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]))
      expectEqual(hosted.texts, ["a 0", "c 0"])
    }
    expect(messages.contains { $0.contains("the ID 1 occurs multiple times within the collection") })
  }

  @Test func bindingsReachElements() throws {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach($items) { $item in Button(item.name) { item.name += "!" } }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("b")
    expectEqual(hosted.texts, ["a", "b!"])
  }

  @Test func rangesAndKeyPathsMakeElements() {
    expectEqual(Hosted(HStack { ForEach(0..<3) { Text("\($0)") } }).texts, ["0", "1", "2"])
    expectEqual(Hosted(HStack { ForEach(["x", "y"], id: \.self) { Text($0) } }).texts, ["x", "y"])
  }
}
