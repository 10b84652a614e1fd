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
    return "\(changedPixels) pixels (\(String(format: "%.3f", share)) %) differ by up to \(largestChange), within x "
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
  let changes = PictureChanges(before, after, channelTolerance: tolerance.channel)
  difference.changedPixels = changes.positions.count
  difference.largestChange = changes.largest
  let allowed = Int(tolerance.area * Double(before.width * before.height))
  guard difference.changedPixels > allowed else { return nil }
  difference.changedArea = changes.bounds
  difference.image = changes.marked(on: before).image()
  return difference
}

/// The pixels that differ.
private struct PictureChanges {
  var positions: [(x: Int, y: Int)] = []
  var largest = 0

  init(_ before: PicturePixels, _ after: PicturePixels, channelTolerance: Int) {
    // Most pixels are equal, which one comparison of the packed bytes shows.
    before.withColors { old in
      after.withColors { new in
        for index in old.indices where old[index] != new[index] {
          let start = index * 4
          var change = 0
          for channel in start..<start + 4 {
            change = max(change, abs(Int(before.bytes[channel]) - Int(after.bytes[channel])))
          }
          largest = max(largest, change)
          if change > channelTolerance { positions.append((index % before.width, index / before.width)) }
        }
      }
    }
  }

  var bounds: CGRect {
    guard let first = positions.first else { return .zero }
    var (minX, maxX, maxY) = (first.x, first.x, first.y)
    for position in positions {
      minX = min(minX, position.x)
      maxX = max(maxX, position.x)
      maxY = max(maxY, position.y)
    }
    return CGRect(x: minX, y: first.y, width: maxX - minX + 1, height: maxY - first.y + 1)
  }

  func marked(on picture: PicturePixels) -> PicturePixels {
    var result = picture
    for index in result.bytes.indices { result.bytes[index] = 255 - (255 - result.bytes[index]) / 4 }
    for position in positions { result.setColor(0xFF00_FFFF, x: position.x, y: position.y) }
    return result
  }
}
