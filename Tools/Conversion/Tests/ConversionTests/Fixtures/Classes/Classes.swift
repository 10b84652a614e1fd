import UIKit

@objcMembers
class Account: NSObject {
    var name = ""
    private var password = ""
    let created = Date()
    func open() {}
    func close(reason: String) {}
    private func check() {}
    func map<T>(_ transform: (Account) -> T) -> T { transform(self) }
}

class SavingsAccount: Account {
    @objc dynamic var rate = 0.0
    override func open() { super.open() }
    func addInterest() {}
}

// A class that inherits from nothing.
class Ticker {
    @objc func tick() {}
}

@objc class Clock: NSObject {
    private class Hand: NSObject {
        @objc func turn() {}
    }

    func wind() {
        class Spring: NSObject {
            @objc func release() {}
        }
        _ = Spring()
    }
}

class PagedController<Page: UIViewController, Item>: UIViewController {
    var items: [Item] = []
    @IBOutlet var pageControl: UIPageControl!
    @objc private func pageChanged(_ sender: UIPageControl) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
    }
}

private class Card: UIView, UIGestureRecognizerDelegate {
    @objc func flip() {}
}

open class PublicCell: UITableViewCell {
    @IBOutlet public weak var title: UILabel!
    @objc open func toggle() {}
}

public final class PublicModel: NSObject {
    @objc public func refresh() {}
}

@objc enum Flavour: Int {
    case sweet, sour
}

class Canvas<V: UIView>: UIViewController {
    override func loadView() { view = V() }
    func make(_ type: V.Type) -> V { type.init() }
}

struct Wrapper {
    final class Coordinator: NSObject, UITextFieldDelegate {
        @objc func changed(_ field: UITextField) {}
        func connect(_ field: UITextField) {
            field.addTarget(self, action: #selector(Coordinator.changed), for: .editingChanged)
        }
    }
}
