import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SnapshotMatrixLoadingTests {
  private final class LoadingController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      Task {
        for _ in 0..<3 { await Task.yield() }
        label.text = "Here"
      }
    }
  }

  @Test func looksOfALoadingScreenShowItLoaded() async throws {
    var texts: [String?] = []
    try await SnapshotMatrix(appearances: [.light, .dark]).eachLook({ LoadingController() }, until: Self.isLoaded) {
      texts.append(($0.window.rootViewController as? LoadingController)?.label.text)
    }
    expectEqual(texts, ["Here", "Here"])
  }

  @Test func localesOfALoadingScreenStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      try await SnapshotMatrix(locales: ["de_DE"]).eachLook({ UIViewController() }, until: { _ in true }) { _ in }
    }
  }

  private static func isLoaded(_ screen: MountedScreen) -> Bool {
    (screen.window.rootViewController as? LoadingController)?.label.text != nil
  }
}
