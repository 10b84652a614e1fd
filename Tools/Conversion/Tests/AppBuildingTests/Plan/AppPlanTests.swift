import Foundation
import Testing

@testable import AppBuilding

struct AppPlanTests {
  @Test func previewsOfAllSourcesAreListed() throws {
    let folder = try Folder(
      [],
      texts: [
        "List.swift": "#Preview(\"Empty\") { ListView() }\n",
        "Rows/Row.swift": "import SwiftUI\nstruct Row_Previews: PreviewProvider {}\n",
        "AppTests/RowTests.swift": "#Preview { Row() }\n",
      ])
    let previews = try AppPlan.read(folder.url).previews()
    #expect(
      previews.map(\.description).sorted() == [
        "\(folder.path("List.swift")):1: Empty", "\(folder.path("Rows/Row.swift")):2: Row_Previews",
      ])
  }
}
