import Testing

@testable import Conversion

struct PreviewTests {
  private func previews(_ text: String) -> [String] {
    Preview.all(in: Source(path: "A.swift", text: text)).map(\.description)
  }

  @Test func macrosAndProvidersAreFoundWithTheirLines() {
    let text = """
      import SwiftUI

      #Preview("Dry \\u{201C}plant\\u{201D}", traits: .sizeThatFitsLayout) {
        Text("a")
      }
      #Preview(traits: .landscapeLeft) { Text("b") }
      @available(iOS 17, *)
      #Preview {
        Text("c")
      }

      struct PlantRow_Previews: PreviewProvider { static var previews: some View { Text("d") } }
      enum Rows { final class Wide: Equatable, SwiftUI.PreviewProvider {} }
      struct PreviewCard: View { var body: some View { Text("Preview") } }
      """
    #expect(
      previews(text) == [
        "A.swift:3: Dry “plant”", "A.swift:6: preview", "A.swift:7: preview", "A.swift:12: PlantRow_Previews",
        "A.swift:13: Wide",
      ])
  }

  @Test func titlesThatAreNotWrittenOutAndBrokenSourcesAreNoProblem() {
    #expect(previews("#Preview(\"\\(title) \") { A() }") == ["A.swift:1: preview"])
    #expect(previews("#Preview(") == ["A.swift:1: preview"])
    #expect(previews("struct A: PreviewProvider {") == ["A.swift:1: A"])
    #expect(previews("let a = 1 // #Preview").isEmpty)
  }
}
