#sourceLocation(file: "Selectors/SelectorsViewController.swift", line: 1)
import UIKit

class SelectorsViewController: UIViewController {
    let model = PlayerModel()
    var timer: Timer?

    class Toolbar: UIView {
              func done(_ sender: Any?) {}
        func attach(to button: UIButton) {
            button.addTarget(self, action: Selector("done:"), for: .touchUpInside)
            button.addTarget(self, action: Selector("done:"), for: .touchUpInside)
        }
    override class var _actions: [_Action] { super._actions + [_Action("done:", Self.done(_:))] } }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
        button.addTarget(model, action: Selector("play"), for: .touchUpInside)
        button.addTarget(model, action: Selector("play"), for: .touchUpInside)
        button.addTarget(nil, action: Selector("done:"), for: .touchUpInside)
        button.addTarget(nil, action: Selector("done:"), for: .touchUpInside)
        button.addTarget(self, action: Selector("switchChanged:"), for: .valueChanged)
        button.addTarget(
            self,
            action: Selector("sliderChanged:")


,
            for: .valueChanged)
        button.addTarget(self, action: Selector("pressed:with:"), for: .touchDown)
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: self, action: Selector("saveWithName:"))
        navigationItem.rightBarButtonItem = item
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: Selector(_Action("endEditing:", UIView.endEditing(_:)), of: UIView.self)))
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: Selector(_Action("endEditing:", UIView.endEditing(_:)), of: UIView.self)))
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(_Action("dismissKeyboard", { (target: UIViewController) in { target.dismissKeyboard() } }), of: UIViewController.self)))
        let names: [Selector] = [
            Selector(_Action(getter: "title", \PlayerModel.title), of: PlayerModel.self), Selector(_Action(setter: "setTitle:", \PlayerModel.title), of: PlayerModel.self),
            Selector(_Action(getter: "title", \PlayerModel.title), of: PlayerModel.self), Selector(_Action(getter: "isEditing", \SelectorsViewController.isEditing), of: SelectorsViewController.self),
        ]
        let standard = Selector("copy:")
        print(names, standard, NSStringFromSelector(Selector(_Action("removeFromParent", { (target: UIViewController) in { target.removeFromParent() } }), of: UIViewController.self)))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:") { return true }
        return action == Selector("selectAll:")
    }

          func tapped(_ sender: UIButton) {}
                          func changed(_ sender: UISwitch) {}
                          func changed(_ sender: UISlider) {}
          func pressed(_ sender: UIButton, with event: UIEvent) {}
                         func save(name: String) {}
override class var _actions: [_Action] { var table: [_Action] = super._actions; table.append(_Action("tapped:", Self.tapped(_:))); table.append(_Action("switchChanged:", { (target: SelectorsViewController) in { (a0: UISwitch) in target.changed(a0) } })); table.append(_Action("sliderChanged:", { (target: SelectorsViewController) in { (a0: UISlider) in target.changed(a0) } })); table.append(_Action("pressed:with:", Self.pressed(_:with:))); table.append(_Action("saveWithName:", Self.save(name:))); table += _actions_SelectorsViewController_3; return table } }

class PlayerModel: NSObject, _ActionTarget, _KeyValueTarget {
          var title = ""
          func play() {}
@MainActor class var _actions: [_Action] { [_Action("play", { (target: PlayerModel) in { target.play() } })] }; @MainActor class var _properties: [_Property] { [_Property("title", \PlayerModel.title)] } }

extension UIViewController {
          func dismissKeyboard() {
        view.endEditing(true)
    }
internal static var _actions_SelectorsViewController_3: [_Action] { [_Action("dismissKeyboard", { (target: UIViewController) in { target.dismissKeyboard() } })] } }
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [(UIViewController.self, UIViewController._actions_SelectorsViewController_3)] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [] } }
