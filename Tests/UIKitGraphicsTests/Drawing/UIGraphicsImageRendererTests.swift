import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct UIGraphicsImageRendererTests {
  @Test func theImageHasTheSizeInPointsAndTheScalesPixels() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { _ in }
    expectEqual(image.size, CGSize(width: 10, height: 5))
    expectEqual(image.scale, 3)
    expect(image.cgImage?.width == 30 && image.cgImage?.height == 15)
  }

  @Test func drawingStartsAtTheOriginOfTheBounds() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2), format: format)
    let image = renderer.image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
      expectEqual(context.format.bounds, CGRect(x: 10, y: 20, width: 2, height: 2))
    }
    expectEqual(Pixels(image).rows, [".R", ".."])
  }

  @Test func anOpaqueImageHasNoTransparency() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    expectEqual(image.cgImage?.alphaInfo, .noneSkipFirst)
    expectEqual(Pixels(image).rows, ["K"])
  }

  @Test func theCurrentContextIsTheRenderersWhileItDraws() {
    expectNil(UIGraphicsGetCurrentContext())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      expect(UIGraphicsGetCurrentContext() === context.cgContext)
      expectEqual(context.currentImage.size, CGSize(width: 1, height: 1))
    }
    expectEqual(image.size.width, 1)
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expectEqual(image.map { Pixels($0).rows }, ["R."])
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
  }

  @Test func invalidSizesGiveASmallImage() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: -5))
    expectEqual(renderer.image { _ in }.cgImage?.width, 1)
  }

  @Test func pngAndJPEGDataHaveTheirFormat() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    expectEqual(ImageHeader(png)?.format, .png)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    expectEqual(ImageHeader(jpeg)?.format, .jpeg)
  }
}
