import UIKit

/// A screen with a button in each corner and one in the middle, which open a popover beside themselves.
final class FilterPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  enum Corner: String, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight, middle
  }

  private(set) var buttons: [Corner: UIButton] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [weak self] action in self?.filter(from: action.sender) })
    for corner in Corner.allCases {
      let button = UIButton(configuration: .tinted())
      button.configuration?.title = corner == .middle ? "Middle" : "…"
      button.addAction(
        UIAction { [weak self] action in self?.show(beside: action.sender as? UIView) }, for: .primaryActionTriggered)
      view.addSubview(button)
      buttons[corner] = button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    for (corner, button) in buttons {
      button.sizeToFit()
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      button.frame.origin = CGPoint(
        x: isLeft ? area.minX : area.maxX - button.bounds.width, y: isTop ? area.minY : area.maxY - button.bounds.height
      )
      if corner == .middle { button.center = CGPoint(x: area.midX, y: area.midY) }
    }
  }

  var directions = UIPopoverArrowDirection.any
  var margins: UIEdgeInsets?
  var tone: UIColor?

  func show(beside view: UIView?) {
    let popover = makePopover()
    popover.popoverPresentationController?.sourceView = view
    present(popover, animated: true)
  }

  private func filter(from sender: Any?) {
    let popover = makePopover()
    popover.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(popover, animated: true)
  }

  private func makePopover() -> UIViewController {
    let filters = FiltersViewController(style: .plain)
    filters.modalPresentationStyle = .popover
    filters.preferredContentSize = CGSize(width: 180, height: 132)
    let presentation = filters.popoverPresentationController
    presentation?.delegate = self
    presentation?.permittedArrowDirections = directions
    if let margins { presentation?.popoverLayoutMargins = margins }
    presentation?.backgroundColor = tone
    return filters
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// The filters to choose from.
final class FiltersViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Filter")
    tableView.isScrollEnabled = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath)
    cell.textLabel?.text = ["Unread", "Flagged", "Today"][indexPath.row]
    return cell
  }
}
