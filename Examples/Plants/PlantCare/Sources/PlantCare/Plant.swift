import Foundation

public struct Plant: Codable, Equatable {
  public var name: String
  public var place: String
  public var isWatered: Bool

  public init(name: String, place: String, isWatered: Bool = false) {
    self.name = name
    self.place = place
    self.isWatered = isWatered
  }

  /// The plants that a new list begins with.
  public static func samples() -> [Plant] {
    guard let url = Bundle.module.url(forResource: "plants", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Plant].self, from: data)) ?? []
  }
}
