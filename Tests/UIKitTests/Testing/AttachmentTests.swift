import Foundation
import Testing
import UIKit

@MainActor @Suite struct AttachmentTests {
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }

  @Test func anImageAttachesAsPNG() throws {
    let attachment = Attachment(image, named: "red")
    #expect(attachment.preferredName == "red.png")
    let bytes = try attachment.withUnsafeBytes { Array($0.prefix(4)) }
    #expect(bytes == [0x89, 0x50, 0x4E, 0x47])
  }
}
