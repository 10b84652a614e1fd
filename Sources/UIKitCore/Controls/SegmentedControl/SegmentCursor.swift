/// The segment that keys operate, in a segmented control that keeps no selection: arrows move it, the space bar and
/// Return send its action. In a control that keeps its selection, arrows select the next segment, and there is no
/// cursor.
@MainActor
final class SegmentCursor {
  private unowned let control: UISegmentedControl
  private var place: Int?

  init(control: UISegmentedControl) { self.control = control }

  /// The segment with the cursor; nil while keys do not operate the control.
  var segment: Int? {
    guard control.isMomentary, control.state.contains(.focused) else { return nil }
    return place.flatMap { isEnabled($0) ? $0 : nil } ?? control.segments.items.firstIndex(where: \.isEnabled)
  }

  /// The segment on which a key is held down.
  var held: Int? { control.isHighlighted && !control.isTracking ? segment : nil }

  /// Moves the cursor to the next enabled segment, if there is one.
  func move(by step: Int) {
    guard var next = segment.map({ $0 + step }) else { return }
    while control.segments.items.indices.contains(next), !isEnabled(next) { next += step }
    guard isEnabled(next) else { return }
    place = next
    control.keyFocus.frameDidChange(of: control)
  }

  private func isEnabled(_ segment: Int) -> Bool {
    control.segments.items.indices.contains(segment) && control.segments.items[segment].isEnabled
  }
}
