#if canImport(UIKit)
import UIKit
typealias PlatformView = UIView
#elseif os(macOS)
import AppKit
typealias PlatformView = NSView
#endif

#if os(Linux)
let runsOn = "Linux"
#elseif os(iOS) || os(tvOS)
let runsOn = "iOS"
#else
let runsOn = "somewhere"
#endif

#if !os(iOS)
#error("for iOS only")
#endif

class PlatformController: UIViewController {
    #if os(iOS)
    @IBOutlet var label: UILabel!
    @objc func pressed() {}
    #else
    @objc func clicked() {}
    #endif

    #if DEBUG
    @objc func shaken() {}
    #endif

    #if targetEnvironment(simulator)
    @objc func simulated() {}
    #endif

    @objc func shown() {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        label.text = runsOn
        #endif
        if #available(iOS 15.0, *) {
            label.isHidden = true
        }
    }
}
