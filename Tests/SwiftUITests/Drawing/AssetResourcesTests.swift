import Expectations
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct AssetResourcesTests {
  @Test func assetResourcesEqualNamesInABundle() {
    let picture = ImageResource(name: "Hero", bundle: .main)
    expect(Image(picture) == Image("Hero", bundle: .main) && picture == ImageResource(name: "Hero", bundle: .main))
    let brand = ColorResource(name: "Brand", bundle: .main)
    expect(Color(brand) == Color("Brand", bundle: .main) && brand != ColorResource(name: "Other", bundle: .main))
  }
}
