import CoreGraphics
import Foundation
import QuartzCore

/// The pixels of a frame; black at first.
///
/// The memory comes from the system as it is written, in large pages where a whole one fits: a frame is painted and
/// moved from end to end, and a fault for each small page would take longer than the painting. A frame that is not
/// used any more leaves its memory to the next of its size, which clears only the part that its first picture leaves out.
final class FramePixels {
  private var memory: PixelBuffer
  /// Images of the frame hold it, too.
  private var hold: FrameHold
  /// Whether pixels of an earlier frame are in the memory.
  private var holdsOther: Bool

  init(size: CGSize, scale: CGFloat) {
    let width = FramePixels.pixels(size.width, scale)
    let height = FramePixels.pixels(size.height, scale)
    let (mapping, isZero) = FrameMapping.take(width * height * 4)
    hold = FrameHold(mapping)
    holdsOther = !isZero
    memory = PixelBuffer(base: mapping.base, width: width, height: height, bytesPerRow: width * 4)
  }

  var width: Int { memory.width }
  var height: Int { memory.height }

  /// The frame as it was painted last; black where it never was.
  var painted: PixelBuffer {
    clear(except: [])
    return memory
  }

  /// The last painted frame as an image: its pixels are copied only if the frame is painted again while the image
  /// exists. Nil if there is not enough memory.
  var image: CGImage? {
    let painted = painted
    return CGImage(
      holding: hold, pixels: painted.base, width: painted.width, height: painted.height,
      bytesPerRow: painted.bytesPerRow)
  }

  /// Runs `body`, which paints and returns the rectangles that it changed.
  ///
  /// - Precondition: `body` reads nothing that was not painted before.
  func paint(_ body: (PixelBuffer) -> [PixelRect]) -> [PixelRect] {
    leaveToImages()
    let damage = body(memory)
    clear(except: damage)
    return damage
  }

  /// Goes on with a copy of the pixels where images hold them.
  private func leaveToImages() {
    guard !isKnownUniquelyReferenced(&hold) else { return }
    let bytes = memory.height * memory.bytesPerRow
    let (mapping, _) = FrameMapping.take(bytes)
    mapping.base.copyMemory(from: memory.base, byteCount: bytes)
    hold = FrameHold(mapping)
    memory = PixelBuffer(
      base: mapping.base, width: memory.width, height: memory.height, bytesPerRow: memory.bytesPerRow)
  }

  /// Takes away an earlier frame's pixels outside of some rectangles.
  private func clear(except kept: [PixelRect]) {
    guard holdsOther else { return }
    holdsOther = false
    var rest = [PixelRect(x: 0, y: 0, width: memory.width, height: memory.height)]
    for hole in kept {
      var smaller: [PixelRect] = []
      for rect in rest { rect.subtracting(hole) { smaller.append($0) } }
      rest = smaller
    }
    for rect in rest { memory.fill(rect, with: 0) }
  }

  /// At least one pixel, and no more for the rounding error of a size that was computed.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale - 0.001).rounded(.up)))
  }
}

/// Memory of a frame, which is left to the next one when neither the frame nor an image of it is there any more.
private final class FrameHold: Sendable {
  private let mapping: FrameMapping

  init(_ mapping: FrameMapping) { self.mapping = mapping }

  deinit { mapping.leave() }
}
