import Measurement
import Stage
import StageSDL
import UIKit

/// Scrolls the feed on 3840x2160 pixels at scale 2, each frame until it is handed to the window system. The display of
/// the variant `window` must be large enough for it.
enum LargeWindowScenario: Scenario {
  static let name = "large-window"
  static let metrics = ["large_window_cpu_ms_per_frame", "large_window_frame_cpu_p99"]
  static let variants = [Variant.offscreen, Variant.window]

  private static let size = CGSize(width: 1920, height: 1080)
  private static let scale: CGFloat = 2
  private static let frameCount = 300
  private static let step: CGFloat = 40

  static func rowCounts(among wanted: [Int]) -> [Int] { Array(wanted.prefix(1)) }

  static func measure(_ reporter: Reporter) throws {
    let stage = try HandoverStage(stage(reporter.variant))
    guard stage.size == size, stage.scale == scale else {
      throw ScenarioFault(description: "the display has no room for a window of 3840x2160 pixels")
    }
    let loop = FrameLoop(stage: stage.stage)
    let controller = BenchmarkFeedController(rowCount: reporter.rowCount)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.stageWantsFrame(stage, at: stage.clock.now)
    controller.makeImages()
    var times: [Double] = []
    for _ in 0..<frameCount {
      let start = Clocks.cpu
      controller.tableView.contentOffset.y += step
      loop.stageWantsFrame(stage, at: stage.clock.now)
      times.append(stage.handover - start)
    }
    let frameCopy = FrameCopy.measure()
    reporter.report(metrics[0], milliseconds: Statistics.mean(times), frameCopy: frameCopy)
    reporter.report(metrics[1], milliseconds: Statistics.quantile(0.99, of: times), frameCopy: frameCopy)
  }

  @MainActor private static func stage(_ variant: String) throws -> any Stage {
    guard variant == Variant.window else { return OffscreenStage(size: size, scale: scale) }
    return try WindowStage(WindowOptions(title: "Benchmark", size: size, scale: scale))
  }
}

/// A stage that notes when a frame was finished, before its stage shows it.
@MainActor private final class HandoverStage: Stage {
  let stage: any Stage
  /// The CPU time, in milliseconds since the process began, at which the last frame was finished.
  private(set) var handover = 0.0

  init(_ stage: any Stage) {
    self.stage = stage
  }

  func withFrameBuffer(_ body: (PixelBuffer) -> [PixelRect]) {
    stage.withFrameBuffer { buffer in
      let rects = body(buffer)
      handover = Clocks.cpu
      return rects
    }
  }

  var size: CGSize { stage.size }
  var scale: CGFloat { stage.scale }
  var clock: FrameClock { stage.clock }
  var traits: StageTraits { stage.traits }

  var delegate: (any StageDelegate)? {
    get { stage.delegate }
    set { stage.delegate = newValue }
  }

  var clipboard: String? {
    get { stage.clipboard }
    set { stage.clipboard = newValue }
  }

  func startTextInput(caret: CGRect) { stage.startTextInput(caret: caret) }
  func stopTextInput() { stage.stopTextInput() }
  func setPointer(_ pointer: StagePointer) { stage.setPointer(pointer) }
  func setKeepsScreenOn(_ keeps: Bool) { stage.setKeepsScreenOn(keeps) }
  func requestSize(_ size: CGSize) { stage.requestSize(size) }
  func limitSize(minimum: CGSize, maximum: CGSize) { stage.limitSize(minimum: minimum, maximum: maximum) }
  func setTitle(_ title: String) { stage.setTitle(title) }
  func close() { stage.close() }
}
