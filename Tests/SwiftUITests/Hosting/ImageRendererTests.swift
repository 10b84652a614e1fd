import Combine
import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ImageRendererTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image = image?.cgImage, let data = image.dataProvider?.data as Data? else { return nil }
    let place = y * image.bytesPerRow + x * 4
    return Array(data[place..<place + 4])
  }

  @Test func contentIsDrawnInItsIdealSize() throws {
    let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 10).padding(5))
    let image = try require(renderer.uiImage)
    expect(image.size == CGSize(width: 30, height: 20) && image.scale == 1)
    expect(pixel(image, 15, 10) == [0, 0, 0, 255] && pixel(image, 1, 1)?[3] == 0)
    renderer.scale = 3
    expectEqual(renderer.cgImage?.width, 90)
    renderer.isOpaque = true
    expectEqual(renderer.cgImage.map { [.noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) }, true)
  }

  @Test func contentIsDrawnInTheProposedSize() {
    let renderer = ImageRenderer(content: Color.black)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
    expectEqual(renderer.uiImage?.size, CGSize(width: 40, height: 30))
  }

  @Test func changesOfTheContentArePublishedAndDrawn() {
    let renderer = ImageRenderer(content: Text("a").frame(width: 50))
    var count = 0
    let token = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text("b").frame(width: 70)
    expect(count == 1 && renderer.uiImage?.size.width == 70)
    token.cancel()
  }

  @Test func renderCallsAClosureThatDrawsTheContent() {
    let renderer = ImageRenderer(content: Color.black.frame(width: 20, height: 10))
    var asked = CGSize.zero
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { context in
      renderer.render { size, draw in
        asked = size
        draw(context.cgContext)
      }
    }
    expectEqual(asked, CGSize(width: 20, height: 10))
    expect(pixel(image, Int(10 * image.scale), 5)?[3] == 255 && pixel(image, Int(30 * image.scale), 5)?[3] == 0)
  }

  /// A colour and a size that depend on everything in the environment that users choose.
  private struct Surrounded: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    var note: (ColorScheme, LayoutDirection, DynamicTypeSize) -> Void = { _, _, _ in }
    var body: some View {
      note(scheme, direction, size)
      return HStack(spacing: 0) {
        Text("Text").font(.body)
        Color(uiColor: .systemBackground).frame(width: 10, height: 10)
      }
    }
  }

  private func isDrawnAsUsual(_ image: UIImage?) -> Bool {
    let usual = ImageRenderer(content: Surrounded()).cgImage?.dataProvider?.data as Data?
    return usual != nil && image?.cgImage?.dataProvider?.data as Data? == usual
  }

  private let unusual = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.layoutDirection = .rightToLeft
    $0.preferredContentSizeCategory = .accessibilityExtraLarge
    $0.legibilityWeight = .bold
    $0.displayScale = 3
  }

  @Test func theRendererIgnoresTheCurrentTraits() throws {
    var heard: (ColorScheme, LayoutDirection, DynamicTypeSize)?
    var (early, late): (UIImage?, UIImage?)
    unusual.performAsCurrent {
      let renderer = ImageRenderer(content: Surrounded { heard = ($0, $1, $2) })
      early = renderer.uiImage
      renderer.content = Surrounded()
      late = renderer.uiImage
      expect(UITraitCollection.current === unusual)
    }
    let values = try require(heard)
    expect(values == (.light, .leftToRight, .large))
    expect(isDrawnAsUsual(early) && isDrawnAsUsual(late))
    let image = try require(early)
    expectEqual(pixel(image, Int(image.size.width) - 5, Int(image.size.height) / 2), [255, 255, 255, 255])
  }

  @Test func theRendererDrawsLightImagesFromADarkScreen() throws {
    struct Screen: View {
      let take: (UIImage?) -> Void
      var body: some View {
        Button("Draw") { take(ImageRenderer(content: Surrounded()).uiImage) }
      }
    }
    var image: UIImage?
    let hosted = Hosted(
      Screen { image = $0 },
      traits: { traits in
        traits.userInterfaceStyle = .dark
        traits.preferredContentSizeCategory = .accessibilityMedium
      })
    try hosted.press("Draw")
    expect(image != nil && isDrawnAsUsual(image))
  }

  @Test func contentReadsTheScaleOfTheRenderer() {
    struct Scaled: View {
      let note: (CGFloat) -> Void
      @Environment(\.displayScale) private var scale
      var body: some View {
        note(scale)
        return Color.red.frame(width: 10, height: 10)
      }
    }
    var scales: [CGFloat] = []
    let renderer = ImageRenderer(content: Scaled { scales.append($0) })
    _ = renderer.uiImage
    renderer.scale = 3
    expect(renderer.uiImage?.scale == 3 && scales.first == 1 && scales.last == 3)
  }

  @Test func theContentMayOverrideTheEnvironment() throws {
    let renderer = ImageRenderer(
      content: Surrounded().environment(\.colorScheme, .dark).dynamicTypeSize(.accessibility3))
    let image = try require(renderer.uiImage)
    expectEqual(pixel(image, Int(image.size.width) - 5, Int(image.size.height) / 2), [0, 0, 0, 255])
    let usual = try require(ImageRenderer(content: Surrounded()).uiImage)
    expect(image.size.height > usual.size.height)
  }
}
