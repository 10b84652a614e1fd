import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Who keeps a drag, and how long.
@MainActor @Suite(.serialized) struct KeptDragTests {
  private final class Item {}

  private struct Drag {
    let item: Item
    var hasBegun = false
  }

  @Test func aDragIsReleasedWithItsWindow() {
    let kept = KeptDrag<Drag>()
    var window: UIWindow? = UIWindow()
    weak var item: Item?
    do {
      let new = Item()
      item = new
      kept.begin(Drag(item: new), in: window!)
    }
    expect(item != nil && kept.drag?.item === item)
    window = nil
    expect(item == nil && kept.drag == nil)
  }

  @Test func onlyABegunDragIsChangedAndEnded() {
    let (kept, window) = (KeptDrag<Drag>(), UIWindow())
    kept.drag = Drag(item: Item())
    expectNil(kept.drag, "only a drag that began is changed")
    kept.begin(Drag(item: Item()), in: window)
    kept.drag?.hasBegun = true
    expect(kept.drag?.hasBegun == true && window.presence.drags.count == 1)
    let other = KeptDrag<Drag>()
    other.begin(Drag(item: Item()), in: window)
    kept.drag = nil
    expect(kept.drag == nil && other.drag != nil && window.presence.drags.count == 1)
    other.begin(Drag(item: Item()), in: window)
    expectEqual(window.presence.drags.count, 1, "the new one replaces the old one")
  }
}
