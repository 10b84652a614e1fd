import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// A magazine in a split view whose texts run around pictures, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct MagazineScreens {
  private static let text = """
    The ferry leaves from the old pier at seven, and the crossing takes a little under two hours in calm weather. \
    Sit on the left for the lighthouse, which was built by three brothers and kept by their granddaughters.
    Bring something warm. The café on board sells soup, bread and an extraordinarily uncharacteristic coffee.
    """

  private static func make() -> MagazineViewController {
    MagazineViewController(articles: [
      .init(title: "By ferry to the islands", pages: [text, text, text]), .init(title: "Soup", pages: [text]),
    ])
  }

  private static let wide = CGSize(width: 900, height: 600)
  private static let phone = CGSize(width: 390, height: 700)

  private func mount(
    _ size: CGSize, _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (MagazineViewController, MountedScreen) {
    let magazine = Self.make()
    let screen = MountedScreen(magazine, size: size, scale: 1, traits: traits)
    try screen.settle()
    return (magazine, screen)
  }

  @Test func swipesAndThePageControlTurnPages() throws {
    let (magazine, screen) = try mount(Self.wide)
    let reader = magazine.reader
    expect(reader.pageControl.numberOfPages == 3 && reader.current == 0)
    let start = reader.view.convert(reader.view.bounds, to: nil)
    screen.drag(
      from: CGPoint(x: start.maxX - 60, y: start.midY), to: CGPoint(x: start.minX + 60, y: start.midY), duration: 0.2)
    try screen.settle()
    expect(reader.current == 1 && reader.pageControl.currentPage == 1)
    let control = reader.pageControl.convert(reader.pageControl.bounds, to: nil)
    screen.tap(at: CGPoint(x: control.maxX - 4, y: control.midY))
    try screen.settle()
    expect(reader.current == 2 && reader.pageControl.currentPage == 2)
    screen.tap(at: CGPoint(x: control.minX + 4, y: control.midY))
    try screen.settle()
    expect(reader.current == 1 && reader.children.count == 1)
  }

  @Test func anotherArticleStartsOnItsFirstPage() throws {
    let (magazine, screen) = try mount(Self.wide)
    try screen.tap(.text("Soup"))
    try screen.settle()
    expect(magazine.reader.title == "Soup" && magazine.reader.current == 0)
    expect(magazine.reader.pageControl.isHidden || magazine.reader.pageControl.numberOfPages == 1)
  }

  @Test func onAPhoneTheArticleIsPushedOntoTheContents() throws {
    let (magazine, screen) = try mount(Self.phone)
    expect(magazine.isCollapsed && magazine.contents.view.window != nil)
    try screen.tap(.text("By ferry to the islands"))
    try screen.settle()
    expect(magazine.reader.view.window != nil && magazine.reader.navigationController?.isToolbarHidden == false)
  }

  @Test func noLineOfTextOverlapsTheImage() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (magazine, _) = try mount(Self.wide) { $0.layoutDirection = direction }
      let page = try require(magazine.reader.viewControllers?.first as? PageViewController)
      let (view, picture) = (page.textView, page.imageView.frame)
      var besidePicture = 0
      let manager = view.layoutManager
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
        _, used, _, _, _ in
        let line = used.offsetBy(dx: view.textContainerInset.left, dy: view.textContainerInset.top)
        expect(!line.intersects(picture), "\(direction): \(line) \(picture)")
        if line.minY < picture.maxY { besidePicture += 1 }
      }
      expect(besidePicture > 3)
    }
  }

  @Test(arguments: ["light", "dark", "right to left", "largest", "phone"])
  func matchesItsPicture(_ look: String) throws {
    let (magazine, screen) = try mount(look == "phone" ? Self.phone : Self.wide) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    if look == "phone" {
      magazine.show(.secondary)
      try screen.settle()
    }
    expectGolden(screen.picture, look)
  }
}
