#sourceLocation(file: "Lookups/ColorViewController.swift", line: 1)
import UIKit

class ColorViewController: UIViewController {
    private var index = 0

              func chosen(_ sender: Any) {
        let tag: Int = _found(((sender as AnyObject) as? UIView)?.tag ?? ((sender as AnyObject) as? UIBarItem)?.tag)
        index = tag
        if _found(((sender as AnyObject) as? UIControl)?.isSelected ?? ((sender as AnyObject) as? UITableViewCell)?.isSelected ?? ((sender as AnyObject) as? UICollectionViewCell)?.isSelected) { index = 0 }
    }

              func switched(_ sender: AnyObject?) {
        guard let isOn = _found(((sender as AnyObject) as? UISwitch)?.isOn) else { return }
        view.isHidden = !isOn
    }

          func changed(_ notification: Notification) {
        if _found(((notification.object as AnyObject) as? Palette)?.shade) == 3 { index = 3 }
    }
override class var _actions: [_Action] { super._actions + [_Action("chosen:", Self.chosen(_:)), _Action("switched:", Self.switched(_:)), _Action("changed:", Self.changed(_:))] } }

class Palette: NSObject, _KeyValueTarget {
          var shade = 3
@MainActor class var _properties: [_Property] { [_Property("shade", \Palette.shade)] } }
@discardableResult fileprivate func _found<Value>(_ value: Value?) -> Value! { value }
