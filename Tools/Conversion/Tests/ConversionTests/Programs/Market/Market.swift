import UIKit

// Two classes with members of one name, which Objective-C knows by different ones.

class Stall: NSObject {
  @objc(label) dynamic var title = "stall"
  @objc var price = 3
  @objc var isOpen = true
  var owner: Trader?

  @objc(stallClosed:) func closed(_ sender: Any?) { print("the stall", title, "is closed") }
  @objc func weigh(_ apples: Int) -> Int { apples * 100 }
}

class Truck: NSObject {
  @objc dynamic var title = "truck"
  @objc var price = 7.5
  @objc var load = Load()

  @objc func closed(_ sender: Any?) { print("the truck", title, "is closed") }
  @objc func weigh(_ apples: Int) -> Int { apples * 1000 }
  @objc func honk() { print("honk") }
}

class Load: NSObject {
  @objc(crates) var boxes = 12
  @objc var isOpen = false
}

class Trader: NSObject {
  @objc let shop = makeStall()
  let fleet = [Truck()]
}

func makeStall() -> Stall { Stall() }

/// The first of many, whatever they are.
func first<Object: NSObject>(_ type: Object.Type, in objects: [NSObject]) -> Object {
  for object in objects {
    if let found = object as? Object { return found }
  }
  fatalError("nothing of the kind")
}

// A method that UIKit's views get, and one of the same name elsewhere.

extension UIView {
  @objc(wobble) func shake() { print("wobbles", tag) }
}

class Milk: NSObject {
  @objc(shakeWell) func shake() { print("shaken") }
}

// Optional requirements, and a class with a method of that name.

@objc protocol MarketDelegate: AnyObject {
  @objc optional func market(_ market: Market, didSell count: Int) -> Bool
  @objc optional func marketDidClose(_ market: Market)
  @objc optional var assistant: MarketDelegate? { get }
}

class Clerk: NSObject, MarketDelegate {
  let helper: Helper?
  init(_ helper: Helper?) { self.helper = helper }
  var assistant: MarketDelegate? { helper }
  func market(_ market: Market, didSell count: Int) -> Bool {
    print("clerk notes", count)
    return count > 1
  }
}

class Helper: NSObject, MarketDelegate {
  func marketDidClose(_ market: Market) { print("helper sweeps") }
}

class Market: NSObject {
  typealias Handler = (Any?) -> Void

  weak var delegate: MarketDelegate?
  var counter = Stall()
  var observations: [NSKeyValueObservation] = []
  let trader = Trader()

  // Overloads, told apart by an alias.
  @objc(openAll) func open() { print("opens all") }
  @objc(openOne:) func open(_ sender: Any?) { print("opens one") }
  @objc(openNumber:with:) func open(_ number: Any?, with key: String) { print("opens with", key) }

  func selectors() {
    // A local variable that has the name of a property.
    let counter = Truck()
    counter.perform(#selector(counter.closed(_:)), with: nil)
    self.counter.perform(#selector(self.counter.closed(_:)), with: nil)

    // The result of a generic function, of a closure, of an inferred property.
    let all: [NSObject] = [self.counter, counter]
    let found = first(Stall.self, in: all)
    found.perform(#selector(found.closed(_:)), with: nil)
    counter.perform(#selector(first(Truck.self, in: all).closed(_:)), with: nil)
    all.compactMap { $0 as? Truck }.forEach { each in each.perform(#selector(each.closed), with: nil) }
    trader.shop.perform(#selector(trader.shop.closed(_:)), with: nil)
    if let truck = trader.fleet.first { truck.perform(#selector(truck.closed), with: nil) }

    // A property of a class of UIKit's.
    let cell = UITableViewCell()
    cell.contentView.tag = 4
    cell.contentView.perform(#selector(cell.contentView.shake))
    let milk = Milk()
    milk.perform(#selector(milk.shake))

    perform(#selector(open as Handler), with: nil)
    perform(#selector(open as () -> Void))
  }

  func paths() {
    print(#keyPath(Trader.shop.title), #keyPath(Trader.shop.isOpen), #keyPath(Truck.load.boxes))
    print(#keyPath(UIView.isHidden))
    print(trader.shop.value(forKey: #keyPath(Stall.title)) ?? "nothing")
  }

  func observe() {
    let counter = Truck()
    observations.append(
      counter.observe(\.title, options: [.new]) { _, change in print("truck:", change.newValue ?? "") })
    observations.append(
      self.counter.observe(\.title, options: [.new]) { _, change in print("stall:", change.newValue ?? "") })
    counter.title = "lorry"
    self.counter.title = "booth"
    trader.shop.addObserver(self, forKeyPath: #keyPath(Stall.title), options: [.new], context: nil)
    trader.shop.title = "kiosk"
    trader.shop.removeObserver(self, forKeyPath: #keyPath(Stall.title))
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    print("observed", keyPath ?? "", change?[.newKey] ?? "")
  }

  func sell(_ count: Int) {
    let isNoted = delegate?.market?(self, didSell: count) ?? false
    print("noted", isNoted)
    // A chain of optional calls.
    delegate?.assistant??.marketDidClose?(self)
    print(delegate?.assistant??.market?(self, didSell: count) as Any)
    if delegate?.market(_:didSell:) != nil { print("the delegate counts") }
    if delegate?.marketDidClose == nil { print("the delegate does not close") }
    let clerk = Clerk(nil)
    let method = clerk.market(_:didSell:)
    print("directly", method(self, 2))
  }

  // Members that are looked up at run time.

  func lookUp(_ sender: AnyObject, _ others: [AnyObject]) {
    let whole: Int = sender.price
    print("costs", whole)
    if let exact: Double = others[0].price { print("costs", exact) }
    for other in others {
      print("weighs", other.weigh(2))
      other.honk?()
    }
    let last = others.last
    print("weighs", last?.weigh?(3) ?? 0)
    (sender as AnyObject).honk?()
  }
}

// Values that metatypes and type parameters make.

class Sign: UIView {
  @objc(signTurned:) func turned(_ sender: Any?) { print("the sign turns") }
  @objc(inks) dynamic var colors = 1

  func copies() {
    let other = type(of: self).init()
    other.perform(#selector(other.turned(_:)), with: nil)
    let same = Self()
    same.perform(#selector(same.turned), with: nil)
  }
}

class Wheel: UIView {
  @objc func turned(_ sender: Any?) { print("the wheel turns") }
  @objc dynamic var colors = 1
}

protocol Maker {
  associatedtype Part: Sign
}

extension Maker {
  func make() -> Part {
    let part = Part()
    part.perform(#selector(part.turned(_:)), with: nil)
    return part
  }
}

struct SignMaker: Maker {
  typealias Part = Sign
}

struct Rack<Item: UIView> {
  let item = Item()
}

func make<Part: Sign>() -> Part {
  let part = Part()
  part.perform(#selector(part.turned(_:)), with: nil)
  part.perform(#selector(part.shake))
  return part
}

func makeAll() {
  let type: Sign.Type = Sign.self
  let sign = type.init()
  sign.perform(#selector(sign.turned(_:)), with: nil)
  sign.copies()
  let made: Sign = make()
  let token = made.observe(\.colors, options: [.new]) { _, change in print("inks:", change.newValue ?? 0) }
  made.colors = 2
  token.invalidate()
  SignMaker().make().colors = 3
  let rack = Rack<Wheel>()
  rack.item.perform(#selector(rack.item.turned(_:)), with: nil)
}
