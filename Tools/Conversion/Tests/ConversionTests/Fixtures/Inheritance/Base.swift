import UIKit

class Base: NSObject {}

typealias Screen = UIViewController

class Middle: Base {
    @objc func middle() {}
}

@objc protocol Pausable {
    func pause()
    @objc(resumeNow) func resume()
}
