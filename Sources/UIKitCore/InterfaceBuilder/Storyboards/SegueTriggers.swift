import InterfaceDocuments

/// A cell that performs segues when it is selected or its accessory is tapped.
@MainActor
package protocol CellWithSegues: AnyObject {
  /// The segue that selecting the cell performs.
  var selectionSegue: SegueTemplate? { get set }
  /// The segue that tapping the cell's accessory performs.
  var accessorySegue: SegueTemplate? { get set }
}

extension UIView: SegueTrigger {
  package func connect(_ segue: DocumentElement, in instance: DocumentInstance) {
    guard let template = instance.segue(segue) else { return }
    if let cell = self as? any CellWithSegues {
      if segue["trigger"] == "accessoryAction" {
        cell.accessorySegue = template
      } else {
        cell.selectionSegue = template
      }
    } else if segue["kind"] == "embed" {
      instance.whenConnected { [weak self] in
        if let self { template.embed(in: self) }
      }
    } else if let control = self as? UIControl {
      // [C] A button performs its segue at `.touchUpInside`, the event that tests send with `sendActions(for:)`.
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      control.addAction(UIAction { [weak control] _ in template.trigger(by: control) }, for: event)
    }
  }
}

extension UIBarButtonItem: SegueTrigger {
  package func connect(_ segue: DocumentElement, in instance: DocumentInstance) {
    guard let template = instance.segue(segue) else { return }
    trigger = { [weak self] in template.trigger(by: self) }
  }
}

extension UIGestureRecognizer: SegueTrigger {
  package func connect(_ segue: DocumentElement, in instance: DocumentInstance) {
    guard let template = instance.segue(segue) else { return }
    actions.add(trigger: { [weak self] in template.trigger(by: self) })
  }
}
