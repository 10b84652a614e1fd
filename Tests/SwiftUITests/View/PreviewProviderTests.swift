import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct PreviewProviderTests {
  private struct Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Text("small").previewLayout(.sizeThatFits)
        Text("named").previewDisplayName("A name").previewDevice("iPhone 15")
        Text("fixed").previewLayout(.fixed(width: 100, height: 50))
      }
    }
  }

  @Test func previewsAreOrdinaryViews() {
    expectEqual(Hosted(VStack { Previews.previews }).texts, ["small", "named", "fixed"])
    expectEqual(
      Hosted(Text("a").previewLayout(.fixed(width: 100, height: 50))).size(nil, nil), Hosted(Text("a")).size(nil, nil))
  }
}
