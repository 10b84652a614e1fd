import CoreGraphics

@testable import Stage

/// Writes down what a stage tells its delegate, a line a call.
@MainActor final class RecordingStageDelegate: StageDelegate {
  var calls: [String] = []
  /// Called after a frame was noted.
  var onFrame: ((any Stage) -> Void)?

  func stage(_ stage: any Stage, didReceive event: StageEvent) {
    calls.append("event \(event)")
  }

  func stageWantsFrame(_ stage: any Stage, at time: CFTimeInterval) {
    calls.append("frame \((time * 10_000).rounded() / 10_000)")
    onFrame?(stage)
  }

  func stageDidResize(_ stage: any Stage) {
    calls.append("resize \(stage.size.width)x\(stage.size.height)@\(stage.scale)")
  }

  func stageDidLoseContents(_ stage: any Stage) {
    calls.append("lost contents")
  }

  func stageDidChangeTraits(_ stage: any Stage) {
    calls.append("traits \(stage.traits.appearance)")
  }

  func stage(_ stage: any Stage, didChange activity: StageActivity) {
    calls.append("activity \(activity)")
  }

  func stageDidRequestClose(_ stage: any Stage) {
    calls.append("close")
  }
}
