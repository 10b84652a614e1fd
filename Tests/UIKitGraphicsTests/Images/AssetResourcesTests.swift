import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct AssetResourcesTests {
  @Test func anImageResourceLoadsTheImageOfItsName() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
    }
    let folder = try TemporaryFolder()
    try folder.write(data, to: "photo.png")
    let bundle = try require(Bundle(path: folder.path))
    expectEqual(UIImage(resource: ImageResource(name: "photo", bundle: bundle)).size, CGSize(width: 4, height: 6))
  }

  @Test func missingResourcesAreEmpty() {
    let picture = UIImage(resource: ImageResource(name: "no such picture", bundle: .main))
    expectEqual(picture.size, .zero)
    var alpha: CGFloat = 1
    UIColor(resource: ColorResource(name: "no such colour", bundle: .main)).getRed(
      nil, green: nil, blue: nil, alpha: &alpha)
    expectEqual(alpha, 0)
  }
}
