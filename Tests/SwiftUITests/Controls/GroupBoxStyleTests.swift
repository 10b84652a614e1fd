import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct GroupBoxStyleTests {
  private struct Below: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(7) }
  }

  @Test func aGroupBoxStyleArrangesLabelAndContent() {
    let hosted = Hosted(GroupBox("Title") { Text("Content") }.groupBoxStyle(Below()))
    expectEqual(hosted.texts, ["Content", "Title"])
  }

  @Test func aGroupBoxStyleMayWrapTheDefaultStyle() throws {
    let usual = Hosted(GroupBox("Title") { Text("Content") }).size(nil, nil)
    let framed = Hosted(GroupBox("Title") { Text("Content") }.groupBoxStyle(Framed())).size(nil, nil)
    expect(framed.width == usual.width + 14 && framed.height == usual.height + 14)
    let automatic = Hosted(GroupBox("Title") { Text("Content") }.groupBoxStyle(.automatic).groupBoxStyle(Below()))
    expectEqual(automatic.texts, ["Title", "Content"])
  }
}
