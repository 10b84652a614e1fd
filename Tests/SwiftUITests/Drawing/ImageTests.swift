import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ImageTests {
  /// Two pixels: red at the left, blue at the right.
  private var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }.cgImage
  }

  @Test func imagesAreDrawnInTheirOrientation() throws {
    let picture = try require(picture)
    func colours(_ orientation: Image.Orientation) -> [String] {
      let hosted = Hosted(
        Image(picture, scale: 1, orientation: orientation, label: Text("flag")).interpolation(.none).resizable(),
        width: 20, height: 20)
      return [(2, 2), (18, 2), (2, 18), (18, 18)].map { hosted.pixel($0.0, $0.1) }
    }
    let (red, blue) = ("ff0000", "0000ff")
    expect(colours(.up) == [red, blue, red, blue] && colours(.upMirrored) == [blue, red, blue, red])
    expect(colours(.down) == [blue, red, blue, red] && colours(.downMirrored) == [red, blue, red, blue])
    expect(colours(.right) == [red, red, blue, blue] && colours(.left) == [blue, blue, red, red])
    expect(colours(.rightMirrored) == [blue, blue, red, red] && colours(.leftMirrored) == [red, red, blue, blue])
  }

  @Test func interpolationDecidesWhetherPixelsAreBlended() throws {
    let picture = try require(picture)
    func middle(_ interpolation: Image.Interpolation) -> String {
      Hosted(
        Image(decorative: picture, scale: 1).resizable().interpolation(interpolation), width: 40, height: 10
      ).pixel(18, 5)
    }
    expect(middle(.none) == "ff0000" && middle(.high) != "ff0000")
  }

  @Test func theLabelOfAnImageIsItsAccessibilityLabel() throws {
    let picture = try require(picture)
    let hosted = Hosted(Image(picture, scale: 1, label: Text("Flag")))
    let view = try require(hosted.views.first)
    expect(view.isAccessibilityElement && view.accessibilityLabel == "Flag" && view.accessibilityTraits == .image)
    expectEqual(Hosted(Image("none", label: Text("Empty"))).views.first?.accessibilityLabel, "Empty")
    expectEqual(Hosted(Image(decorative: picture, scale: 1)).views.first?.isAccessibilityElement, false)
  }

  @Test func anImageIsSpokenByItsName() throws {
    let picture = try require(picture)
    let hosted = Hosted(
      VStack {
        Image("turtle").resizable()
        Image(systemName: "star.fill")
        Image(decorative: "frame")
        Image(uiImage: UIImage(cgImage: picture))
      })
    expectEqual(hosted.screen.accessibility.description, "image \"turtle\"\nimage #star.fill \"Favorite\"")
  }

  @Test func anImageKeepsTheLabelThatAViewAroundItGave() throws {
    struct Star: View {
      @State private var isOn = false
      var body: some View { Image(systemName: isOn ? "star.fill" : "heart").onTapGesture { isOn.toggle() } }
    }
    let hosted = Hosted(
      VStack {
        Star().accessibilityLabel("Rating")
        Star()
      })
    let before = hosted.screen.accessibility.description
    for view in hosted.views where view is UIImageView {
      hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
    try hosted.screen.settle()
    expectEqual(before, "image #heart \"Rating\"\nimage #heart \"Love\"")
    expectEqual(
      hosted.screen.accessibility.description, "image #star.fill \"Rating\"\nimage #star.fill \"Favorite\"")
  }

  @Test func anAssetsNameIsAKeyOfTheStrings() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
    let strings = folder.appendingPathComponent("en.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: strings.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"turtle\" = \"A turtle at the sea\";".utf8).write(to: strings)
    let bundle = try require(Bundle(path: folder.path))
    let hosted = Hosted(Image("turtle", bundle: bundle).resizable())
    expectEqual(hosted.screen.accessibility.description, "image \"A turtle at the sea\"")
  }

  @Test func anImageMaySetItsSymbolRenderingMode() throws {
    func data(_ image: Image) -> Data? { (Hosted(image).views.first as? UIImageView)?.image?.pngData() }
    let symbol = Image(systemName: "heart.fill")
    expectEqual(
      data(symbol.symbolRenderingMode(.multicolor)),
      (Hosted(symbol.symbolRenderingMode(Optional(.multicolor))).views.first as? UIImageView)?.image?.pngData())
  }
}
