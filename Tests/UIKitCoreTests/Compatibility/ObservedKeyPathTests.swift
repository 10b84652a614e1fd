import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Observing what lies at the end of a path of several keys.
@MainActor
struct ObservedKeyPathTests {
  private let street = Street()
  private let watcher = Listener()

  @Test func observedKeyPathsFollowEachObjectOnThePath() {
    street.addObserver(watcher, forKeyPath: "shop.title", options: [.new, .old], context: nil)
    let first = Shop("Bread")
    street.shop = first
    first.title = "Cake"
    street.shop = Shop("Tea")
    first.title = "nobody's"
    street.shop?.title = "Coffee"
    street.shop = nil
    expectEqual(
      watcher.heard,
      [
        "shop.title <null> Bread", "shop.title Bread Cake", "shop.title Cake Tea", "shop.title Tea Coffee",
        "shop.title Coffee <null>",
      ])
    street.removeObserver(watcher, forKeyPath: "shop.title")
    let last = Shop("Books")
    street.shop = last
    last.title = "Maps"
    expectEqual(watcher.heard.count, 5)
  }

  @Test func theInitialOptionCallsAKeyPathObserverImmediately() {
    street.shop = Shop("Bread")
    street.addObserver(watcher, forKeyPath: "shop.title", options: [.initial, .new], context: nil)
    expectEqual(watcher.heard, ["shop.title - Bread"])
    street.removeObserver(watcher, forKeyPath: "shop.title")
  }

  @Test func aReleasedKeyPathObserverRetainsNothing() {
    weak var known: Shop?
    do {
      let shop = Shop("Bread")
      known = shop
      let street = Street()
      street.shop = shop
      street.addObserver(watcher, forKeyPath: "shop.title", options: [.new], context: nil)
    }
    expectNil(known)
  }
}

private final class Street: NSObject, _KeyValueTarget {
  var shop: Shop? { didSet { _valueDidChange("shop", from: oldValue, to: shop) } }

  @MainActor static var _properties: [_Property] { [_Property("shop", \Street.shop)] }
}

private final class Shop: NSObject, _KeyValueTarget {
  var title: String { didSet { _valueDidChange("title", from: oldValue, to: title) } }

  init(_ title: String) { self.title = title }

  @MainActor static var _properties: [_Property] { [_Property("title", \Shop.title)] }
}

private final class Listener: NSObject, _KeyValueObserver {
  var heard: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String {
      change?[key].map { $0 is NSNull ? "<null>" : "\($0)" } ?? "-"
    }
    heard.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))")
  }
}
