import Foundation

extension Notification.Name {
  static let plantsDidChange = Notification.Name("PlantsDidChange")
}

struct Plant {
  var name: String
  var place: String
  var isWatered = false
}

final class PlantStore: NSObject {
  static let shared = PlantStore()

  @objc dynamic private(set) var count = 3

  var plants = [
    Plant(name: "Fern", place: "Bathroom"), Plant(name: "Monstera", place: "Living room"),
    Plant(name: "Basil", place: "Kitchen"),
  ] {
    didSet {
      count = plants.count
      NotificationCenter.default.post(name: .plantsDidChange, object: self)
    }
  }
}
