/// The value of a slider, and its changes by a finger, keys and a screen reader. A finger on the thumb drags it; a
/// finger elsewhere on the slider does nothing [C].
@MainActor
final class SliderTracking {
  private unowned let slider: UISlider
  private(set) var range = SliderRange()
  var isContinuous = true
  /// The distance from the finger to the thumb's centre; nil unless a finger holds the thumb.
  private var grip: CGFloat?
  private var valueBefore: Float = 0

  init(_ slider: UISlider) { self.slider = slider }

  func change(_ change: (inout SliderRange) -> Void, animated: Bool = false) {
    var changed = range
    change(&changed)
    guard changed != range else { return }
    range = changed
    slider.appearance.valueDidChange(animated: animated)
  }

  // MARK: A finger

  func begin(at place: CGPoint) -> Bool {
    let thumb = slider.appearance.thumbFrame
    guard slider.appearance.knob.contains(place) else { return false }
    grip = thumb.midX - place.x
    valueBefore = range.value
    return true
  }

  func move(to place: CGPoint, _ event: UIEvent?) {
    guard let grip else { return }
    let before = range.value
    let share = slider.appearance.share(at: place.x + grip)
    change { $0.set($0.value(at: share)) }
    if isContinuous, range.value != before { tell(event) }
  }

  func end(_ event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    if !isContinuous, range.value != valueBefore { tell(event) }
  }

  func cancel() { grip = nil }

  // MARK: Steps

  func step(by steps: Int) {
    let before = range.value
    change({ $0.set($0.value + Float(steps) * SliderRange.step * ($0.maximum - $0.minimum)) }, animated: true)
    if range.value != before { tell(nil) }
  }

  private func tell(_ event: UIEvent?) {
    slider.sendActions(for: [.valueChanged, .primaryActionTriggered], by: event)
  }
}
