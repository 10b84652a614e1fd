import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Images and places that an app gives the parts of a search bar.
@MainActor @Suite(.serialized) struct SearchBarImagesTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var results = 0
    var position = UIBarPosition.any
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { results += 1 }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
  private let listener = Listener()
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  init() {
    bar.delegate = listener
    screen.controller.view.addSubview(bar)
    screen.advance(frames: 1)
  }

  private func image(_ size: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  private var field: UISearchTextField { bar.searchTextField }
  private var end: UIButton? { field.rightView as? UIButton }
  private var clear: TextFieldClearButton? { field.subviews.lazy.compactMap { $0 as? TextFieldClearButton }.first }

  @Test func setImageReplacesTheSearchIcon() throws {
    let icon = try require(field.leftView as? UIImageView)
    let usual = try require(icon.image)
    let own = image(30)
    bar.setImage(own, for: .search, state: .normal)
    screen.advance(frames: 1)
    expect(icon.image === own && icon.bounds.size == own.size && bar.image(for: .search, state: .normal) === own)
    expect(bar.image(for: .search, state: .disabled) == nil && bar.image(for: .clear, state: .normal) == nil)
    bar.setImage(nil, for: .search, state: .normal)
    expect(icon.image?.size == usual.size && bar.image(for: .search, state: .normal) == nil)
  }

  @Test func setPositionAdjustmentMovesTheIcons() {
    field.text = "text"
    screen.advance(frames: 1)
    let (start, clearPlace) = (
      field.leftViewRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds)
    )
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 2), for: .search)
    bar.setPositionAdjustment(UIOffset(horizontal: -9, vertical: 1), for: .clear)
    screen.advance(frames: 1)
    expectEqual(bar.positionAdjustment(for: .search), UIOffset(horizontal: 5, vertical: 2))
    expectEqual(bar.positionAdjustment(for: .bookmark), .zero)
    expectEqual(field.leftView?.frame, start.offsetBy(dx: 5, dy: 2))
    expectEqual(clear?.frame, clearPlace.offsetBy(dx: -9, dy: 1))
    bar.setPositionAdjustment(.zero, for: .search)
    screen.advance(frames: 1)
    expectEqual(field.leftView?.frame, start)
  }

  @Test func setImageReplacesTheClearButtonsImages() throws {
    let (plain, pressed) = (image(10), image(10, .blue))
    bar.setImage(plain, for: .clear, state: .normal)
    bar.setImage(pressed, for: .clear, state: .highlighted)
    field.text = "text"
    screen.advance(frames: 1)
    let button = try require(clear)
    let picture = try require(button.subviews.first as? UIImageView)
    expect(picture.image === plain && picture.alpha == 1)
    button.isHighlighted = true
    expect(picture.image === pressed && picture.alpha == 1, "a pressed image does not fade")
  }

  @Test func setImageReplacesTheBookmarkIcon() throws {
    let own = image(20)
    bar.setImage(own, for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    expect(end?.image(for: .normal) === own)
    bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .bookmark)
    screen.advance(frames: 1)
    expectEqual(end.map { $0.frame.maxX }, field.bounds.maxX - 4)
  }

  @Test func theSearchResultsButtonReplacesTheBookmarkButton() throws {
    bar.showsBookmarkButton = true
    let own = image(20)
    bar.setImage(own, for: .resultsList, state: .selected)
    bar.showsSearchResultsButton = true
    screen.advance(frames: 1)
    expect(end?.accessibilityLabel == "Results List" && bar.showsSearchResultsButton)
    bar.isSearchResultsButtonSelected = true
    expect(end?.isSelected == true && end?.image(for: .selected) === own && bar.isSearchResultsButtonSelected)
    let button = try require(end)
    screen.tap(at: button.convert(CGPoint(x: 18, y: 18), to: nil))
    expectEqual(listener.results, 1)
    bar.showsSearchResultsButton = false
    expectEqual(end?.accessibilityLabel, "Bookmarks")
    bar.showsBookmarkButton = false
    expectNil(field.rightView)
  }

  @Test func searchFieldBackgroundImageReplacesTheBackground() throws {
    let (normal, disabled) = (image(40), image(40, .gray))
    bar.setSearchFieldBackgroundImage(normal, for: .normal)
    bar.setSearchFieldBackgroundImage(disabled, for: .disabled)
    let view = try require(field.subviews.first as? UIImageView)
    expect(view.image === normal && view.frame == field.bounds && field.backgroundColor == nil)
    expect(bar.searchFieldBackgroundImage(for: .normal) === normal)
    bar.isEnabled = false
    expect(view.image === disabled)
    bar.isEnabled = true
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    expect(view.superview == nil && field.backgroundColor == .tertiarySystemFill)
  }

  @Test func positionAdjustmentsMoveFieldAndText() {
    let (place, text) = (field.frame, field.textRect(forBounds: field.bounds))
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 12, vertical: 1)
    screen.advance(frames: 1)
    expectEqual(field.frame, place.offsetBy(dx: 3, dy: -2))
    let moved = field.textRect(forBounds: field.bounds)
    expect(moved.minX == text.minX + 12 && moved.maxX == text.maxX && moved.minY == text.minY + 1)
    expectEqual(bar.searchFieldBackgroundPositionAdjustment.horizontal, 3)
    expectEqual(bar.searchTextPositionAdjustment.horizontal, 12)
  }

  @Test func backgroundImagesDependOnTheBarPosition() {
    let (top, any) = (image(4), image(4, .blue))
    bar.setBackgroundImage(any, for: .any, barMetrics: .default)
    bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    expect(bar.backgroundImage === any && bar.backgroundImage(for: .any, barMetrics: .default) === any)
    expect(bar.backgroundImage(for: .top, barMetrics: .default) === top)
    let background = bar.subviews.first as? UIImageView
    expect(background?.image === any)
    listener.position = .top
    bar.removeFromSuperview()
    screen.controller.view.addSubview(bar)
    expect(background?.image === top)
  }

  @Test func scopeBarButtonTitleTextAttributesStyleTheScopes() {
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    let control = bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
    expectEqual(control?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    expectEqual(control?.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .blue)
    expectEqual(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .blue)
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .disabled))
  }

  @Test func appearanceProxiesSetSearchBarImages() {
    forgettingAppearance {
      let own = image(12)
      UISearchBar.appearance().setImage(own, for: .search, state: .normal)
      UISearchBar.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
      let other = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56))
      screen.controller.view.addSubview(other)
      screen.advance(frames: 1)
      expect(other.image(for: .search, state: .normal) === own)
      expectEqual(other.searchTextPositionAdjustment.horizontal, 7)
    }
  }
}
