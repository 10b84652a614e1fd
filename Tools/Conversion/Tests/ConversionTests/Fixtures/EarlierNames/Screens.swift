import UIKit

class RowCell: UITableViewCell {
  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: UITableViewCellStyle.subtitle, reuseIdentifier: reuseIdentifier)
    let attributes: [NSAttributedStringKey: Any] = [NSAttributedStringKey.foregroundColor: UIColor.red]
    textLabel?.attributedText = NSAttributedString(string: "Row", attributes: attributes)
    accessoryType = UITableViewCellAccessoryType.checkmark
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class RowsViewController: UITableViewController {
  let axis: UILayoutConstraintAxis = .vertical

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("Add", for: UIControlState.normal)
    button.addTarget(self, action: #selector(add), for: UIControlEvents.touchUpInside)
    tableView.tableFooterView = button
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(keyboard(_:)), name: .UIKeyboardWillShow, object: nil)
    center.addObserver(
      self, selector: #selector(keyboard(_:)), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    center.addObserver(self, selector: #selector(keyboard(_:)), name: .UITextViewTextDidEndEditing, object: nil)
    tableView.decelerationRate = UIScrollViewDecelerationRateFast
  }

  @objc func add() {
    let child = UIViewController()
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    child.willMove(toParentViewController: nil)
    print(childViewControllers.count)
  }

  @objc func keyboard(_ notification: Notification) {
    print(notification.userInfo?[UIKeyboardFrameEndUserInfoKey] ?? "nowhere")
  }

  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
  }
}
