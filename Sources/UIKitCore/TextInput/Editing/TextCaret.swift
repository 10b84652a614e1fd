import Stage

/// The blinking line where text is entered. While it is shown it costs one change of a few pixels twice a second.
@MainActor
final class TextCaret: UIView {
  /// The width of the caret, in points [C].
  static let width: CGFloat = 2
  /// How long the caret is shown, and how long it is not, in seconds [C].
  static let blinkInterval: TimeInterval = 0.5

  private var timer: FrameTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the caret again, as after each movement; or none, where text is selected.
  func show(_ isShown: Bool, color: UIColor) {
    timer?.cancel()
    timer = nil
    isHidden = !isShown
    guard isShown else { return }
    backgroundColor = color
    timer = stageClock?.schedule(after: Self.blinkInterval, repeats: true, label: "a caret") { [weak self] timer in
      guard let self, window != nil else { return timer.cancel() }
      isHidden.toggle()
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
    isHidden = true
  }

  isolated deinit {
    timer?.cancel()
  }
}
