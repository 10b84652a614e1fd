import UIKit

final class Teller: NSObject {
    weak var target: AnyObject?
    var said: [String] = []

    @objc func say() { said.append("say") }
    @objc func tell(_ sender: Any?) { said.append("tell") }
}

@MainActor func tap(_ item: UIBarButtonItem) {
    _ = item.target?.perform(item.action)
    _ = item.target!.perform(item.action!, with: item)
    (item.target as AnyObject).perform(item.action, with: nil)
    guard let target = item.target, let action = item.action else { return }
    _ = target.perform(action, with: item)
}

extension UIControl {
    func simulate(event: UIControl.Event) {
        allTargets.forEach { target in
            actions(forTarget: target, forControlEvent: event)?.forEach {
                (target as NSObject).perform(Selector($0))
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
