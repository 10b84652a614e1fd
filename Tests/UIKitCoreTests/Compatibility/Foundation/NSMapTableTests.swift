import Expectations
import Foundation
import Testing
import UIKit

@Suite struct NSMapTableTests {
  @Test func weakValuesAreDroppedWhenReleased() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let held = NSObject()
    table.setObject(held, forKey: "held")
    do {
      let other = NSObject()
      table.setObject(other, forKey: "other")
      expect(table.count == 2 && table.object(forKey: "other") === other)
    }
    expect(table.count == 1 && table.object(forKey: "other") == nil && table.object(forKey: "held") === held)
    expectEqual(table.keyEnumerator().allObjects as? [NSString], ["held"])
  }

  @Test func valuesAreDroppedWithTheirWeakKeys() {
    let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let key = NSObject()
    table.setObject("a", forKey: key)
    table.setObject("b", forKey: NSObject())
    expect(table.count == 1 && table.object(forKey: key) == "a")
    expectEqual(table.objectEnumerator()?.allObjects as? [NSString], ["a"])
  }

  @Test func mapTableValuesAreReplacedAndRemoved() {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("1", forKey: "a")
    table.setObject("2", forKey: "a")
    table.setObject(nil, forKey: "b")
    expectEqual(table.dictionaryRepresentation(), ["a" as NSString: "2"])
    table.removeObject(forKey: "a")
    expect(table.count == 0 && table.object(forKey: nil) == nil)
    table.setObject("3", forKey: "c")
    table.removeAllObjects()
    expectEqual(table.count, 0)
  }

  @Test func pointerKeysAreComparedByIdentity() {
    let table = NSMapTable<NSObject, NSString>(
      keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .strongMemory)
    let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    table.setObject("1", forKey: one)
    expect(table.object(forKey: one) == "1" && table.object(forKey: other) == nil)
  }
}
