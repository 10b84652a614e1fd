#sourceLocation(file: "Conditions/Platform.swift", line: 1)
#if canImport(UIKit)
import UIKit
typealias PlatformView = UIView
#elseif os(macOS)
import AppKit
typealias PlatformView = NSView
#endif

#if false
let runsOn = "Linux"
#elseif true || os(tvOS)
let runsOn = "iOS"
#else
let runsOn = "somewhere"
#endif

#if !true
#error("for iOS only")
#endif

class PlatformController: UIViewController {
    #if true
              var label: UILabel!
          func pressed() {}
    #else
    @objc func clicked() {}
    #endif

    #if DEBUG
          func shaken() {}
    #endif

    #if targetEnvironment(simulator)
    @objc func simulated() {}
    #endif

          func shown() {
        #if true && !targetEnvironment(macCatalyst)
        label.text = runsOn
        #endif
        if #available(iOS 15.0, *) {
            label.isHidden = true
        }
    }
override class var _actions: [_Action] { var table: [_Action] = super._actions; table.append(_Action("pressed", { (target: PlatformController) in { target.pressed() } }))
#if (DEBUG)
table.append(_Action("shaken", { (target: PlatformController) in { target.shaken() } }))
#endif
table.append(_Action("shown", { (target: PlatformController) in { target.shown() } })); return table }; override class var _properties: [_Property] { super._properties + [_Property("label", \PlatformController.label)] }
#sourceLocation(file: "Conditions/Platform.swift", line: 45)
 }
