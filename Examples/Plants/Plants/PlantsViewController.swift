import PlantCare
import UIKit

class PlantsViewController: UITableViewController {
  private let store = PlantStore.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(plantsDidChange(_:)), name: .plantsDidChange, object: nil)
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  @objc private func plantsDidChange(_ notification: Notification) {
    tableView.reloadData()
  }

  @objc private func refresh() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  @IBAction func addPlant(_ sender: UIBarButtonItem) {
    store.plants.append(Plant(name: "Cactus", place: "Office"))
  }

  @IBAction func unwindToPlants(_ segue: UIStoryboardSegue) {
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return store.plants.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath) as! PlantCell
    let plant = store.plants[indexPath.row]
    cell.nameLabel.text = plant.name
    cell.placeLabel.text = plant.place
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showPlant", let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell),
      let controller = segue.destination as? PlantViewController
    {
      controller.index = indexPath.row
    }
  }
}

class PlantCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var placeLabel: UILabel!
}
