import Expectations
import Testing
import TrestleTesting
import UIKit

/// Collection views used with keys, on screens written from Apple's documentation alone.
@MainActor @Suite struct CollectionKeyScreens {
  private func press(_ keys: UIKeyboardHIDUsage..., on screen: MountedScreen) throws {
    for key in keys {
      screen.press(key)
      try screen.settle()
    }
  }

  @Test func arrowKeysMoveTheFocusAndSpaceSelects() throws {
    let controller = EmojiPickerViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 300))
    // Four in a line: 0-3, 4-7, 8-10; the fifth is locked.
    try press(.keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow, on: screen)
    expectEqual(controller.visited, ["😀", "🐶", "💡"])
    try press(.keyboardLeftArrow, on: screen)
    expectEqual(controller.visited.last, "💡", "what is locked has no focus")
    try press(.keyboardDownArrow, .keyboardSpacebar, on: screen)
    expectEqual(controller.picked, ["🌍"])
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 9, section: 0)))
    expect(cell.isSelected && cell.configurationState.isFocused)
    expectEqual(cell.transform, CGAffineTransform(scaleX: 1.1, y: 1.1))
    try press(.keyboardUpArrow, .keyboardUpArrow, on: screen)
    expectEqual(controller.visited.suffix(2), ["💡", "🐶"])
    expectEqual(cell.transform, .identity)
    controller.collectionView.reloadData()
    try screen.settle()
    try press(.keyboardDownArrow, on: screen)
    expectEqual(controller.visited.last, "🐶", "it is remembered")
  }

  @Test func focusedItemsMatchTheirPictures() throws {
    for (name, traits) in CollectionPictures.looks {
      let controller = EmojiPickerViewController()
      let screen = MountedScreen(controller, size: CGSize(width: 390, height: 300), traits: traits)
      try press(.keyboardDownArrow, .keyboardDownArrow, .keyboardSpacebar, .keyboardDownArrow, on: screen)
      expectGolden(screen.picture, "emoji-focus-\(name)")
    }
  }
}
