#sourceLocation(file: "ExtendedClasses/Styling.swift", line: 1)
import UIKit

extension UIViewController {
          func _UIViewController_styleBar() {
        navigationItem.title = "plain"
    }

          func _UIViewController_height(for width: CGFloat, rounded: Bool = true) -> CGFloat { width / 2 }

    func present(_ text: String) {
        styleBar()
        title = text
    }
func styleBar() { if let own = self as? any _Overriding_UIViewController_styleBar { return own._overriding_styleBar() }; return _UIViewController_styleBar() }; func height(for width: CGFloat, rounded: Bool = true) -> CGFloat { if let own = self as? any _Overriding_UIViewController_height_for_rounded { return own._overriding_height(for: width, rounded: rounded) }; return _UIViewController_height(for: width, rounded: rounded) } ; internal static var _actions_Styling_0: [_Action] { [_Action("styleBar", { (target: UIViewController) in { target.styleBar() } }), _Action("heightFor:rounded:", Self.height(for:rounded:))] } }; @MainActor protocol _Overriding_UIViewController_styleBar: AnyObject { func _overriding_styleBar() -> Void }; @MainActor protocol _Overriding_UIViewController_height_for_rounded: AnyObject { func _overriding_height(for width: CGFloat, rounded: Bool) -> CGFloat }

class BrandedController: UIViewController, _Overriding_UIViewController_styleBar, _Overriding_UIViewController_height_for_rounded {
             func _overriding_styleBar() {
        super._UIViewController_styleBar()
        navigationItem.prompt = "branded"
    }

             func _overriding_height(for width: CGFloat, rounded: Bool) -> CGFloat {
        super._UIViewController_height(for: width, rounded: rounded) + 1
    }
override class var _actions: [_Action] { super._actions + _actions_Styling_0 } }

final class ShopController: BrandedController {
    override func _overriding_styleBar() {
        super._overriding_styleBar()
        navigationItem.title = "shop"
    }
}
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [(UIViewController.self, UIViewController._actions_Styling_0)] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [] } }
