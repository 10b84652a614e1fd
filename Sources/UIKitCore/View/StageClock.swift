import Stage

extension UIView {
  /// The clock of the stage that shows the view. While no stage shows the view: that of the stage that runs, or ran
  /// last.
  package var stageClock: FrameClock? { window?.windowScene?.presenter.stage?.clock ?? FrameClock.current }
}

extension CALayer {
  /// The clock of the layer's animations: that of the stage that shows it; else that of the stage that runs, or ran
  /// last.
  @MainActor var stageClock: FrameClock? { mediaClock as? FrameClock ?? FrameClock.current }
}
