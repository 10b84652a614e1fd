import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContentUnavailableViewTests {
  @Test func symbolTitleAndDescriptionAreStacked() throws {
    let hosted = Hosted(
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here.")),
      width: 300, height: 400)
    expectEqual(hosted.texts, ["No mail", "New mail appears here."])
    let symbol = try require(hosted.views.first { $0 is UIImageView })
    let frames = ([symbol] + hosted.views.filter { $0 is UILabel }).map { $0.convert($0.bounds, to: nil) }
    expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    expect(frames.allSatisfy { abs($0.midX - 150) < 1 })
    // The whole is in the middle of its room.
    expect(abs(frames[0].minY + frames[2].maxY - 400) < 12)
  }

  @Test func contentUnavailableViewsTakeCustomViews() throws {
    var trace: [String] = []
    let hosted = Hosted(
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("Check the connection.")
      } actions: {
        Button("Retry") { trace.append("retry") }
      }, height: 400)
    expectEqual(hosted.texts, ["Offline", "Check the connection.", "Retry"])
    try hosted.press("Retry")
    expectEqual(trace, ["retry"])
  }

  @Test func theSearchVariantHasTheTextsOfUIKit() {
    let usual = UIContentUnavailableConfiguration.search()
    expectEqual(Hosted(ContentUnavailableView.search, height: 400).texts, [usual.text, usual.secondaryText])
    let named = Hosted(ContentUnavailableView.search(text: "fern"), height: 400).texts
    expect(named.count == 2 && named[0].contains("fern"))
  }
}
