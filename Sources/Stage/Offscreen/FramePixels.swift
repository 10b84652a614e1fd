import CoreGraphics
import Foundation
import QuartzCore

/// The pixels of a frame; black at first.
///
/// The system provides the memory as it is written, in large pages where possible: a frame is painted and moved as a
/// whole, and page faults for small pages would take longer than the painting. A frame that is released leaves its
/// memory to the next frame of its size, which clears only the part that its first picture leaves out.
final class FramePixels {
  private var memory: PixelBuffer
  /// The owner of the memory, which images of the frame retain, too.
  private var hold: FrameHold
  /// Whether the memory still contains pixels of an earlier frame.
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

  /// The frame as it was painted last; black where nothing was painted.
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

  /// If images use the memory, leaves it to them and continues with a copy.
  private func leaveToImages() {
    guard !isKnownUniquelyReferenced(&hold) else { return }
    let bytes = memory.height * memory.bytesPerRow
    let (mapping, _) = FrameMapping.take(bytes)
    mapping.base.copyMemory(from: memory.base, byteCount: bytes)
    hold = FrameHold(mapping)
    memory = PixelBuffer(
      base: mapping.base, width: memory.width, height: memory.height, bytesPerRow: memory.bytesPerRow)
  }

  /// Clears the pixels of an earlier frame outside of some rectangles.
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

  /// The pixels for a number of points: at least one, rounded up unless the excess is only the rounding error of a
  /// computed size.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale - 0.001).rounded(.up)))
  }
}

/// The memory of a frame. When neither the frame nor an image of it uses the memory any more, it is left to the next
/// frame.
private final class FrameHold: Sendable {
  private let mapping: FrameMapping

  init(_ mapping: FrameMapping) { self.mapping = mapping }

  deinit { mapping.leave() }
}
