import UIKit

class Cook: NSObject, OvenDelegate {
    var maximum: Int { 400 }

    func oven(_ oven: Oven, shouldHeatTo degrees: Int) -> Bool {
        return degrees < 300
    }

    func oven(_ oven: Oven, nameFor degrees: Int) -> String { "warm" }
}

class Guest: UIViewController {}

extension Guest: OvenDelegate {
    func ovenDidHeat(_ oven: Oven) {
        print("the guest is glad of \(oven.degrees)")
    }
}

class BaseController: UIViewController {
    func start() {
        describeKitchen()
    }
}

extension BaseController {
    @objc func describeKitchen() {
        print("a kitchen")
    }
}

class KitchenController: BaseController {
    @IBOutlet private weak var button: UIButton!
    @IBInspectable var tables = 1
    private var pressed = 0

    override func describeKitchen() {
        super.describeKitchen()
        print("with \(tables) tables")
    }

    @IBAction private func press(_ sender: UIButton, forEvent event: UIEvent?) {
        pressed += 1
        print("pressed \(pressed) by \(sender === button)")
    }

    @objc private func bell(_ notification: Notification) {
        print("bell", notification.object as? String ?? "")
    }

    func listen() {
        NotificationCenter.default.addObserver(self, selector: #selector(bell), name: .bell, object: nil)
    }

    func connect(_ button: UIButton) {
        setValue(button, forKey: #keyPath(button))
        button.addTarget(self, action: #selector(press(_:forEvent:)), for: .touchUpInside)
    }
}

extension KitchenController {
    override var title: String? {
        get { "Kitchen" }
        set {}
    }
}

extension UIView {
    @objc func sparkle() {
        tag += 1
    }
}

extension Notification.Name {
    static let bell = Notification.Name("bell")
}

extension UIViewController {
    @objc func serve() {
        print("nothing")
    }

    func dine() {
        serve()
    }
}

class Restaurant: UIViewController {
    override func serve() {
        super.serve()
        print("soup")
    }
}

class Bistro: Restaurant {
    override func serve() {
        super.serve()
        print("and bread")
    }
}
