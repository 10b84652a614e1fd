#sourceLocation(file: "Actions/CounterViewController.swift", line: 1)
//
//  CounterViewController.swift
//  Counter
//

import UIKit

class CounterViewController: UIViewController {

    private var count = 0

              func increment() {
        count += 1
    }

              func decrement(_ sender: UIButton) {
        count -= 1
    }

              private func reset(_ sender: Any) {
        count = 0
    }

              fileprivate func stepped(_ sender: UIStepper, forEvent event: UIEvent) {
        count = Int(sender.value)
    }

         
    func timerFired() {
        count += 1
    }

          private func contentSizeChanged(_ notification: Notification) {}

                               
    func save(name: String) {}

          func move(toPosition position: Int, animated: Bool) -> Bool { true }

          func load(from url: URL, completion: @escaping (Bool) -> Void) {
        completion(true)
    }

    // A method of the same name for each kind of sender.
                          func changed(_ sender: UISwitch) {}
                          func changed(_ sender: UISlider) {}

    func notForObjectiveC() {}

    @nonobjc func neverForObjectiveC() {}
override class var _actions: [_Action] { var table: [_Action] = super._actions; table.append(_Action("increment", { (target: CounterViewController) in { target.increment() } })); table.append(_Action("decrement:", Self.decrement(_:))); table.append(_Action("reset:", Self.reset(_:))); table.append(_Action("stepped:forEvent:", Self.stepped(_:forEvent:))); table.append(_Action("timerFired", { (target: CounterViewController) in { target.timerFired() } })); table.append(_Action("contentSizeChanged:", Self.contentSizeChanged(_:))); table.append(_Action("saveCounterWithName:", Self.save(name:))); table.append(_Action("moveToPosition:animated:", Self.move(toPosition:animated:))); table.append(_Action("loadFrom:completion:", Self.load(from:completion:))); table.append(_Action("switchChanged:", { (target: CounterViewController) in { (a0: UISwitch) in target.changed(a0) } })); table.append(_Action("sliderChanged:", { (target: CounterViewController) in { (a0: UISlider) in target.changed(a0) } })); table += _actions_CounterViewController_1; table += _actions_CounterViewController_2; return table } }

extension CounterViewController {

              func share(_ sender: UIBarButtonItem) {}

          private func keyboardWillShow(_ notification: Notification) {}
internal static var _actions_CounterViewController_1: [_Action] { [_Action("share:", Self.share(_:)), _Action("keyboardWillShow:", Self.keyboardWillShow(_:))] } }

      extension CounterViewController {
    func swipedLeft() {}
    func swipedRight() {}
    private func hidden() {}
internal static var _actions_CounterViewController_2: [_Action] { [_Action("swipedLeft", { (target: CounterViewController) in { target.swipedLeft() } }), _Action("swipedRight", { (target: CounterViewController) in { target.swipedRight() } })] } }

final class RoundButton: UIButton {       func pressed() {} ; override class var _actions: [_Action] { super._actions + [_Action("pressed", { (target: RoundButton) in { target.pressed() } })] } }

class EmptyLine: UIView {
          func tapped() {} /* the end */ ; override class var _actions: [_Action] { super._actions + [_Action("tapped", { (target: EmptyLine) in { target.tapped() } })] } }
