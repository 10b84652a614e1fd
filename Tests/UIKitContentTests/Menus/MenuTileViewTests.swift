import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Elements of menus beside one another.
@MainActor @Suite(.serialized) struct MenuTileViewTests {
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 390, height: 600), scale: 1)
  private final class Log {
    var chosen: [String] = []
  }
  private let log = Log()

  init() {
    button.showsMenuAsPrimaryAction = true
    screen.controller.view.addSubview(button)
  }

  private func actions(_ count: Int, isOn: Bool = false) -> [UIAction] {
    (1...count).map { number in
      UIAction(title: "Number \(number)", image: UIImage(systemName: "star"), state: isOn && number == 1 ? .on : .off) {
        [log] in log.chosen.append($0.title)
      }
    }
  }

  private func open(_ menu: UIMenu) throws -> ContextMenuOverlay {
    button.menu = menu
    screen.tap(at: CGPoint(x: 70, y: 40))
    try screen.settle()
    return try require(screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first)
  }

  private func tap(_ view: UIView) throws {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try screen.settle()
  }

  @Test func smallMenuElementsAreImagesInARow() throws {
    let menu = UIMenu(options: .displayInline, preferredElementSize: .small, children: actions(4, isOn: true))
    let list = try require(try open(UIMenu(children: [menu] + actions(1))).lists.first)
    let tiles = list.items.prefix(4)
    expectEqual(Set(tiles.map(\.frame.minY)).count, 1)
    expectEqual(tiles.map(\.frame.width), Array(repeating: list.bounds.width / 4, count: 4))
    expect(tiles.allSatisfy { $0.title.isHidden && abs($0.image.frame.midX - $0.bounds.midX) <= 0.5 })
    expectEqual(tiles.map(\.accessibilityLabel), (1...4).map { "Number \($0)" })
    let row = try require(list.items.last)
    expect(row.frame.width == list.bounds.width && row.frame.minY > tiles[0].frame.maxY)
    expectEqual(row.title.frame.minX, MenuMetrics.sideMargin, "an image that is on needs no room for marks")
    try tap(tiles[2])
    expectEqual(log.chosen, ["Number 3"])
  }

  @Test func hairlinesSeparateMenuElementsInARow() {
    let view = MenuListView(UIMenu(preferredElementSize: .medium, children: actions(4)), isSubmenu: false)
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 140)
    view.layoutIfNeeded()
    let scroller = view.items[0].superview
    let lines = (scroller?.subviews ?? []).filter { !($0 is MenuItemView) && $0.backgroundColor == .separator }
    let standing = lines.filter { $0.frame.height > 10 }
    expectEqual(standing.map(\.frame.minX).sorted(), [80, 160])
    expect(
      standing.allSatisfy { $0.frame.width <= 1 && $0.frame.minY == 0 && $0.frame.height == view.items[0].frame.height }
    )
    expectEqual(lines.count - standing.count, 1, "one lies between the rows")
    view.show(UIMenu(children: actions(1)))
    view.layoutIfNeeded()
    expect(standing.allSatisfy { $0.superview == nil })
  }

  @Test func mediumMenuElementsHaveTitlesBeneathTheirImages() throws {
    let list = try require(
      try open(UIMenu(preferredElementSize: .medium, children: actions(4, isOn: true))).lists.first)
    let tiles = list.items
    expectEqual(tiles.map(\.frame.width), [1, 1, 1, 3].map { list.bounds.width * $0 / 3 })
    expect(tiles[3].frame.minY > tiles[0].frame.maxY && tiles[2].frame.minY == tiles[0].frame.minY)
    expect(tiles[0].title.frame.minY >= tiles[0].image.frame.maxY && !tiles[0].title.isHidden)
    expect(tiles[0].backgroundColor != nil && tiles[1].backgroundColor == nil, "the first is on")
  }

  @Test func menuRowsBeginAtTheRightInRightToLeftLayout() throws {
    let view = MenuListView(UIMenu(preferredElementSize: .small, children: actions(3)), isSubmenu: false)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 44)
    view.layoutIfNeeded()
    expectEqual(view.items.map(\.frame.minX), [160, 80, 0])
  }

  @Test func arrowKeysMoveInTheRowAndBetweenRows() throws {
    let menu = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions(3))
    let overlay = try open(UIMenu(children: [menu] + actions(2)))
    func press(_ code: UIKeyboardHIDUsage) throws -> Int? {
      screen.press(code)
      try screen.settle()
      return overlay.lists.first?.items.firstIndex { $0 === overlay.highlighted }
    }
    expectEqual(try press(.keyboardDownArrow), 0)
    expectEqual(try press(.keyboardRightArrow), 1)
    expectEqual(try press(.keyboardDownArrow), 3)
    expectEqual(try press(.keyboardUpArrow), 1, "the one that is nearest")
    expectEqual(try press(.keyboardLeftArrow), 0)
    expectEqual(try press(.keyboardUpArrow), 4)
    expectEqual(try press(.keyboardDownArrow), 0)
  }

  @Test func replacingChildrenKeepsThePreferredElementSize() {
    let menu = UIMenu(title: "A", preferredElementSize: .small, children: [])
    expectEqual(menu.replacingChildren([]).preferredElementSize, .small)
    expectEqual(UIMenu(children: []).preferredElementSize, .automatic)
    expectEqual([UIMenu.ElementSize.small, .medium, .large, .automatic].map(\.rawValue), [0, 1, 2, -1])
  }
}
