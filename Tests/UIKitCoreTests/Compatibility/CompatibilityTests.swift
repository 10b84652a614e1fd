import Expectations
import Testing
import UIKit

@testable import UIKitCore

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@MainActor
struct CompatibilityTests {
  private final class Token {
    let onRelease: () -> Void
    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
  }

  private final class Plain {}

  @Test func associatedObjectsAreStoredByKey() {
    let object = Plain()
    objc_setAssociatedObject(object, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
    expectEqual(objc_getAssociatedObject(object, &firstKey) as? String, "one")
    expectEqual(objc_getAssociatedObject(object, &secondKey) as? Int, 2)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    expectNil(objc_getAssociatedObject(object, &firstKey))
    objc_removeAssociatedObjects(object)
    expectNil(objc_getAssociatedObject(object, &secondKey))
  }

  @Test func associatedObjectsAreReleasedWithTheirView() {
    var released = 0
    var view: UIView? = UIView()
    objc_setAssociatedObject(view!, &firstKey, Token { released += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expect(objc_getAssociatedObject(view!, &firstKey) is Token && released == 0)
    view = nil
    expectEqual(released, 1)
  }

  @Test func assignedAssociatedObjectsAreNotRetained() {
    let object = Plain()
    var value: Plain? = Plain()
    objc_setAssociatedObject(object, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
    expect(objc_getAssociatedObject(object, &firstKey) is Plain)
    value = nil
    expectNil(objc_getAssociatedObject(object, &firstKey))
  }

  @Test func associatedValuesOfReleasedObjectsAreRemoved() {
    for _ in 0..<1000 {
      objc_setAssociatedObject(Plain(), &firstKey, "value", .OBJC_ASSOCIATION_RETAIN)
    }
    expect(AssociatedObjects.shared.entryCount <= 130)
    let fresh = Plain()
    expectNil(objc_getAssociatedObject(fresh, &firstKey))
  }

  @Test func selectorsAreComparedByName() {
    let selector: Selector = "refresh:"
    expect(selector == Selector("refresh:") && NSStringFromSelector(selector) == "refresh:")
    expect(selector == NSSelectorFromString("refresh:") && selector != "refresh")
  }

  @Test func subclassesAddToTheActionsTheyInherit() {
    class Base: UIView {
      var calls: [String] = []
      func first() { calls.append("Base.first") }
      override class var _actions: [_Action] { super._actions + [_Action("first", Base.first)] }
    }
    final class Derived: Base {
      func second(_ sender: Any?, _ event: UIEvent?) { calls.append("Derived.second") }
      override func first() { calls.append("Derived.first") }
      override class var _actions: [_Action] { super._actions + [_Action("second:with:", Derived.second)] }
    }
    let derived = Derived()
    ActionTable.send("first", to: derived, sender: nil)
    ActionTable.send("second:with:", to: derived, sender: nil)
    expectEqual(derived.calls, ["Derived.first", "Derived.second"])
    expect(
      derived.canPerformAction("first", withSender: nil) && !Base().canPerformAction("second:with:", withSender: nil))
  }

  @Test func anUnknownSelectorStopsWithUIKitsMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ActionTable.send("missing:", to: UIView(), sender: nil) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message.contains("-[UIView missing:]: unrecognized selector sent to instance"))
    expect(message.contains("_Action"))
  }

  @Test func autoreleasepoolReturnsTheValueOfItsBody() {
    expectEqual(autoreleasepool { 3 }, 3)
  }

  @Test func indexPathsHaveSectionsAndRows() {
    var path = IndexPath(row: 3, section: 2)
    expect(path.row == 3 && path.item == 3 && path.section == 2 && path == IndexPath(item: 3, section: 2))
    path.row = 5
    path.section = 1
    expectEqual(path, [1, 5])
  }
}
