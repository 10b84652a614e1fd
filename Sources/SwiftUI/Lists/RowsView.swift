import UIKit

/// The collection view of a list.
final class RowsView: UICollectionView, RoomyScrollView {
  var room = ScrollRoom() { didSet { if room != oldValue { showRoom() } } }
  let watch = ScrollWatch()
  /// The modifier keys during a selection by the mouse or the keyboard; nil for fingers.
  private(set) var choosingModifiers: UIKeyModifierFlags?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    choosingModifiers = event.flatMap { $0.buttonMask.contains(.primary) ? $0.modifierFlags : nil }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    choosingModifiers = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    choosingModifiers = nil
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    choosingModifiers = presses.first?.key?.modifierFlags ?? []
    super.pressesBegan(presses, with: event)
    choosingModifiers = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Geometry values were read before the rows had their positions, so they are checked again.
    PlaceReads.check()
    watch.check(self)
  }
}
