import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LabeledContentTests {
  @Test func labeledContentIsAtTheTrailingEdge() {
    let hosted = Hosted(LabeledContent("Version", value: "1.2"))
    expectEqual(hosted.texts, ["Version", "1.2"])
    expect(hosted.frames[0].minX == 0 && hosted.frames[1].maxX == 300)
    expectEqual((hosted.views[1] as? UILabel)?.textColor, .secondaryLabel)
    let number = Hosted(LabeledContent("Price", value: 3.5, format: .number))
    expectEqual(number.texts, ["Price", "3.5"])
    let view = Hosted(LabeledContent("Color") { Color.red.frame(width: 20, height: 20) })
    expectEqual(view.frames.last?.maxX, 300)
  }

  @Test func aCustomLabeledContentStyleArrangesItsParts() {
    struct Upright: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          LabeledContent(configuration).labeledContentStyle(.automatic).labelsHidden()
          configuration.label
        }
      }
    }
    let hosted = Hosted(
      LabeledContent {
        Text("value")
      } label: {
        Text("label")
      }.labeledContentStyle(Upright()))
    expectEqual(hosted.texts, ["value", "value", "label"])
  }
}
