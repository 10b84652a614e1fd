import Combine
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ImageRendererTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image = image?.cgImage, let data = image.dataProvider?.data as Data? else { return nil }
    let place = y * image.bytesPerRow + x * 4
    return Array(data[place..<place + 4])
  }

  @Test func viewsAreDrawnInTheirOwnSize() throws {
    let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 10).padding(5))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 1)
    #expect(pixel(image, 15, 10) == [0, 0, 0, 255] && pixel(image, 1, 1)?[3] == 0)
    renderer.scale = 3
    #expect(renderer.cgImage?.width == 90)
    renderer.isOpaque = true
    #expect(renderer.cgImage.map { [.noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } == true)
  }

  @Test func viewsAreOfferedARoom() {
    let renderer = ImageRenderer(content: Color.black)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
    #expect(renderer.uiImage?.size == CGSize(width: 40, height: 30))
  }

  @Test func changesAreToldAndDrawn() {
    let renderer = ImageRenderer(content: Text("a").frame(width: 50))
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text("b").frame(width: 70)
    #expect(count == 1 && renderer.uiImage?.size.width == 70)
    token.cancel()
  }

  @Test func aClosureDrawsTheViews() {
    let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 10))
    var asked = CGSize.zero
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
      renderer.render { size, draw in
        asked = size
        draw(context.cgContext)
      }
    }
    #expect(asked == CGSize(width: 20, height: 10))
    #expect(pixel(image, Int(10 * image.scale), 5)?[3] == 255 && pixel(image, Int(30 * image.scale), 5)?[3] == 0)
  }
}
