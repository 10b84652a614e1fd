import Expectations
import Testing
import UIKit

@testable import GalleryFuzz

/// Each in a process of its own: there is one application in a process, and what is done here sends it to the background.
@Suite("Random input on the Gallery")
struct ScreenRunTests {
  @Test("opens the screen by its row, leaves it by Escape, and leaves nothing")
  func run() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let run = ScreenRun(screen: "settings", seed: 3)
      try await run.visitOnce(frames: 240)
      expect(run.visits == 1 && run.acts > 3 && run.frames > 240)
    }
  }

  @Test("a seed repeats its run")
  func repetition() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var logs: [[String]] = []
      for _ in 0..<2 {
        let run = ScreenRun(screen: "editing", seed: 5)
        try await run.visitOnce(frames: 200)
        logs.append(run.log)
      }
      expect(logs[0] == logs[1] && logs[0].count > 5)
    }
  }

  @Test("notices a view that is kept")
  func leak() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let run = ScreenRun(screen: "settings", seed: 3)
      var kept: UIView?
      run.onOpen = { kept = $0.view }
      do {
        try await run.visitOnce(frames: 30)
        Issue.record("a view was kept, and nobody noticed")
      } catch {
        expect(String(describing: error).contains("closed, it leaves"))
        expect(String(describing: error).contains("1 \(type(of: kept ?? UIView()))"))
        expect(String(describing: error).contains("Repeat with: --screen settings --seed 3"))
      }
    }
  }
}
