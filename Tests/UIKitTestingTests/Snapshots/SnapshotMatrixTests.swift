import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SnapshotMatrixTests {
  private final class PictureController: UIViewController {
    let picture: UIImage?

    init(_ path: String) {
      picture = UIImage(contentsOfFile: path)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func loadView() { view = UIImageView(image: picture) }
  }

  @Test func allLooksShareDecodedPictureFiles() throws {
    let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    try require(image.pngData()).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var pictures: [UIImage] = []
    let matrix = SnapshotMatrix(appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    try matrix.eachLook({ PictureController(path) }) { screen in
      pictures.append(try require((screen.window.rootViewController as? PictureController)?.picture))
    }
    expectEqual(pictures.count, 4)
    // Images are equal where they share their pixels.
    expect(pictures.allSatisfy { $0 == pictures[0] })
    expectEqual(UIImage(contentsOfFile: path), pictures[0], "in use as well")
  }
}
