#sourceLocation(file: "Classes/Classes.swift", line: 1)
import UIKit

            
class Account: NSObject, _ActionTarget, _KeyValueTarget {
    var name = ""
    private var password = ""
    let created = Date()
    func open() {}
    func close(reason: String) {}
    private func check() {}
    func map<T>(_ transform: (Account) -> T) -> T { transform(self) }
@MainActor class var _actions: [_Action] { [_Action("open", { (target: Account) in { target.open() } }), _Action("closeWithReason:", { (target: Account) in { (a0: String) in target.close(reason: a0) } })] }; @MainActor class var _properties: [_Property] { [_Property("name", \Account.name), _Property("created", \Account.created)] } }

class SavingsAccount: Account {
                  var rate = 0.0 { didSet { _valueDidChange("rate", from: oldValue, to: self.rate) } }
    override func open() { super.open() }
    func addInterest() {}
@MainActor override class var _actions: [_Action] { super._actions + [_Action("open", { (target: SavingsAccount) in { target.open() } }), _Action("addInterest", { (target: SavingsAccount) in { target.addInterest() } })] }; @MainActor override class var _properties: [_Property] { super._properties + [_Property("rate", \SavingsAccount.rate)] } }

// A class that inherits from nothing.
class Ticker: _ActionTarget {
          func tick() {}
@MainActor class var _actions: [_Action] { [_Action("tick", { (target: Ticker) in { target.tick() } })] } }

      class Clock: NSObject {
    private class Hand: NSObject, _ActionTarget {
              func turn() {}
    @MainActor class var _actions: [_Action] { [_Action("turn", { (target: Hand) in { target.turn() } })] } }

    func wind() {
        class Spring: NSObject, _ActionTarget {
                  func release() {}
        @MainActor class var _actions: [_Action] { [_Action("release", { (target: Spring) in { target.release() } })] } }
        _ = Spring()
    }
}

class PagedController<Page: UIViewController, Item>: UIViewController {
    var items: [Item] = []
              var pageControl: UIPageControl!
          private func pageChanged(_ sender: UIPageControl) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.addTarget(self, action: Selector("pageChanged:"), for: .valueChanged)
    }
override class var _actions: [_Action] { super._actions + [_Action("pageChanged:", Self.pageChanged(_:))] }; override class var _properties: [_Property] { super._properties + [_Property("pageControl", \PagedController.pageControl)] } }

private class Card: UIView, UIGestureRecognizerDelegate {
          func flip() {}
override class var _actions: [_Action] { super._actions + [_Action("flip", { (target: Card) in { target.flip() } })] } }

open class PublicCell: UITableViewCell {
              public weak var title: UILabel!
          open func toggle() {}
open override class var _actions: [_Action] { super._actions + [_Action("toggle", { (target: PublicCell) in { target.toggle() } })] }; open override class var _properties: [_Property] { super._properties + [_Property("title", \PublicCell.title)] } }

public final class PublicModel: NSObject, _ActionTarget {
          public func refresh() {}
@MainActor public class var _actions: [_Action] { [_Action("refresh", { (target: PublicModel) in { target.refresh() } })] } }

      enum Flavour: Int {
    case sweet, sour
}

class Canvas<V: UIView>: UIViewController {
    override func loadView() { view = V() }
    func make(_ type: V.Type) -> V { type.init() }
}

struct Wrapper {
    final class Coordinator: NSObject, UITextFieldDelegate, _ActionTarget {
              func changed(_ field: UITextField) {}
        func connect(_ field: UITextField) {
            field.addTarget(self, action: Selector("changed:"), for: .editingChanged)
        }
    @MainActor class var _actions: [_Action] { [_Action("changed:", { (target: Coordinator) in { (a0: UITextField) in target.changed(a0) } })] } }
}
