#sourceLocation(file: "Impossible/Impossible.swift", line: 1)
               
import UIKit

class LookupController: UIViewController {
    private var observation: NSObject?

              func pressed(_ sender: Any) {
        let tag = (sender as AnyObject).tag
        print(tag as Any)
    }

    func watch(_ list: UITableView) {
        observation = list.observe(\.contentSize) { _, _ in }
        list.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
    }

    override func styleBar() {
        super.styleBar()
    }
override class var _actions: [_Action] { super._actions + [_Action("pressed:", Self.pressed(_:))] + _actions_Impossible_4 } }

class Track: NSObject, _KeyValueTarget {
                  var title = "" { didSet { _valueDidChange("title", from: oldValue, to: self.title) } }
          func load() async {}
          func save() throws {}
          func map<T: NSObject>(_ value: T) {}
          static func make() {}
          func visit(_ body: (Track) -> Void) {}
@MainActor class var _properties: [_Property] { [_Property("title", \Track.title)] } }

                  
class OldTrack: Track {
               var artist: String
@MainActor override class var _properties: [_Property] { super._properties + [_Property("artist", \OldTrack.artist)] } }

extension UINavigationController {
    override open var childForStatusBarStyle: UIViewController? {
        return topViewController
    }
}

extension UIViewController {
          func styleBar() {}
internal static var _actions_Impossible_4: [_Action] { [_Action("styleBar", { (target: UIViewController) in { target.styleBar() } })] } }

class Ring: CALayer {
                  var progress: CGFloat = 0 { didSet { _valueDidChange("progress", from: oldValue, to: self.progress) } }
}

class Foreign: SomeLibraryCell {
          func tapped() {}
    let unknown = Selector("somethingElse")
override class var _actions: [_Action] { super._actions + [_Action("tapped", { (target: Foreign) in { target.tapped() } })] } }
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [(UIViewController.self, UIViewController._actions_Impossible_4)] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [] } }
