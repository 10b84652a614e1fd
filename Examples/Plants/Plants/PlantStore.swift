import Foundation
import PlantCare

extension Notification.Name {
  static let plantsDidChange = Notification.Name("PlantsDidChange")
}

final class PlantStore: NSObject {
  static let shared = PlantStore()

  @objc dynamic private(set) var count = 3

  var plants = Plant.samples() {
    didSet {
      count = plants.count
      NotificationCenter.default.post(name: .plantsDidChange, object: self)
    }
  }
}
