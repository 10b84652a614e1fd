import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GroupBoxTests {
  @Test func theLabelIsAboveTheContentInABox() throws {
    let hosted = Hosted(GroupBox("Title") { Text("Content") })
    expectEqual(hosted.texts, ["Title", "Content"])
    let box = try require(hosted.frames.first)
    let labels = hosted.views.filter { $0 is UILabel }
    let frames = labels.map { $0.convert($0.bounds, to: nil) }
    expect(frames[0].maxY <= frames[1].minY && frames[0].minX == box.minX + 16)
    expect(frames.allSatisfy { box.insetBy(dx: 15, dy: 15).contains($0) })
    expectEqual(Hosted(GroupBox { Text("Alone") }).texts, ["Alone"])
    expectEqual(Hosted(GroupBox(label: Text("Own")) { Text("Content") }).texts, ["Own", "Content"])
  }
}
