import Measurement
import Stage
import UIKit

/// A picker view of three components, one of which a finger turns.
enum PickerScenario: Scenario {
  static let name = "picker"
  static let metrics = ["wheel_turn_frame"]

  private static let frameCount = 120

  /// Measured once, as the figures do not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  @MainActor
  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10000 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  static func measure(_ reporter: Reporter) throws {
    let copy = FrameCopy.measure()
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let controller = UIViewController()
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let titles = Titles()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: BenchmarkScreen.size.width, height: 216))
    picker.dataSource = titles
    picker.delegate = titles
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(picker)
    stage.advance(by: BenchmarkScreen.frameInterval)
    var times: [Double] = []
    var place = CGPoint(x: BenchmarkScreen.size.width / 2, y: 380)
    func send(_ phase: PointerEvent.Phase) {
      stage.send(.pointer(PointerEvent(phase: phase, location: place, timestamp: stage.clock.now)))
    }
    while times.count < frameCount {
      place.y = 380
      send(.began)
      stage.advance(by: BenchmarkScreen.frameInterval)
      for _ in 0..<20 {
        times.append(
          Clocks.cpu {
            place.y -= 7
            send(.moved)
            stage.advance(by: BenchmarkScreen.frameInterval)
          })
      }
      send(.ended)
      for _ in 0..<120 { stage.advance(by: BenchmarkScreen.frameInterval) }
    }
    guard picker.selectedRow(inComponent: 1) > 10 else { throw ScenarioFault(description: "the wheel did not turn") }
    reporter.report("wheel_turn_frame", milliseconds: Statistics.mean(times), frameCopy: copy)
  }
}
