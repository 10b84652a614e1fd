#sourceLocation(file: "ExtensionOverrides/BaseViewController.swift", line: 1)
import UIKit

class BaseViewController: UIViewController {
    var isReady = false
override class var _actions: [_Action] { super._actions + _actions_BaseViewController_1 } ; override func viewWillAppear(_ animated: Bool) { _BaseViewController_viewWillAppear(animated) }; override var preferredStatusBarStyle: UIStatusBarStyle { _BaseViewController_preferredStatusBarStyle }; open override var shouldAutorotate: Bool { _BaseViewController_shouldAutorotate }; func setUpViews() { _BaseViewController_setUpViews() }; func count(of kind: String, in list: [String]) -> Int { _BaseViewController_count(of: kind, in: list) } }

extension BaseViewController {
             func _BaseViewController_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isReady = true
    }

             var _BaseViewController_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

                  var _BaseViewController_shouldAutorotate: Bool {
        return false
    }

    // Subclasses have views of their own.
          func _BaseViewController_setUpViews() {
        view.backgroundColor = .white
    }

          func _BaseViewController_count(of kind: String, in list: [String]) -> Int { list.filter { $0 == kind }.count }
internal static var _actions_BaseViewController_1: [_Action] { [_Action("setUpViews", { (target: BaseViewController) in { target.setUpViews() } }), _Action("countOf:in:", Self.count(of:in:))] } }
