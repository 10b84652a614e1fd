#sourceLocation(file: "Impossible/Impossible.swift", line: 1)
               
import UIKit

class LookupController: UIViewController {
    private var observation: NSObject?

              func pressed(_ sender: Any) {
        let tag = _found(((sender as AnyObject) as? UIView)?.tag ?? ((sender as AnyObject) as? UIBarItem)?.tag)
        print(tag as Any)
    }

    func watch(_ list: UITableView) {
        observation = list.observe(\.backgroundColor) { _, _ in }
        list.addObserver(self, forKeyPath: "tintColor", options: [.new], context: nil)
    }

    override var barTitle: String { "" }
override class var _actions: [_Action] { super._actions + [_Action("pressed:", Self.pressed(_:))] }; override class var _properties: [_Property] { super._properties + _properties_Impossible_4 } }

class Track: NSObject, _ActionTarget, _KeyValueTarget {
                  var title = "" { didSet { _valueDidChange("title", from: oldValue, to: self.title) } }
          func load() async {}
          func save() throws {}
          func map<T: NSObject>(_ value: T) {}
          static var latest: String { "" }
          func mix(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) {}
          func visit(_ body: (Track) -> Void) {}
@MainActor class var _actions: [_Action] { [_Action("saveAndReturnError:", { (target: Track) in { _ = try? target.save() } })] }; @MainActor class var _properties: [_Property] { [_Property("title", \Track.title)] } }

                  
class OldTrack: Track {
               var artist: String
@MainActor override class var _properties: [_Property] { super._properties + [_Property("artist", \OldTrack.artist)] } }; class LegacyTrack: OldTrack {}

extension UINavigationController {
    override open var childForStatusBarStyle: UIViewController? {
        return topViewController
    }
}

extension UIViewController {
          var barTitle: String { "" }
internal static var _properties_Impossible_4: [_Property] { [_Property("barTitle", \UIViewController.barTitle)] } }

class Ring: CALayer {
                  var progress: CGFloat = 0 { didSet { _valueDidChange("progress", from: oldValue, to: self.progress) } }
}

class Foreign: SomeLibraryCell {
          func tapped() {}
    let unknown = Selector("somethingElse")
override class var _actions: [_Action] { super._actions + [_Action("tapped", { (target: Foreign) in { target.tapped() } })] } }
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [(UIViewController.self, UIViewController._properties_Impossible_4)] } }
@discardableResult fileprivate func _found<Value>(_ value: Value?) -> Value! { value }
