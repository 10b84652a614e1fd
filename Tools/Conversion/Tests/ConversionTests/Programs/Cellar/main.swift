import UIKit

// A class observes.
Rack.watch()
NotificationCenter.default.post(name: Rack.name, object: "Rioja")
NotificationCenter.default.removeObserver(Rack.self)
NotificationCenter.default.post(name: Rack.name, object: "Chianti")

// Actions of a class, of the class that is the target.
let button = UIButton(type: .system)
button.tag = 3
button.addTarget(Rack.self, action: #selector(Rack.open(_:)), for: .touchUpInside)
button.addTarget(CoolRack.self, action: #selector(Rack.open(_:)), for: .touchUpInside)
button.addTarget(UILabel.self, action: #selector(UIView.label(_:)), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
button.removeTarget(Rack.self, action: nil, for: .touchUpInside)
button.sendActions(for: .touchUpInside)

// A class and its objects have a method of one name.
let rack = Rack()
button.addTarget(rack, action: #selector(Rack.count as (Rack) -> () -> Void), for: .touchDown)
button.addTarget(Rack.self, action: #selector(Rack.count as () -> Void), for: .touchDown)
button.sendActions(for: .touchDown)
