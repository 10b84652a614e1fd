//
//  CounterViewController.swift
//  Counter
//

import UIKit

class CounterViewController: UIViewController {

    private var count = 0

    @IBAction func increment() {
        count += 1
    }

    @IBAction func decrement(_ sender: UIButton) {
        count -= 1
    }

    @IBAction private func reset(_ sender: Any) {
        count = 0
    }

    @IBAction fileprivate func stepped(_ sender: UIStepper, forEvent event: UIEvent) {
        count = Int(sender.value)
    }

    @objc
    func timerFired() {
        count += 1
    }

    @objc private func contentSizeChanged(_ notification: Notification) {}

    @objc(saveCounterWithName:)
    func save(name: String) {}

    @objc func move(toPosition position: Int, animated: Bool) -> Bool { true }

    @objc func load(from url: URL, completion: @escaping (Bool) -> Void) {
        completion(true)
    }

    // A method of the same name for each kind of sender.
    @objc(switchChanged:) func changed(_ sender: UISwitch) {}
    @objc(sliderChanged:) func changed(_ sender: UISlider) {}

    func notForObjectiveC() {}

    @nonobjc func neverForObjectiveC() {}
}

extension CounterViewController {

    @IBAction func share(_ sender: UIBarButtonItem) {}

    @objc private func keyboardWillShow(_ notification: Notification) {}
}

@objc extension CounterViewController {
    func swipedLeft() {}
    func swipedRight() {}
    private func hidden() {}
}

final class RoundButton: UIButton { @objc func pressed() {} }

class EmptyLine: UIView {
    @objc func tapped() {} /* the end */ }
