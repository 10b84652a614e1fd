import Expectations
import Testing
import UIKit

@testable import UIKitLists

@MainActor
private final class FakeAnimator: DepartingElementsHost {
  struct Departure: DepartingElement {
    var name: String
    let view = UIView()
  }

  lazy var departing = DepartingElements(host: self)
  var released: [String] = []
  var onRelease: () -> Void = {}

  func release(_ departure: Departure) {
    released.append(departure.name)
    onRelease()
  }

  func add(_ names: String...) { departing.add(ContiguousArray(names.map { Departure(name: $0) })) }
}

@MainActor @Suite struct DepartingElementsTests {
  @Test func departingElementsAreReleasedAfterTheLastAnimation() {
    let fake = FakeAnimator()
    let first = fake.departing.beginAnimation()
    fake.add("a")
    let second = fake.departing.beginAnimation()
    fake.add("b", "c")
    expect(!fake.departing.isLast(first) && fake.departing.endAnimation(first))
    expect(fake.released == [] && fake.departing.isAnimating, "the first one's views move on with the second")
    expect(fake.departing.isLast(second) && fake.departing.endAnimation(second))
    expect(fake.released == ["a", "b", "c"] && fake.departing.all.isEmpty && !fake.departing.isAnimating)
  }

  @Test func anInterruptedAnimationEndsUnfinished() {
    let fake = FakeAnimator()
    let number = fake.departing.beginAnimation()
    fake.add("a")
    fake.departing.interrupt()
    expect(fake.released == ["a"] && !fake.departing.isAnimating)
    expect(!fake.departing.endAnimation(number))
    expect(fake.departing.beginAnimation() != number, "numbers are not used twice")
  }

  @Test func animationsOfAReleasedViewEnd() {
    let fake = FakeAnimator()
    _ = fake.departing.beginAnimation()
    fake.add("a", "b")
    let view = fake.departing.all[0].view
    view.layer.add(CABasicAnimation(keyPath: "position"), forKey: "way")
    fake.departing.release([fake.departing.all[0]])
    expect(view.layer.animationKeys()?.isEmpty != false)
    expect(fake.released == ["a"] && fake.departing.all.map(\.name) == ["b"])
  }

  @Test func aReclaimedElementIsNotReleased() {
    let fake = FakeAnimator()
    let number = fake.departing.beginAnimation()
    fake.add("a", "b")
    fake.departing.update { $0.name += "1" }
    expectEqual(fake.departing.reclaim { $0.name == "b1" }?.name, "b1")
    expectNil(fake.departing.reclaim { $0.name == "b1" })
    _ = fake.departing.endAnimation(number)
    expectEqual(fake.released, ["a1"])
  }

  @Test func aReleaseMayBeginAnotherUpdate() {
    let fake = FakeAnimator()
    let number = fake.departing.beginAnimation()
    fake.add("a", "b")
    fake.onRelease = { if fake.released == ["a"] { fake.add("late"); _ = fake.departing.beginAnimation() } }
    _ = fake.departing.endAnimation(number)
    expect(fake.released == ["a", "b"] && fake.departing.all.map(\.name) == ["late"] && fake.departing.isAnimating)
  }
}
