import CoreGraphics
import Expectations
import Foundation
import PictureTesting
import Stage
import Testing
import UIKit

/// Image views as they are seen: through layers, compositor and stage.
@MainActor @Suite struct ImageScreenTests {
  private let stage = OffscreenStage(size: CGSize(width: 100, height: 60), scale: 1)
  private let loop: FrameLoop
  private let window: UIWindow

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.backgroundColor = .black
    window.isHidden = false
  }

  /// The letters of the pixels at points of the screen.
  private func seen(_ points: [(Int, Int)]) -> String {
    stage.advance(by: 0.1)
    let letters: [UInt32: Character] = [0xFF0000: "R", 0x00FF00: "G", 0x0000FF: "B", 0xFFFFFF: "W", 0: "."]
    return String(points.map { letters[stage.pixel(x: $0.0, y: $0.1) & 0xFFFFFF] ?? "?" })
  }

  private func show(_ image: UIImage, _ mode: UIView.ContentMode) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    view.contentMode = mode
    view.clipsToBounds = true
    window.addSubview(view)
    return view
  }

  /// Of a picture of 20 by 20 points in a view of 80 by 40: at the middle of the view's four quarters, and near its
  /// corners.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "RGBW", "RGBW"), (.scaleAspectFit, "RGBW", "...."),
    (.scaleAspectFill, "RGBW", "RGBW"), (.center, "RGBW", "...."), (.topLeft, "....", "R..."), (.top, "BW..", "...."),
    (.bottomRight, "....", "...W"), (.bottom, "..RG", "...."),
  ])
  func contentModesPlaceTheImage(mode: UIView.ContentMode, inner: String, corners: String) {
    let view = show(.quarters(side: 10), mode)
    expectEqual(seen([(45, 25), (55, 25), (45, 35), (55, 35)]), inner, "\(mode)")
    expectEqual(seen([(11, 11), (88, 11), (11, 48), (88, 48)]), corners, "\(mode)")
    view.removeFromSuperview()
  }

  @Test func theLeftContentModeCentresTheImageVertically() {
    let view = show(.quarters(side: 10), .left)
    expectEqual(seen([(15, 25), (25, 25), (15, 35), (25, 35)]), "RGBW")
    expectEqual(seen([(15, 18), (15, 42), (35, 25)]), "...")
    view.removeFromSuperview()
  }

  @Test func symbolImagesAreDrawnInTheTintColor() {
    let view = show(UIImage(systemName: "square.fill")!, .scaleAspectFit)
    view.tintColor = .green
    expectEqual(seen([(50, 30)]), "G")
    window.tintColor = .red
    expectEqual(seen([(50, 30)]), "G")
    view.tintColor = nil
    expectEqual(seen([(50, 30)]), "R")
  }

  @Test func darkImageVariantsFollowTheInterfaceStyle() {
    let asset = UIImageAsset()
    let light = UIImage.quarters(side: 20)
    let dark = UIImage(cgImage: light.cgImage!, scale: light.scale, orientation: .down)
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    window.overrideUserInterfaceStyle = .light
    _ = show(asset.image(with: UITraitCollection(userInterfaceStyle: .light)), .scaleToFill)
    expectEqual(seen([(20, 20)]), "R")
    window.overrideUserInterfaceStyle = .dark
    expectEqual(seen([(20, 20)]), "W")
  }

  @Test func aDecodedImageFileIsShownInTheNextFrame() throws {
    let data = try require(UIImage.quarters(side: 200).jpegData(compressionQuality: 1))
    _ = show(try require(UIImage(data: data)), .scaleToFill)
    expectEqual(seen([(20, 20)]), ".", "nothing is waited for")
    expect(ImageDecoding.finish(timeout: 30))
    stage.advance(by: 0.1)
    let pixel = stage.pixel(x: 20, y: 20)
    expect(pixel >> 16 & 0xFF > 240 && pixel & 0xFF < 20, "red: \(String(pixel, radix: 16))")
  }

  private func solid(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.cgContext.setFillColor(color.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func animationImagesAreShownInTurn() {
    stage.clock.makeCurrent()
    let view = show(solid(.white), .scaleToFill)
    view.animationImages = [solid(.red), solid(.green), solid(.blue)]
    view.animationDuration = 3
    view.animationRepeatCount = 1
    expectEqual(seen([(50, 30)]), "W")
    view.startAnimating()
    expect(view.isAnimating)
    var letters = ""
    for _ in 0..<4 {
      letters += seen([(50, 30)])
      stage.advance(by: 0.9)
    }
    expectEqual(letters, "RGBW")
    expect(!view.isAnimating)
  }

  @Test func animatedImagesAnimateOnlyInAWindow() throws {
    stage.clock.makeCurrent()
    let image = try require(UIImage.animatedImage(with: [solid(.red), solid(.green)], duration: 2))
    expect(image.images?.count == 2 && image.duration == 2)
    let view = show(image, .scaleToFill)
    expectEqual(seen([(50, 30)]), "R")
    stage.advance(by: 1)
    expectEqual(seen([(50, 30)]), "G")
    view.removeFromSuperview()
    expect(!view.isAnimating)
    expectNil(UIImage.animatedImage(with: [], duration: 1))
  }
}
