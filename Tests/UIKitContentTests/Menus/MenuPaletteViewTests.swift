import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Menus that show their elements' images in one row.
@MainActor @Suite(.serialized) struct MenuPaletteViewTests {
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

  private func actions(_ count: Int) -> [UIAction] {
    (1...count).map { number in
      UIAction(title: "Number \(number)", image: UIImage(systemName: "circle.fill")) { [log] in
        log.chosen.append($0.title)
      }
    }
  }

  private func open(_ menu: UIMenu) throws -> (overlay: ContextMenuOverlay, list: MenuListView) {
    button.menu = menu
    screen.tap(at: CGPoint(x: 70, y: 40))
    try screen.settle()
    let overlay = try require(screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first)
    return (overlay, try require(overlay.lists.last))
  }

  @Test func aFewImagesShareTheWidthOfTheMenu() throws {
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: actions(3))
    let (_, list) = try open(UIMenu(children: [palette] + actions(1)))
    expectEqual(list.items.count, 4)
    let tiles = list.items.prefix(3)
    expect(tiles.allSatisfy { abs(list.place(of: $0).width - list.bounds.width / 3) < 0.001 })
    expect(tiles.allSatisfy { $0.title.isHidden && list.place(of: $0).minY == 0 })
    screen.tap(at: tiles[1].convert(CGPoint(x: 10, y: 10), to: nil))
    try screen.settle()
    expectEqual(log.chosen, ["Number 2"])
  }

  @Test func manyImagesScrollInOneRow() throws {
    let (_, list) = try open(
      UIMenu(children: [UIMenu(options: [.displayInline, .displayAsPalette], children: actions(12))]))
    expectEqual(list.bounds.height, MenuMetrics.smallRowHeight)
    let last = list.items[11]
    expect(list.place(of: last).minX > list.bounds.width)
    let start = CGPoint(x: list.frame.maxX - 20, y: list.frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x - 200, y: start.y), duration: 0.2)
    try screen.settle()
    let palette = try require(last.superview as? MenuPaletteView)
    expect(palette.contentOffset.x > 100 && log.chosen.isEmpty)
  }

  @Test func arrowKeysScrollToTheHighlightedImage() throws {
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: actions(12))
    let (overlay, list) = try open(UIMenu(children: [palette] + actions(1)))
    screen.press(.keyboardDownArrow)
    for _ in 0..<9 { screen.press(.keyboardRightArrow) }
    try screen.settle()
    expect(overlay.highlighted === list.items[9])
    expect(list.place(of: list.items[9]).maxX <= list.bounds.width + 0.5)
    screen.press(.keyboardDownArrow)
    expect(overlay.highlighted === list.items[12])
  }

  @Test func aSubmenuThatIsNotInlineOpensAsAPalette() throws {
    let palette = UIMenu(title: "Colour", options: .displayAsPalette, children: actions(3))
    let (overlay, list) = try open(UIMenu(children: [palette]))
    let submenu = try require(list.items.first)
    expect(submenu.item.isSubmenu)
    screen.tap(at: submenu.convert(CGPoint(x: 20, y: 10), to: nil))
    try screen.settle()
    let items = try require(overlay.lists.last).items
    expectEqual(items.count, 3)
    expect(items.allSatisfy { $0.superview is MenuPaletteView })
  }

  @Test func theFirstImageIsAtTheRightWhereTextRunsThere() {
    let palette = MenuPaletteView(
      MenuContent(UIMenu(options: .displayAsPalette, children: actions(12))).groups[0].items)
    palette.semanticContentAttribute = .forceRightToLeft
    palette.frame = CGRect(x: 0, y: 0, width: 220, height: 44)
    palette.layoutIfNeeded()
    expectEqual(palette.contentOffset.x, palette.contentSize.width - 220)
    expectEqual(palette.tiles[0].frame.maxX, palette.contentSize.width)
  }

  @Test func imagesKeepTheirRenderingMode() throws {
    let red = UIImage(systemName: "circle.fill")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let (_, list) = try open(UIMenu(children: [red, photo].map { UIAction(title: "A", image: $0) { _ in } }))
    expectEqual(list.items.map { $0.image.image?.renderingMode }, [.alwaysOriginal, .automatic])
    let image = list.items[0].image
    let place = image.convert(CGPoint(x: image.bounds.midX, y: image.bounds.midY), to: nil)
    let color = Pixels(screen.picture)[Int(place.x), Int(place.y)]
    expect(color >> 16 & 255 > 200 && color >> 8 & 255 < 120, "red")
  }
}
