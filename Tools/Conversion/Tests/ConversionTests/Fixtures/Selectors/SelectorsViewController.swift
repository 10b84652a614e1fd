import UIKit

class SelectorsViewController: UIViewController {
    let model = PlayerModel()
    var timer: Timer?

    class Toolbar: UIView {
        @objc func done(_ sender: Any?) {}
        func attach(to button: UIButton) {
            button.addTarget(self, action: #selector(done), for: .touchUpInside)
            button.addTarget(self, action: #selector(done(_:)), for: .touchUpInside)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(self.tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(Self.tapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(SelectorsViewController.tapped(_:)), for: .touchUpInside)
        button.addTarget(model, action: #selector(PlayerModel.play), for: .touchUpInside)
        button.addTarget(model, action: #selector(model.play), for: .touchUpInside)
        button.addTarget(nil, action: #selector(Toolbar.done(_:)), for: .touchUpInside)
        button.addTarget(nil, action: #selector(SelectorsViewController.Toolbar.done), for: .touchUpInside)
        button.addTarget(self, action: #selector(changed(_:) as (UISwitch) -> Void), for: .valueChanged)
        button.addTarget(
            self,
            action: #selector(
                SelectorsViewController.changed(_:)
                    as (SelectorsViewController) -> (UISlider) -> Void
            ),
            for: .valueChanged)
        button.addTarget(self, action: #selector(pressed(_:with:)), for: .touchDown)
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: self, action: #selector(save(name:)))
        navigationItem.rightBarButtonItem = item
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
        let names: [Selector] = [
            #selector(getter: PlayerModel.title), #selector(setter: PlayerModel.title),
            #selector(getter: model.title), #selector(getter: isEditing),
        ]
        let standard = #selector(copy(_:))
        print(names, standard, NSStringFromSelector(#selector(removeFromParent)))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(paste(_:)) { return true }
        return action == #selector(UIResponderStandardEditActions.selectAll(_:))
    }

    @objc func tapped(_ sender: UIButton) {}
    @objc(switchChanged:) func changed(_ sender: UISwitch) {}
    @objc(sliderChanged:) func changed(_ sender: UISlider) {}
    @objc func pressed(_ sender: UIButton, with event: UIEvent) {}
    @objc(saveWithName:) func save(name: String) {}
}

class PlayerModel: NSObject {
    @objc var title = ""
    @objc func play() {}
}

extension UIViewController {
    @objc func dismissKeyboard() {
        view.endEditing(true)
    }
}
