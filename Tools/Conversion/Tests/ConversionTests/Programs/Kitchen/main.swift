import UIKit

// Delegates with optional methods.
let oven = Oven()
let cook = Cook()
let guest = Guest()
oven.heat(to: 100)
oven.delegate = cook
oven.heat(to: 200)
oven.heat(to: 350)
oven.heat(to: 450)
oven.delegate = guest
oven.heat(to: 500)
print(cook.responds(to: #selector(OvenDelegate.oven(_:shouldHeatTo:))))
print(cook.responds(to: #selector(OvenDelegate.ovenDidHeat(_:))))

// Keys, observers and calls by name.
let observation = oven.observe(\.degrees, options: [.old, .new]) { _, change in
    print("from \(change.oldValue ?? 0) to \(change.newValue ?? 0)")
}
print(oven.perform(#selector(Oven.reset)).takeUnretainedValue())
oven.setValue(180, forKey: #keyPath(Oven.degrees))
print(oven.value(forKey: "isOn") as? Bool ?? true)
observation.invalidate()
oven.degrees = 0

// Controllers: outlets, actions, overrides in extensions.
let controller = KitchenController()
controller.setValue(3, forKey: "tables")
controller.start()
controller.title = "ignored"
print(controller.title ?? "")
let button = UIButton()
controller.connect(button)
button.sendActions(for: .touchUpInside)
controller.listen()
NotificationCenter.default.post(name: .bell, object: "soup")
NotificationCenter.default.removeObserver(controller)
NotificationCenter.default.post(name: .bell, object: "silence")

// Methods of UIKit, and those that an extension adds to it.
button.addTarget(button, action: #selector(UIView.sparkle), for: .touchDown)
button.sendActions(for: .touchDown)
print(button.tag)
let panel = UIView()
panel.addSubview(button)
button.addTarget(button, action: #selector(UIView.removeFromSuperview), for: .touchDown)
button.sendActions(for: .touchDown)
print(panel.subviews.count, button.tag)

// Methods that an extension adds, and that subclasses override.
UIViewController().dine()
Bistro().dine()
