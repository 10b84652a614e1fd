import PlantCare
import XCTest

final class PlantTests: XCTestCase {
  func testSamplesAreReadFromTheBundle() {
    XCTAssertEqual(Plant.samples().map(\.name), ["Fern", "Monstera", "Basil"])
  }
}
