import UIKit

class Rack: NSObject {
  static let name = Notification.Name("bottle came")

  static func watch() {
    NotificationCenter.default.addObserver(self, selector: #selector(came(_:)), name: name, object: nil)
  }

  @objc private class func came(_ notification: Notification) {
    print(self, "has", notification.object as? String ?? "nothing")
  }

  @objc class func open(_ sender: UIButton) {
    print("opens bottle", sender.tag)
  }

  @objc static func count() { print("the class counts") }
  @objc func count() { print("a rack counts") }
}

class CoolRack: Rack {
  override class func open(_ sender: UIButton) {
    print("cools bottle", sender.tag)
  }
}

extension UIView {
  @objc static func label(_ sender: UIButton) {
    print(self, "labels", sender.tag)
  }
}
