import Expectations
import Foundation
import PictureTesting
import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
  private func contents(_ view: UIImageView) -> CGImage? {
    view.layoutIfNeeded()
    return view.layer.contents as? CGImage
  }

  @Test func anImageViewTakesItsImagesSize() {
    let view = UIImageView(image: .quarters(side: 10))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 20, height: 20))
    expect(!view.isUserInteractionEnabled)
    expectEqual(UIImageView().intrinsicContentSize.width, UIView.noIntrinsicMetric)
  }

  @Test func bitmapsAreTheLayersContents() {
    let image = UIImage.quarters(side: 10, scale: 2)
    let view = UIImageView(image: image)
    expect(contents(view) === image.cgImage)
    expectEqual(view.layer.contentsScale, 2)
    view.image = nil
    expectNil(contents(view))
  }

  @Test func theHighlightedImageIsShownWhileHighlighted() {
    let (normal, highlighted) = (UIImage.quarters(), UIImage.quarters(side: 2))
    let view = UIImageView(image: normal, highlightedImage: highlighted)
    expect(contents(view) === normal.cgImage)
    view.isHighlighted = true
    expect(contents(view) === highlighted.cgImage)
    view.highlightedImage = nil
    expect(contents(view) === normal.cgImage)
  }

  @Test func templateImagesFollowTheTintColor() throws {
    let view = UIImageView(image: UIImage.quarters(side: 4).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    expectEqual(try Pixels(require(contents(view))).rows.first?.first, "R")
    view.tintColor = .blue
    expectEqual(try Pixels(require(contents(view))).rows.first?.first, "B")
  }

  @Test func imageFilesAreDecodedOffTheMainThreadAtTheShownSize() throws {
    let data = try require(UIImage.quarters(side: 200).jpegData(compressionQuality: 1))
    let view = UIImageView(image: UIImage(data: data))
    view.contentMode = .scaleAspectFill
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 25)
    expectNil(contents(view), "not decoded while the view waits")
    expect(ImageDecoding.pendingCount > 0)
    expect(ImageDecoding.finish(timeout: 30))
    expectEqual(contents(view)?.width, 100, "50 points at 2 pixels")
  }

  @Test func aCroppedImageIsDecodedAtItsVisiblePart() throws {
    let data = try require(UIImage.quarters(side: 200).jpegData(compressionQuality: 1))
    let view = UIImageView(image: UIImage(data: data))
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 25)
    _ = contents(view)
    expect(ImageDecoding.finish(timeout: 30))
    let shown = try require(contents(view))
    expect(shown.width == 100 && shown.height == 50)
    let pixels = Pixels(shown)
    expect(pixels[10, 5] >> 16 & 0xFF > 240 && pixels[10, 5] & 0xFF < 20, "red in the upper half")
    expect(pixels[10, 45] & 0xFF > 240, "blue in the lower half")
    // Another view of the same picture at the same size shows it at once.
    let other = UIImageView(image: view.image)
    other.contentMode = .scaleAspectFill
    other.clipsToBounds = true
    other.frame = view.frame
    expect(contents(other) === shown)
  }

  @Test func aLaterImageIsNotReplacedByAnEarlierDecoding() throws {
    let data = try require(UIImage.quarters(side: 200).jpegData(compressionQuality: 1))
    let view = UIImageView(image: UIImage(data: data))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 25)
    _ = contents(view)
    let bitmap = UIImage.quarters()
    view.image = bitmap
    expect(contents(view) === bitmap.cgImage)
    expect(ImageDecoding.finish(timeout: 30))
    expect(contents(view) === bitmap.cgImage)
  }

  @Test func brokenImageFilesShowAPlaceholder() throws {
    let data = try require(UIImage.quarters(side: 200).pngData()).prefix(100)
    let view = UIImageView(image: UIImage(data: Data(data)))
    _ = contents(view)
    expect(ImageDecoding.finish(timeout: 30))
    let shown = try require(contents(view))
    expect(Pixels(shown).inkCount > 0)
  }

  @Test func symbolsTakeThePreferredConfiguration() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let before = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    expect(view.intrinsicContentSize.width > 1.9 * before)
  }

  @Test func layoutWithoutChangesDoesNotRedraw() throws {
    let view = UIImageView(image: UIImage.quarters(side: 4).withTintColor(.red))
    let first = try require(contents(view))
    view.setNeedsLayout()
    expect(contents(view) === first)
  }
}
