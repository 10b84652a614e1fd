import UIKit

// Screens as an app made with Interface Builder has them, after conversion: their documents are in `Documents`.

final class PlantCell: UITableViewCell {
  weak var nameLabel: UILabel!
  weak var placeLabel: UILabel!

  override class var _properties: [_Property] {
    super._properties + [
      _Property("nameLabel", \PlantCell.nameLabel), _Property("placeLabel", \PlantCell.placeLabel),
    ]
  }
}

final class PlantsViewController: UITableViewController {
  var plants = [("Fern", "Bathroom"), ("Monstera", "Living room"), ("Basil", "Kitchen")]
  var log: [String] = []

  override class var _actions: [_Action] {
    super._actions + [
      _Action("addPlant:", PlantsViewController.addPlant(_:)),
      _Action("unwindToPlants:", PlantsViewController.unwind(_:)),
    ]
  }

  func addPlant(_ sender: UIBarButtonItem) {
    plants.append(("Cactus", "Office"))
    tableView.insertRows(at: [IndexPath(row: plants.count - 1, section: 0)], with: .automatic)
  }

  func unwind(_ segue: UIStoryboardSegue) { log.append("unwind from \(type(of: segue.source))") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath) as! PlantCell
    cell.nameLabel.text = plants[indexPath.row].0
    cell.placeLabel.text = plants[indexPath.row].1
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "nil")")
    guard let detail = segue.destination as? PlantViewController, let cell = sender as? PlantCell else { return }
    detail.plant = plants[tableView.indexPath(for: cell)!.row].0
  }
}

final class PlantViewController: UIViewController, UITextFieldDelegate {
  var plant = ""
  var log: [String] = []
  weak var nameLabel: UILabel!
  weak var notesField: UITextField?
  weak var containerHeight: NSLayoutConstraint!

  override class var _properties: [_Property] {
    super._properties + [
      _Property("nameLabel", \PlantViewController.nameLabel), _Property("notesField", \PlantViewController.notesField),
      _Property("containerHeight", \PlantViewController.containerHeight),
    ]
  }

  override class var _actions: [_Action] {
    super._actions + [
      _Action("wateringChanged:", PlantViewController.wateringChanged(_:)), _Action("water", PlantViewController.water),
      _Action("tapped:", PlantViewController.tapped(_:)),
    ]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad \(nameLabel == nil ? "unconnected" : "connected")")
    nameLabel.text = plant
    containerHeight.constant = 100
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "nil")")
  }

  func wateringChanged(_ sender: UISwitch) { log.append("watering \(sender.isOn)") }
  func water() { log.append("water") }
  func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped") }
}

final class PlantSettingsViewController: UITableViewController {
  weak var timeLabel: UILabel!

  override class var _properties: [_Property] {
    super._properties + [_Property("timeLabel", \PlantSettingsViewController.timeLabel)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    timeLabel.text = "8:30"
  }
}

final class BadgeCell: UITableViewCell {
  weak var titleLabel: UILabel!
  weak var badgeView: UIImageView!
  private(set) var isAwake = false

  override class var _properties: [_Property] {
    super._properties + [
      _Property("titleLabel", \BadgeCell.titleLabel), _Property("badgeView", \BadgeCell.badgeView),
    ]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = titleLabel != nil
  }
}

// Bars of the storyboard `Bars`.

final class HighTabBar: UITabBar {
  var height: CGFloat = 49
  private(set) var wokeUp = false

  override class var _properties: [_Property] { super._properties + [_Property("height", \HighTabBar.height)] }

  override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp = true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

final class MarkedNavigationBar: UINavigationBar {}

final class MarkedToolbar: UIToolbar {}
