/// Selects the segment over which a finger is lifted.
@MainActor
final class SegmentTracking {
  private unowned let control: UISegmentedControl
  /// The segment under the finger.
  private(set) var held: Int?
  /// Whether the finger drags the selection, because it touched down on the selected segment.
  private(set) var dragsSelection = false

  init(control: UISegmentedControl) { self.control = control }

  func begin(at place: CGPoint) -> Bool {
    guard let segment = segment(at: place) else { return false }
    held = segment
    dragsSelection = segment == control.segments.selected && !control.segments.isMomentary
    control.appearance.update(animated: true)
    return true
  }

  func move(to place: CGPoint) {
    let segment = segment(at: place)
    guard segment != held, segment != nil || !dragsSelection else { return }
    held = segment
    control.appearance.update(animated: true)
  }

  func end(_ event: UIEvent?) {
    let chosen = held
    cancel()
    if let chosen { control.segments.choose(chosen, event) }
  }

  func cancel() {
    held = nil
    dragsSelection = false
    control.appearance.update(animated: true)
  }

  /// The enabled segment at a position, which may be above or below the control.
  private func segment(at place: CGPoint) -> Int? {
    let frames = control.appearance.segmentFrames
    guard let index = frames.firstIndex(where: { place.x >= $0.minX && place.x < $0.maxX }) else { return nil }
    return control.segments.items[index].isEnabled ? index : nil
  }
}
