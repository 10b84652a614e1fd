import UIKit

// A class by its name in Objective-C.
let type = NSClassFromString("Pantry.PNTJar") as? Jar.Type
let jar = type?.init()
print(jar?.amount ?? -1)

// Methods that throw.
jar?.perform(#selector(Jar.fill))
jar?.perform(#selector(Jar.open))
print(jar?.amount ?? -1)

// Members of any object.
let controller = PantryController()
let button = UIButton(type: .system)
button.tag = 7
controller.choose(button)
print(controller.chosen)
let item = UIBarButtonItem(systemItem: .add)
item.tag = 9
controller.choose(item)
print(controller.chosen)

// Asynchronous methods.
controller.perform(#selector(PantryController.count(_:)), with: jar)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
