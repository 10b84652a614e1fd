import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPages

/// Pages that follow each other after a time.
@MainActor @Suite(.serialized) struct UIPageControlTimerProgressTests {
  private final class Decisions: NSObject, UIPageControlTimerProgressDelegate {
    var asked: [Int] = []
    var changes = 0
    var mayAdvance = true
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      asked.append(page)
      return mayAdvance
    }
  }

  private let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 240), scale: 1)
  private let timer = UIPageControlTimerProgress(preferredDuration: 2)

  init() {
    control.numberOfPages = 3
    screen.controller.view.addSubview(control)
    control.progress = timer
    screen.advance(frames: 1)
  }

  @Test func theTimerGoesFromPageToPageAndEnds() {
    var chosen: [Int] = []
    control.addAction(UIAction { [control] _ in chosen.append(control.currentPage) }, for: .valueChanged)
    screen.advance(by: 3)
    expect(!timer.isRunning && timer.currentProgress == 0, "it waits")
    timer.resumeTimer()
    screen.advance(by: 1)
    expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.02)
    screen.advance(by: 1.5)
    expect(control.currentPage == 1 && abs(timer.currentProgress - 0.25) < 0.05)
    screen.advance(by: 5)
    expectEqual(chosen, [1, 2])
    expect(!timer.isRunning && control.currentPage == 2 && timer.currentProgress == 1)
  }

  @Test func aPauseKeepsTheProgress() {
    timer.resumeTimer()
    screen.advance(by: 1)
    timer.pauseTimer()
    let progress = timer.currentProgress
    screen.advance(by: 5)
    expectEqual(timer.currentProgress, progress)
    timer.resumeTimer()
    screen.advance(by: 0.5)
    expect(abs(timer.currentProgress - progress - 0.25) < 0.02)
  }

  @Test func pagesHaveDurationsOfTheirOwn() {
    expectEqual(timer.duration(forPage: 0), 2)
    timer.setDuration(0.5, forPage: 0)
    expectEqual(timer.duration(forPage: 0), 0.5)
    expectEqual(timer.duration(forPage: 1), 2)
    timer.resumeTimer()
    screen.advance(by: 0.7)
    expectEqual(control.currentPage, 1)
  }

  @Test func theFirstPageMayFollowTheLast() {
    timer.preferredDuration = 0.5
    timer.resetsToInitialPageAfterEnd = true
    control.currentPage = 2
    timer.resumeTimer()
    screen.advance(by: 0.7)
    expect(control.currentPage == 0 && timer.isRunning)
    timer.pauseTimer()
  }

  @Test func theDelegateKeepsAPage() {
    let decisions = Decisions()
    decisions.mayAdvance = false
    timer.delegate = decisions
    timer.resumeTimer()
    screen.advance(by: 3)
    expect(control.currentPage == 0 && !timer.isRunning && decisions.changes > 50)
    expectEqual(decisions.asked, [1])
  }

  @Test func theTimerWaitsOutsideOfAWindow() {
    timer.resumeTimer()
    screen.advance(by: 1)
    control.removeFromSuperview()
    let progress = timer.currentProgress
    screen.advance(by: 5)
    expect(timer.isRunning && timer.currentProgress - progress < 0.02)
    screen.controller.view.addSubview(control)
    screen.advance(by: 0.5)
    expect(timer.currentProgress > progress + 0.2)
    timer.pauseTimer()
  }
}
