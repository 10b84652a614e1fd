import CoreData
import UIKit

class LookupController: UIViewController {
    private var observation: NSObject?

    @IBAction func pressed(_ sender: Any) {
        let tag = (sender as AnyObject).tag
        print(tag as Any)
    }

    func watch(_ list: UITableView) {
        observation = list.observe(\.backgroundColor) { _, _ in }
        list.addObserver(self, forKeyPath: #keyPath(UITableView.tintColor), options: [.new], context: nil)
    }

    override var barTitle: String { "" }
}

class Track: NSObject {
    @objc dynamic var title = ""
    @objc func load() async {}
    @objc func save() throws {}
    @objc func map<T: NSObject>(_ value: T) {}
    @objc static var latest: String { "" }
    @objc func mix(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) {}
    @objc func visit(_ body: (Track) -> Void) {}
}

@objc(LegacyTrack)
class OldTrack: Track {
    @NSManaged var artist: String
}

extension UINavigationController {
    override open var childForStatusBarStyle: UIViewController? {
        return topViewController
    }
}

extension UIViewController {
    @objc var barTitle: String { "" }
}

class Ring: CALayer {
    @objc dynamic var progress: CGFloat = 0
}

class Foreign: SomeLibraryCell {
    @objc func tapped() {}
    let unknown = #selector(somethingElse)
}
