import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Properties by name.
@MainActor
struct KeyValueCodingTests {
  @Test func valueForKeyReadsAndSetsAProperty() {
    let cell = Named()
    cell.setValue("Anna", forKey: "name")
    expectEqual(cell.name, "Anna")
    expectEqual(cell.value(forKey: "name") as? String, "Anna")
    cell.setValue(nil, forKey: "name")
    expect(cell.name == nil && cell.value(forKey: "name") == nil)
  }

  @Test func setValueConvertsNumbersToThePropertysType() {
    let cell = Named()
    cell.setValue(NSNumber(value: 3.5), forKey: "width")
    cell.setValue(NSNumber(value: 7), forKey: "count")
    cell.setValue(1, forKey: "isMarked")
    cell.setValue(2.0, forKey: "limit")
    expect(cell.width == 3.5 && cell.count == 7 && cell.isMarked && cell.limit == 2)
  }

  @Test func aSubclassInheritsAndOverridesKeys() {
    let view = Shouting()
    view.setValue("anna", forKey: "name")
    expectEqual(view.name, "ANNA")
    view.setValue(4, forKey: "tag")
    expectEqual(view.tag, 4)
  }

  @Test func userDefaultsAndDictionariesHaveValuesForAllKeys() throws {
    let name = "KeyValueCodingTests"
    let defaults = try require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    expectNil(defaults.value(forKey: "order"))
    defaults.setValue("newest", forKey: "order")
    expect(defaults.value(forKey: "order") as? String == "newest" && defaults.string(forKey: "order") == "newest")
    defaults.setValue(nil, forKey: "order")
    expectNil(defaults.object(forKey: "order"))

    let counts = NSMutableDictionary()
    let changing: NSObject = counts
    changing.setValue(3, forKey: "count")
    expectEqual(counts.object(forKey: "count") as? Int, 3)
    changing.setValue(nil, forKey: "count")
    expectEqual(counts.count, 0)
    let outer: NSObject = NSDictionary(dictionary: ["inner": NSDictionary(dictionary: ["count": 3])])
    expectEqual(outer.value(forKeyPath: "inner.count") as? Int, 3)
    expect(outer.value(forKey: "none") == nil && outer.value(forKeyPath: "none.count") == nil)
    expect(KeyValueFault.of(setting: 1, forKey: "a", of: outer) != nil, "this dictionary cannot change")
  }

  @Test func keyPathsTraverseObjects() {
    let view = Named()
    view.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
    expectEqual(view.layer.cornerRadius, 8)
    expectEqual(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat, 8)
  }

  @Test func keyPathsThroughNilSetNothing() {
    let view = Named()
    view.setValue("B", forKeyPath: "other.name")
    expectNil(view.value(forKeyPath: "other.name"))
    let other = Named()
    view.other = other
    view.setValue("B", forKeyPath: "other.name")
    expectEqual(other.name, "B")
  }

  @Test func anUndefinedKeyIsReportedWithFoundationsMessage() throws {
    let fault = try require(KeyValueFault.of(setting: 1, forKey: "titel", of: Named()))
    expect(
      fault.message.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel."))
    expect(fault.message.contains("count") && fault.message.contains("isMarked"))
  }

  @Test func nilForANonOptionalPropertyIsReported() throws {
    let fault = try require(KeyValueFault.of(setting: nil, forKey: "count", of: Named()))
    expect(fault.message.contains("setNilValueForKey]: could not set nil as the value for the key count."))
  }

  @Test func aValueOfAnotherTypeIsReported() throws {
    let fault = try require(KeyValueFault.of(setting: UIView(), forKey: "name", of: Named()))
    expect(fault.message.contains("the key name takes a value of type Optional<String>"))
  }

  @Test func aReadOnlyPropertyRefusesValues() throws {
    expectEqual(Named().value(forKey: "greeting") as? String, "Hello")
    let fault = try require(KeyValueFault.of(setting: "Hi", forKey: "greeting", of: Named()))
    expect(fault.message.contains("setValue:forUndefinedKey:"))
  }
}

private class Named: UIView {
  var name: String?
  var width: CGFloat = 0
  var count = 0
  var isMarked = false
  var limit: Int?
  var greeting: String { "Hello" }
  weak var other: Named?

  override class var _properties: [_Property] {
    super._properties + [
      _Property("name", \Named.name), _Property("width", \Named.width), _Property("count", \Named.count),
      _Property("isMarked", \Named.isMarked), _Property("limit", \Named.limit),
      _Property("greeting", \Named.greeting), _Property("other", \Named.other),
    ]
  }
}

private final class Shouting: Named {
  override class var _properties: [_Property] {
    super._properties + [
      _Property("name", get: { (view: Shouting) in view.name }, set: { view, name in view.name = name?.uppercased() })
    ]
  }
}
