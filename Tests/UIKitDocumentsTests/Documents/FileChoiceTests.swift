import Expectations
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// Who asks for files, when the answer arrives, and where the list of files is shown instead.
@MainActor @Suite struct FileChoiceTests {
  private let controller = UIViewController()
  private let screen: MountedScreen
  private let letter = URL(fileURLWithPath: "/letters/first.txt")

  init() { screen = MountedScreen(controller, size: CGSize(width: 390, height: 700), scale: 1) }

  private final class Answers {
    var urls: [[URL]?] = []
  }

  /// Counts how often the desktop is asked.
  private func answer(_ answer: FilePanelAnswer) -> () -> Int {
    let count = Count()
    (screen.window.windowScene?.stage as? OffscreenStage)?.filePanel = { _ in
      count.value += 1
      return answer
    }
    return { count.value }
  }

  private final class Count {
    var value = 0
  }

  private func choice(_ answers: Answers) -> FileChoice {
    FileChoice(on: controller, { DocumentRequest(.open([.plainText]), asCopy: false) }) { answers.urls.append($0) }
  }

  @Test func theDesktopIsAskedOnce() {
    let asked = answer(.chosen([letter]))
    let answers = Answers()
    let choice = choice(answers)
    choice.didAppear()
    choice.begin()
    choice.begin()
    expect(asked() == 1 && answers.urls == [[letter]] && !choice.hasList)
  }

  @Test(arguments: [true, false])
  func anAnswerWaitsUntilTheControllerHasAppeared(isCancelled: Bool) {
    _ = answer(isCancelled ? .cancelled : .chosen([letter]))
    let answers = Answers()
    let choice = choice(answers)
    choice.begin()
    expect(answers.urls.isEmpty)
    choice.didAppear()
    expectEqual(answers.urls, [isCancelled ? nil : [letter]])
    choice.didAppear()
    expectEqual(answers.urls.count, 1)
  }

  @Test func withoutADialogueOneListOfFilesIsShown() {
    _ = answer(.unavailable)
    let answers = Answers()
    let choice = choice(answers)
    choice.begin()
    choice.begin()
    choice.didAppear()
    expect(choice.hasList && answers.urls.isEmpty && controller.children.count == 1)
    expectEqual(controller.children.first?.view.frame, controller.view.bounds)
    expect(controller.children.first?.view.superview === controller.view)
  }

  @Test func aControllerOutsideAWindowShowsTheListOfFiles() {
    let controller = UIViewController()
    let choice = FileChoice(on: controller, { DocumentRequest(.open([.plainText]), asCopy: false) }) { _ in }
    choice.begin()
    expect(choice.hasList && controller.children.count == 1)
  }

  @Test func afterStoppingNoListIsShown() {
    _ = answer(.unavailable)
    let choice = choice(Answers())
    choice.stop()
    choice.begin()
    expect(!choice.hasList && controller.children.isEmpty)
  }
}
