import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor
private final class Preferences {
  var language = "English"
  var isOnline = false
  var opensLanguages = false
  var log: [String] = []

  func reset() { log.append("reset") }
  func open(_ post: Post) { log.append("open \(post.id)") }
  func close(_ post: Post) { log.append("close \(post.id)") }
}

@MainActor @Suite("The examples of selecting rows")
struct SelectionExamples {
  private let posts = (1...3).map { Post(id: $0, text: "post \($0)") }
  private let settings = Preferences()
  private let scene = ListScene()

  private func tap(_ row: Int) throws {
    try scene.screen.tap(row: IndexPath(row: row, section: 0))
    try scene.screen.settle()
  }

  @Test("call actions, disclose and toggle", .runs("rows that are tapped", "row that discloses"))
  func taps() throws {
    let post = posts[0]
    try scene.show(
      RowList {
        // Example: rows that are tapped
        Row("reset", text: "Reset").onSelect { settings.reset() }
        Row(post, in: PostCell.self) { $0.show($1) }.onSelect { post in settings.open(post) }
        // Example: row that discloses
        Row("language", text: "Language", value: settings.language).discloses { settings.opensLanguages = true }
        // End of example
        Row("online", text: "Online").toggle(settings.isOnline) { settings.isOnline = $0 }
        // End of example
      })
    try tap(0)
    try tap(1)
    #expect(settings.log == ["reset", "open 1"] && scene.adapter.selectedRows.isEmpty)
    try tap(2)
    #expect(settings.opensLanguages)
    #expect(scene.adapter.selectedRows == [RowIdentity(UIListContentConfiguration.self, id: "language")])
    #expect(scene.table.visibleCells[2].accessoryType == .disclosureIndicator)
    try tap(3)
    #expect(!settings.isOnline, "a tap beside the switch does nothing")
    #expect(scene.adapter.selectedRows.map(\.id) == ["language"])
    let toggle = try #require(scene.table.visibleCells[3].accessoryView as? UISwitch)
    scene.screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    try scene.screen.settle()
    #expect(settings.isOnline)
  }

  @Test("keep their selection until another row is selected", .runs("rows that stay selected"))
  func staying() throws {
    try scene.show(
      RowList {
        // Example: rows that stay selected
        Rows(posts) { post in
          Row(post, in: PostCell.self) { $0.show($1) }
            .onSelect { post in settings.open(post) }
            .onDeselect { post in settings.close(post) }
        }
        // End of example
        Row("kept", text: "Kept").keepsSelection()
        Row("none", text: "None")
      })
    try tap(0)
    try tap(1)
    #expect(settings.log == ["open 1", "close 1", "open 2"])
    #expect(scene.adapter.selectedRows == [RowIdentity(Post.self, id: 2)])
    try tap(3)
    #expect(scene.adapter.selectedRows.map(\.id) == ["kept"])
    try tap(4)
    #expect(scene.adapter.selectedRows.map(\.id) == ["kept"], "a row with nothing to do cannot be selected")
  }
}
