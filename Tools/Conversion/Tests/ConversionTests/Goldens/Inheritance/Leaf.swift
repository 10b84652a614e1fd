#sourceLocation(file: "Inheritance/Leaf.swift", line: 1)
import UIKit

class Leaf: Middle, Pausable {
          func leaf() {}
    func pause() {}
    func resume() {}
@MainActor override class var _actions: [_Action] { super._actions + [_Action("leaf", { (target: Leaf) in { target.leaf() } }), _Action("pause", { (target: Leaf) in { target.pause() } }), _Action("resumeNow", { (target: Leaf) in { target.resume() } })] } }

class Left: Base, _ActionTarget {
          func left() {}
@MainActor class var _actions: [_Action] { [_Action("left", { (target: Left) in { target.left() } })] } }

class Home: Screen {
          func refresh() {}
          var position = 0
override class var _actions: [_Action] { super._actions + [_Action("refresh", { (target: Home) in { target.refresh() } })] + _actions_Leaf_6 }; override class var _properties: [_Property] { super._properties + [_Property("position", \Home.position)] } }

class Start: Home {
    override func refresh() {}
          override var title: String? {
        didSet {}
    }
override class var _properties: [_Property] { super._properties + [_Property("title", \Start.title)] } }

extension UIView {
          func flash() {}
                   var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
internal static var _actions_Leaf_4: [_Action] { [_Action("flash", { (target: UIView) in { target.flash() } })] }; internal static var _properties_Leaf_4: [_Property] { [_Property("borderWidth", \UIView.borderWidth)] } }

class Panel: UIView { override class var _actions: [_Action] { super._actions + _actions_Leaf_4 }; override class var _properties: [_Property] { super._properties + _properties_Leaf_4 } }

private extension Home {
          func close() {}
}; extension Home { internal static var _actions_Leaf_6: [_Action] { [_Action("close", { (target: Home) in { target.close() } })] } }

fileprivate extension Middle {
          func end() {}
}; extension Middle { @MainActor internal static var _actions_Leaf_7: [_Action] { [_Action("end", { (target: Middle) in { target.end() } })] } }
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [(UIView.self, UIView._actions_Leaf_4)] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [(UIView.self, UIView._properties_Leaf_4)] } }
