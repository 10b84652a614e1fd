import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Styles of progress views")
struct ProgressViewStyleTests {
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
        ProgressView(configuration)
      }
    }
  }

  @Test("a custom style receives fraction and label, and may contain the default style") func own() {
    let hosted = Hosted(ProgressView("Copying", value: 1, total: 4).progressViewStyle(Percent()))
    expectEqual(hosted.texts, ["Copying", "25 percent", "Copying"])
    expect(hosted.views.contains { ($0 as? UIProgressView)?.progress == 0.25 })
  }

  @Test("a progress and its label are one element") func spoken() {
    func spoken(_ view: some View) -> String { Hosted(view).screen.accessibility.description }
    expectEqual(spoken(ProgressView("Loading", value: 0.3)), "updatesFrequently \"Loading\" = \"30%\"")
    expectEqual(spoken(ProgressView(value: 0.3)), "updatesFrequently \"Progress\" = \"30%\"")
    expectEqual(spoken(ProgressView("Loading")), "element \"Loading\"")
    expectEqual(spoken(ProgressView()), "element \"In progress\"")
  }

  @Test("linear and circular styles do not depend on the value") func standard() {
    expect(Hosted(ProgressView().progressViewStyle(.linear)).views.contains { $0 is UIProgressView })
    expect(
      Hosted(ProgressView(value: 0.5).progressViewStyle(.circular)).views.contains { $0 is UIActivityIndicatorView })
  }
}
