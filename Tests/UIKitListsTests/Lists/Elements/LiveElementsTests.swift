import Expectations
import Testing
import UIKit

@testable import UIKitLists

/// A list of numbers. Its elements have a place while they are odd, or on screen.
@MainActor
private final class FakeElements: LiveElementsHost {
  struct Element: LiveElement {
    var key: Int
    var liveView: UIView?

    mutating func removeView() -> Bool {
      liveView = nil
      return !key.isMultiple(of: 2)
    }
  }

  lazy var elements = LiveElements(host: self)
  var notes: [String] = []
  var itemGeneration = 0
  var hasViews = true
  var made: [Int: UIView] = [:]
  var heldViews: Set<UIView> = []
  var onCall: (String) -> Void = { _ in }

  func makeView(for key: Int) -> UIView? {
    note("make \(key)")
    guard hasViews else { return nil }
    let view = UIView()
    made[key] = view
    return view
  }
  func willDisplay(_ view: UIView, _ key: Int) { note("display \(key)") }
  func didEndDisplaying(_ view: UIView, _ key: Int) { note("end \(key)") }
  func keepForReuse(_ view: UIView, _ key: Int) { note("keep \(key)") }
  func isHeld(_ view: UIView) -> Bool { heldViews.contains(view) }

  private func note(_ text: String) {
    notes.append(text)
    onCall(text)
  }

  @discardableResult
  func enter(_ key: Int, adopts: Bool = true) -> Bool {
    elements.enter(key) { _ in
      note("prepare \(key)")
    } adopt: { view in
      if adopts { elements.known.append(Element(key: key, liveView: view)) }
      return adopts
    }
  }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  var shown: [Int] { elements.known.filter { $0.liveView != nil }.map(\.key) }
}

@MainActor @Suite struct LiveElementsTests {
  private func fake(_ keys: Int...) -> FakeElements {
    let fake = FakeElements()
    for key in keys { fake.enter(key) }
    fake.notes = []
    return fake
  }

  @Test func aViewIsCreatedPreparedAdoptedAndDisplayed() {
    let fake = fake()
    fake.onCall = { if $0 == "display 1" { expectEqual(fake.shown, [1], "it is the element's view by then") } }
    expect(fake.enter(1))
    expectEqual(fake.take(), ["make 1", "prepare 1", "display 1"])
    expect(fake.elements.view(of: 1) === fake.made[1] && fake.made[1].flatMap(fake.elements.key(of:)) == 1)
  }

  @Test(arguments: ["make 1", "prepare 1"]) func aCallbackThatReplacesTheItemsReturnsTheViewToThePool(call: String) {
    let fake = fake()
    fake.onCall = { if $0 == call { fake.itemGeneration += 1 } }
    expect(fake.enter(1))
    expect(fake.take() == (call == "make 1" ? ["make 1", "keep 1"] : ["make 1", "prepare 1", "keep 1"]))
    expectEqual(fake.shown, [])
  }

  @Test func anElementNoLongerNeededReturnsItsView() {
    let fake = fake()
    expect(fake.enter(1, adopts: false))
    expectEqual(fake.take(), ["make 1", "prepare 1", "keep 1"], "never announced, so its end is not either")
    fake.hasViews = false
    expect(!fake.enter(2))
    expectEqual(fake.take(), ["make 2"])
  }

  @Test func leavingElementsEndDisplayingInOrder() {
    let fake = fake(1, 2, 3, 4)
    fake.elements.release { $0.key < 3 }
    expectEqual(fake.take(), ["end 1", "keep 1", "end 2", "keep 2"])
    expectEqual(fake.shown, [3, 4])
    expectEqual(fake.elements.known.map(\.key), [1, 3, 4], "only what the list still knows stays, in its order")
    expect(fake.elements.index(of: 4) == 2 && fake.elements.index(of: 4, near: 2) == 2)
    expect(fake.elements.view(of: 1) == nil && fake.elements.index(of: 2) == nil)
  }

  @Test func releaseAllEndsDisplayingBeforeItReturnsViews() {
    let fake = fake(1, 2, 3)
    fake.elements.releaseAll()
    expectEqual(fake.take(), ["end 1", "end 2", "end 3", "keep 3", "keep 2", "keep 1"])
    expect(fake.elements.known.isEmpty)
  }

  @Test func heldElementsKeepTheirViewsUntilNoLongerHeld() throws {
    let fake = fake(1, 2, 3)
    let view = try require(fake.made[2])
    fake.heldViews = [view]
    fake.elements.release { $0.key < 3 }
    expectEqual(fake.take(), ["end 1", "keep 1"])
    expect(fake.shown == [3] && fake.elements.held.map(\.key) == [2])
    expect(fake.elements.view(of: 2) === view && fake.elements.key(of: view) == 2)
    expectNil(fake.elements.shownView(of: 2), "it is not on screen")
    fake.elements.update { $0.key += 10 }
    expect(fake.elements.held.map(\.key) == [12] && fake.shown == [13])
    fake.heldViews = []
    fake.elements.release { _ in false }
    expectEqual(fake.take(), ["end 12", "keep 12"])
    expect(fake.elements.held.isEmpty)
  }

  @Test func aHeldElementReturnsWithItsViewAndWithoutACallback() throws {
    let fake = fake(1, 2)
    let view = try require(fake.made[2])
    fake.heldViews = [view]
    fake.elements.release { $0.key == 2 }
    expect(fake.elements.takeHeld(2) === view && fake.elements.takeHeld(2) == nil)
    expect(fake.take() == [] && fake.elements.held.isEmpty)
  }

  @Test func elementsRemovedByAnUpdateAreTakenWithoutACallback() throws {
    let fake = fake(1, 2, 3, 4)
    fake.heldViews = [try require(fake.made[4])]
    fake.elements.release { $0.key == 4 }
    let gone = fake.elements.takeGone { $0.isMultiple(of: 2) }
    expect(gone.map(\.key) == [2, 4] && gone.allSatisfy { $0.liveView != nil }, "held ones last")
    expect(fake.take() == [] && fake.shown == [1, 3] && fake.elements.held.isEmpty)
    expect(fake.elements.takeAll().map(\.key) == [1, 3] && fake.elements.known.isEmpty)
  }

  @Test func reconfiguringAnElementKeepsItsView() {
    let fake = fake(1)
    let words = ElementWords<Int>(list: "A list", view: "view", name: { "number \($0)" }, method: "", advice: "")
    expect(fake.elements.reconfigure(1, words) { $0 } === fake.made[1])
    expectNil(fake.elements.reconfigure(2, words) { _ in UIView() }, "it is not on screen, and nothing is asked")
  }
}
