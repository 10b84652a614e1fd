import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("The back button's text")
struct BackButtonTitleTests {
  private func candidates(_ configure: (UINavigationItem) -> Void) -> [String] {
    let item = UINavigationItem(title: "Feed")
    configure(item)
    return BackButtonTitle(backTo: item).candidates
  }

  @Test("the title, then the generic word, then nothing")
  func backButtonTitlesFallBackToTheGenericOneAndNone() {
    expectEqual(candidates { _ in }, ["Feed", "Back", ""])
    expectEqual(candidates { $0.title = nil }, ["Back", "Back", ""])
    expectEqual(candidates { $0.title = "A very long title indeed" }, ["Back", ""])
  }

  @Test("the app's title has precedence")
  func theAppsBackButtonTitleTakesPrecedence() {
    expectEqual(candidates { $0.backButtonTitle = "A very long text indeed" }, ["A very long text indeed", "Back", ""])
    expectEqual(candidates { $0.backButtonDisplayMode = .minimal }, [""])
    expectEqual(candidates { $0.backButtonDisplayMode = .generic }, ["Back", ""])
    let item = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
    expectEqual(candidates { $0.backBarButtonItem = item }, ["Up", ""])
  }
}
