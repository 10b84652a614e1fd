import Measurement
import Stage
import UIKit

/// A text view with a megabyte of text: opened, typed into, and scrolled.
enum TextScenario: Scenario {
  static let name = "text"
  static let metrics = [
    "text_open_empty", "text_open", "text_type", "text_type_middle", "text_scroll_frame",
    "text_open_paragraph", "text_type_paragraph",
  ]

  private static let repetitions = 15
  private static let byteCount = 1_000_000

  /// Measured once, as the figures do not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  private static var text: String {
    var text = ""
    var number = 0
    while text.utf8.count < byteCount {
      number += 1
      text += "Paragraph \(number)" + String(repeating: " has a few words more", count: number % 9) + ".\n"
    }
    return text
  }

  static func measure(_ reporter: Reporter) throws {
    let copy = FrameCopy.measure()
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let controller = UIViewController()
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    func report(_ metric: String, _ times: [Double]) {
      reporter.report(metric, milliseconds: Statistics.median(times), frameCopy: copy)
    }
    func open(_ text: String) -> UITextView {
      let view = UITextView(frame: controller.view.bounds)
      view.text = text
      controller.view.addSubview(view)
      stage.advance(by: BenchmarkScreen.frameInterval)
      return view
    }
    let text = text
    for (metric, content) in [("text_open_empty", ""), ("text_open", text)] {
      var times: [Double] = []
      for _ in 0..<repetitions {
        var view: UITextView?
        times.append(Clocks.cpu { view = open(content) })
        view?.removeFromSuperview()
      }
      report(metric, times)
    }
    let view = open(text)
    view.becomeFirstResponder()
    for (metric, place) in [("text_type", 0), ("text_type_middle", text.utf16.count / 2)] {
      view.selectedRange = NSRange(location: place, length: 0)
      for _ in 0..<60 { stage.advance(by: BenchmarkScreen.frameInterval) }
      var times: [Double] = []
      for _ in 0..<repetitions {
        times.append(
          Clocks.cpu {
            view.insertText("x")
            stage.advance(by: BenchmarkScreen.frameInterval)
          })
      }
      report(metric, times)
    }
    guard view.text.utf16.count == text.utf16.count + 2 * repetitions else {
      throw ScenarioFault(description: "typed letters are lost")
    }
    var times: [Double] = []
    for _ in 0..<120 {
      times.append(
        Clocks.cpu {
          view.contentOffset.y += 12
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
    }
    report("text_scroll_frame", times)
    view.removeFromSuperview()
    try measureParagraph(on: stage, text, open, report)
  }

  /// A megabyte as one paragraph, whose lines depend on those before them.
  @MainActor private static func measureParagraph(
    on stage: OffscreenStage, _ text: String, _ open: (String) -> UITextView, _ report: (String, [Double]) -> Void
  ) throws {
    let paragraph = String(text.map { $0 == "\n" ? " " : $0 })
    var opened: UITextView?
    report("text_open_paragraph", [Clocks.cpu { opened = open(paragraph) }])
    guard let view = opened else { return }
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: paragraph.utf16.count / 2, length: 0)
    for _ in 0..<60 { stage.advance(by: BenchmarkScreen.frameInterval) }
    var times: [Double] = []
    for _ in 0..<repetitions {
      times.append(
        Clocks.cpu {
          view.insertText("x")
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
    }
    report("text_type_paragraph", times)
    guard view.text.utf16.count == paragraph.utf16.count + repetitions else {
      throw ScenarioFault(description: "typed letters are lost")
    }
  }
}
