#sourceLocation(file: "Performing/TapHelpers.swift", line: 1)
import UIKit

final class Teller: NSObject, _ActionTarget {
    weak var target: AnyObject?
    var said: [String] = []

          func say() { said.append("say") }
          func tell(_ sender: Any?) { said.append("tell") }
@MainActor class var _actions: [_Action] { [_Action("say", { (target: Teller) in { target.say() } }), _Action("tell:", { (target: Teller) in { (a0: Any?) in target.tell(a0) } })] } }

@MainActor func tap(_ item: UIBarButtonItem) {
    _ = (item.target as? any NSObjectProtocol)?.perform(item.action)
    _ = (item.target as! any NSObjectProtocol).perform(item.action!, with: item)
    (item.target as AnyObject as! any NSObjectProtocol).perform(item.action, with: nil)
    guard let target = item.target, let action = item.action else { return }
    _ = (target as! any NSObjectProtocol).perform(action, with: item)
}

extension UIControl {
    func simulate(event: UIControl.Event) {
        allTargets.forEach { target in
            actions(forTarget: target, forControlEvent: event)?.forEach {
                (target as Any as! NSObject).perform(Selector($0))
            }
        }
    }
}

/// A type of the app's own with such a method.
struct Job {
    var target: Worker?

    func run(_ action: Worker.Action) { target?.perform(action, with: 1, with: 2) }
}

struct Worker {
    enum Action { case sweep }

    func perform(_ action: Action, with first: Int, with second: Int) {}
}
