import Expectations
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct NavigationPathTests {
  struct Plant: Hashable, Codable { let name: String }
  struct Secret: Hashable { let number: Int }

  @Test func aPathGrowsAndShrinks() {
    var path = NavigationPath()
    expect(path.isEmpty)
    path.append(1)
    path.append("a")
    path.append(Plant(name: "Fern"))
    expect(path.count == 3 && path != NavigationPath([1, 2, 3]))
    path.removeLast()
    path.removeLast(2)
    expectEqual(path, NavigationPath())
  }

  @Test func aPathIsSavedAndRestored() throws {
    var path = NavigationPath()
    path.append(7)
    path.append(Plant(name: "Moss"))
    let data = try JSONEncoder().encode(try require(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    expect(restored == path && restored.elements.map(\.base) is [any Hashable])
    expectEqual(restored.elements.last?.base as? Plant, Plant(name: "Moss"))
  }

  @Test func aPathWithAValueThatIsNotCodableHasNoCodableForm() {
    var path = NavigationPath([1])
    path.append(Secret(number: 1))
    expectNil(path.codable)
  }

  @Test func invalidPathsThrowDecodingErrors() {
    for text in ["[\"nonsense\", \"1\"]", "[\"Si\"]", "{}", "[\"Si\", \"x\"]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}
