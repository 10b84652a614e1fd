/// A dish.
public struct Recipe: Hashable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var summary: String
  public var minutes: Int

  public init(id: Int, name: String, summary: String, minutes: Int) {
    (self.id, self.name, self.summary, self.minutes) = (id, name, summary, minutes)
  }

  public static let samples = [
    Recipe(id: 1, name: "Potato soup", summary: "With leek and a little cream", minutes: 40),
    Recipe(id: 2, name: "Flatbread", summary: "Flour, water and salt, from the pan", minutes: 25),
    Recipe(id: 3, name: "Plum cake", summary: "For a whole tray of late plums", minutes: 90),
    Recipe(id: 4, name: "Lentils", summary: "Brown ones with vinegar and bay leaves", minutes: 55),
    Recipe(id: 5, name: "Cucumber salad", summary: "Sliced thinly, with dill", minutes: 10),
  ]
}
