import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Elements that come later: whom they ask, when, and what menus show meanwhile.
@MainActor struct UIDeferredMenuElementTests {
  private final class Source {
    var answers: [([UIMenuElement]) -> Void] = []
  }

  private let source = Source()
  private let elements = DeferredMenuElements()
  private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

  private func shown(_ menu: UIMenu) -> [[String]] { MenuContent(menu).groups.map { $0.items.map(\.title) } }

  @Test func aDeferredElementShowsALoadingItemUntilItArrives() {
    let menu = UIMenu(children: [
      action("A"), UIDeferredMenuElement { [source] in source.answers.append($0) }, action("B"),
    ])
    expect(shown(menu) == [["A", "Loading…", "B"]] && source.answers.isEmpty, "nobody is asked before it is shown")
    var arrivals = 0
    elements.onArrival = { arrivals += 1 }
    elements.load(in: menu)
    elements.load(in: menu)
    expectEqual(source.answers.count, 1)
    source.answers[0]([action("C"), UIMenu(options: .displayInline, children: [action("D")])])
    source.answers[0]([action("never")])
    expect(arrivals == 1 && shown(menu) == [["A", "C"], ["D"], ["B"]])
  }

  @Test func aDeferredElementCachesItsElements() {
    let element = UIDeferredMenuElement { [source] in source.answers.append($0) }
    let menu = UIMenu(children: [element])
    elements.load(in: menu)
    elements.end()
    source.answers[0]([action("A")])
    elements.load(in: menu)
    expect(source.answers.count == 1 && shown(menu) == [["A"]])
  }

  @Test func anUncachedDeferredElementCallsItsProviderEachTime() {
    let element = UIDeferredMenuElement.uncached { [source] in source.answers.append($0) }
    let menu = UIMenu(children: [element])
    elements.load(in: menu)
    elements.end()
    source.answers[0]([action("late")])
    expectEqual(shown(menu), [["Loading…"]])
    elements.load(in: menu)
    source.answers[0]([action("late")])
    source.answers[1]([action("A")])
    expectEqual(shown(menu), [["A"]])
    elements.end()
    expectEqual(shown(menu), [["Loading…"]])
  }

  @Test func deferredElementsMayProvideDeferredElements() {
    let inner = UIDeferredMenuElement { [source] in source.answers.append($0) }
    let menu = UIMenu(children: [UIDeferredMenuElement { $0([inner]) }])
    elements.onArrival = { [unowned elements] in elements.load(in: menu) }
    elements.load(in: menu)
    expect(source.answers.count == 1 && shown(menu) == [["Loading…"]])
    source.answers[0]([])
    expect(MenuContent(menu).isEmpty)
  }

  @Test func deferredElementsOfASubmenuLoadWhenItOpens() {
    let inner = UIMenu(title: "More", children: [UIDeferredMenuElement { [source] in source.answers.append($0) }])
    elements.load(in: UIMenu(children: [inner]))
    expect(source.answers.isEmpty && !MenuContent(inner).isEmpty)
    elements.load(in: inner)
    expectEqual(source.answers.count, 1)
  }

  @Test func uncachedCreatesSubclasses() {
    final class Special: UIDeferredMenuElement {}
    let element: Special = .uncached { $0([]) }
    expect(type(of: element) == Special.self)
  }

  @Test func loadingDeferredElementsAreReleased() {
    weak var held: UIDeferredMenuElement?
    weak var kept: Source?
    autoreleasepool {
      let source = Source()
      let element = UIDeferredMenuElement { source.answers.append($0) }
      element.load {}
      (held, kept) = (element, source)
      expectEqual(source.answers.count, 1)
    }
    expect(held == nil && kept == nil)
  }
}
