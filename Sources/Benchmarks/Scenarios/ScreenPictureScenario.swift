import Foundation
import Measurement
import Stage
import Trestle
import UIKit

/// A list screen mounted, laid out, drawn and compared with a picture that is kept, as a test of how it looks does.
enum ScreenPictureScenario: Scenario {
  static let name = "screen-picture"
  static let metrics = ["snapshot_screen"]

  private struct Lines: ListScreen {
    var tableStyle: UITableView.Style { .insetGrouped }

    var rows: RowList {
      for section in 0..<3 {
        RowSection(section) {
          Rows(section * 8..<section * 8 + 8, id: { $0 }) { number in
            Row(number, content(number)).accessory(.disclosureIndicator)
          }
        }
        .header("Section \(section)")
      }
    }

    private func content(_ number: Int) -> UIListContentConfiguration {
      let row = WorkloadRow(id: UInt32(number))
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.title
      content.secondaryText = row.detail
      content.image = UIImage(systemName: "star")
      return content
    }
  }

  private static let repetitions = 15

  static func rowCounts(among wanted: [Int]) -> [Int] { Array(wanted.prefix(1)) }

  static func measure(_ reporter: Reporter) throws {
    let kept = pixels()
    var times: [Double] = []
    for _ in 0..<repetitions {
      var isSame = false
      times.append(Clocks.cpu { isSame = pixels() == kept })
      guard isSame else { throw ScenarioFault(description: "the same screen has another picture") }
    }
    reporter.report("snapshot_screen", milliseconds: Statistics.median(times), frameCopy: FrameCopy.measure())
  }

  /// The pixels of the screen's first frame.
  @MainActor
  private static func pixels() -> Data {
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = UINavigationController(rootViewController: ListViewController(Lines()))
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    return stage.withPixels { Data(bytes: $0.base, count: $0.bytesPerRow * $0.height) }
  }
}
