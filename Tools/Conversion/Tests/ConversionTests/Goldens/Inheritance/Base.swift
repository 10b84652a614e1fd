#sourceLocation(file: "Inheritance/Base.swift", line: 1)
import UIKit

class Base: NSObject {}

typealias Screen = UIViewController

class Middle: Base, _ActionTarget {
          func middle() {}
@MainActor class var _actions: [_Action] { [_Action("middle", { (target: Middle) in { target.middle() } })] + _actions_Leaf_7 } }

      protocol Pausable: AnyObject {
    func pause()
                     func resume()
}
