#sourceLocation(file: "EarlierNames/Screens.swift", line: 1)
import UIKit

class RowCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: UITableViewCell.CellStyle.subtitle, reuseIdentifier: reuseIdentifier)
    let attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.foregroundColor: UIColor.red]
    textLabel?.attributedText = NSAttributedString(string: "Row", attributes: attributes)
    accessoryType = UITableViewCell.AccessoryType.checkmark
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class RowsViewController: UITableViewController {
  let axis: NSLayoutConstraint.Axis = .vertical

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    let button = UIButton(type: UIButton.ButtonType.system)
    button.setTitle("Add", for: UIControl.State.normal)
    button.addTarget(self, action: Selector("add"), for: UIControl.Event.touchUpInside)
    tableView.tableFooterView = button
    let center = NotificationCenter.default
    center.addObserver(self, selector: Selector("keyboard:"), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboard:"), name: UIResponder.keyboardWillHideNotification, object: nil)
    center.addObserver(self, selector: Selector("keyboard:"), name: UITextView.textDidEndEditingNotification, object: nil)
    tableView.decelerationRate = UIScrollView.DecelerationRate.fast
  }

        func add() {
    let child = UIViewController()
    addChild(child)
    child.didMove(toParent: self)
    child.willMove(toParent: nil)
    print(children.count)
  }

        func keyboard(_ notification: Notification) {
    print(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] ?? "nowhere")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.deleteRows(at: [indexPath], with: UITableView.RowAnimation.fade)
  }
override class var _actions: [_Action] { super._actions + [_Action("add", { (target: RowsViewController) in { target.add() } }), _Action("keyboard:", Self.keyboard(_:))] } }
