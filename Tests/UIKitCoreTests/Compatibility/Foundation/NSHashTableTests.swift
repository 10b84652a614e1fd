import Expectations
import Foundation
import Testing
import UIKit

@Suite struct NSHashTableTests {
  private protocol Observer: AnyObject {}
  private final class Told: Observer {}

  @Test func weakHashTablesDropReleasedObjects() {
    let table = NSHashTable<NSObject>.weakObjects()
    let held = NSObject()
    table.add(held)
    do {
      let other = NSObject()
      table.add(other)
      table.add(other)
      expect(table.count == 2 && table.contains(other))
    }
    expect(table.count == 1 && table.allObjects == [held] && table.anyObject === held)
  }

  @Test func strongHashTablesRetainTheirObjects() {
    let table = NSHashTable<NSObject>()
    table.add(NSObject())
    table.add(nil)
    expectEqual(table.count, 1)
    table.removeAllObjects()
    expectNil(table.anyObject)
  }

  /// The observers of an app, by their protocol.
  @Test func hashTablesMayHoldProtocolTypes() {
    let table = NSHashTable<any Observer>(options: .weakMemory)
    let told = Told()
    table.add(told)
    expect(table.allObjects.count == 1 && table.contains(told) && !table.contains(Told()))
    table.remove(told)
    expectEqual(table.count, 0)
  }

  @Test func equalObjectsAreOneUnlessComparedByPointer() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSMutableString(string: "a"))
    expect(table.count == 1 && table.member(NSMutableString(string: "a")) == "a")
    let pointers = NSHashTable<NSMutableString>(options: [.strongMemory, .objectPointerPersonality])
    pointers.add(NSMutableString(string: "a"))
    pointers.add(NSMutableString(string: "a"))
    expectEqual(pointers.count, 2)
  }

  @Test func hashTablesAreUnitedAndIntersected() {
    func table(_ texts: NSString...) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      texts.forEach(table.add)
      return table
    }
    let letters = table("a", "b")
    expect(letters.intersects(table("b", "c")) && !letters.intersects(table("c")))
    expect(table("a").isSubset(of: letters) && !letters.isSubset(of: table("a")))
    letters.union(table("c"))
    expect(letters.isEqual(to: table("a", "b", "c")))
    letters.minus(table("a"))
    letters.intersect(table("a", "b"))
    expectEqual(letters.setRepresentation, ["b" as NSString])
    expectEqual(letters.objectEnumerator().allObjects.count, 1)
  }
}
