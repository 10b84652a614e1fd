import Foundation
import UIKit

extension MountedScreen {
  /// Runs an animation, and returns its frames side by side in one picture; the first one shows the screen as it is
  /// now.
  ///
  ///     screen.tap(.text("Open"))
  ///     expectGolden(screen.strip(of: 6, every: 0.05), "opening")
  ///
  /// - Parameters:
  ///   - count: the number of frames.
  ///   - interval: seconds of the screen's time between two of them.
  ///   - area: the part of the screen that is shown, in points; nil for all of it.
  public func strip(of count: Int, every interval: TimeInterval, area: CGRect? = nil) -> CGImage {
    guard count > 0, interval > 0 else {
      fatalError(
        "A strip of \(count) frames, one every \(interval) seconds, was asked for. It needs at least one frame, and time "
          + "between them.")
    }
    let shown = (area ?? CGRect(origin: .zero, size: size)).intersection(CGRect(origin: .zero, size: size))
    guard !shown.isNull, shown.width > 0, shown.height > 0 else {
      fatalError(
        "A strip of \(LayoutNumber.text(area ?? .zero)) was asked for, and the screen is \(LayoutNumber.text(size)).")
    }
    let pixels = CGRect(
      x: shown.minX * scale, y: shown.minY * scale, width: shown.width * scale, height: shown.height * scale
    ).integral
    var frames: [CGImage] = []
    for number in 0..<count {
      if number > 0 { advance(by: interval) }
      guard let frame = picture.cropping(to: pixels) else { fatalError("a frame could not be cropped to \(pixels)") }
      frames.append(frame)
    }
    return Self.joined(frames)
  }

  /// In pixels, between two frames.
  private static let gap: CGFloat = 4

  private static func joined(_ frames: [CGImage]) -> CGImage {
    let (width, height) = (CGFloat(frames[0].width), CGFloat(frames[0].height))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: (width + gap) * CGFloat(frames.count) - gap, height: height)
    let strip = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.magenta.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (number, frame) in frames.enumerated() {
        UIImage(cgImage: frame).draw(at: CGPoint(x: (width + gap) * CGFloat(number), y: 0))
      }
    }
    guard let picture = strip.cgImage else {
      fatalError("a strip of \(size.width)x\(size.height) pixels could not be drawn")
    }
    return picture
  }
}
