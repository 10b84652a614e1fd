import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct AttachmentTests {
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }

  @Test func aPictureOfAScreenIsAttached() throws {
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 10, height: 20), scale: 1)
    Attachment.record(screen.picture, named: "screen")
    let attachment = Attachment(screen.picture, named: "screen")
    expectEqual(attachment.preferredName, "screen.png")
    let bytes = try attachment.withUnsafeBytes { Data($0) }
    expectEqual(try require(UIImage(data: bytes)?.cgImage).height, 20)
  }

  @Test func anImageAttachesAsPNG() throws {
    let attachment = Attachment(image, named: "red")
    expectEqual(attachment.preferredName, "red.png")
    let bytes = try attachment.withUnsafeBytes { Array($0.prefix(4)) }
    expectEqual(bytes, [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func aViewAttachesWithItsSubviews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    view.addSubview(square)
    let attachment = Attachment(view, named: "view")
    expectEqual(attachment.preferredName, "view.png")
    let image = attachment.attachableValue.size
    expectEqual(image, CGSize(width: 20, height: 10))
    let bytes = try attachment.withUnsafeBytes { Data($0) }
    let decoded = try require(UIImage(data: bytes)?.cgImage)
    expect(decoded.width >= 20)
    let expected = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    let difference = pictureDifference(expected: try require(expected.cgImage), actual: decoded, tolerance: .exact)
    expectNil(difference, "\(difference.map(String.init(describing:)) ?? "")")
  }
}
