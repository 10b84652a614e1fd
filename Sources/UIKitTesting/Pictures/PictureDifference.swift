import CoreGraphics
import Foundation

/// The difference between two pictures.
public struct PictureDifference: CustomStringConvertible {
  /// The width and height of the expected picture, in pixels.
  public var expectedSize: (width: Int, height: Int)
  /// The width and height of the actual picture, in pixels.
  public var actualSize: (width: Int, height: Int)
  /// How many pixels differ by more than the tolerance; all if the sizes differ.
  public var changedPixels: Int
  /// The greatest difference of a channel of any pixel, 0 to 255.
  public var largestChange: Int
  /// The greatest delta E (CIEDE2000) of a pixel in an area of one colour or inside a stroke; 0 if the tolerance does
  /// not limit colours.
  public var largestDistance = 0.0
  /// The smallest rectangle around the changed pixels, in pixels from the top left corner.
  public var changedArea: CGRect
  /// The expected picture, pale, with the changed pixels in magenta; nil if the sizes differ.
  public var image: CGImage?

  /// The difference in a sentence, for messages of failing tests.
  public var description: String {
    guard expectedSize == actualSize else {
      return "the picture is \(actualSize.width)x\(actualSize.height) pixels, expected were "
        + "\(expectedSize.width)x\(expectedSize.height)"
    }
    let share = Double(changedPixels) / Double(max(1, expectedSize.width * expectedSize.height)) * 100
    return "\(changedPixels) pixels (\(String(format: "%.3f", share)) %) differ by up to \(largestChange)"
      + (largestDistance > 0 ? " (delta E \(String(format: "%.1f", largestDistance)))" : "") + ", within x "
      + "\(Int(changedArea.minX))..<\(Int(changedArea.maxX)), y \(Int(changedArea.minY))..<\(Int(changedArea.maxY))"
  }
}

/// Compares two pictures pixel by pixel. `nil` when they agree within `tolerance`.
///
/// - Complexity: O(*n*) in the number of pixels.
public func pictureDifference(
  expected: CGImage, actual: CGImage, tolerance: PictureTolerance = .antialiasing
) -> PictureDifference? {
  let (before, after) = (PicturePixels(expected), PicturePixels(actual))
  var difference = PictureDifference(
    expectedSize: (before.width, before.height), actualSize: (after.width, after.height), changedPixels: 0,
    largestChange: 0, changedArea: .zero, image: nil)
  guard difference.expectedSize == difference.actualSize else {
    difference.changedPixels = before.width * before.height
    difference.largestChange = 255
    return difference
  }
  let changes = PictureChanges(before, after, tolerance: tolerance)
  difference.changedPixels = changes.positions.count
  difference.largestChange = changes.largest
  difference.largestDistance = changes.largestDistance
  guard changes.exceedTolerance else { return nil }
  difference.changedArea = changes.bounds
  difference.image = changes.marked(on: before).image()
  return difference
}
