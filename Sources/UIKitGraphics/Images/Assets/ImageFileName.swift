import Foundation

/// The parts of a picture file's name: `folder/photo@2x~ipad.png` is a variant of `photo`.
struct ImageFileName: Equatable {
  /// Without modifiers and extension.
  let base: String
  /// In lower case.
  let pathExtension: String
  /// Pixels per point, if the name specifies them.
  let scale: CGFloat?
  /// `iphone`, `ipad`, … if the name specifies it.
  let device: String?

  init(path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var stem = (file as NSString).deletingPathExtension
    pathExtension = (file as NSString).pathExtension.lowercased()
    var scale: CGFloat?
    var device: String?
    // Twice, because the modifiers may have either order.
    for _ in 0..<2 {
      if scale == nil, let found = Self.scales.first(where: { stem.hasSuffix($0.suffix) }) {
        scale = found.scale
        stem.removeLast(found.suffix.count)
      }
      if device == nil, let found = Self.devices.first(where: { stem.hasSuffix("~" + $0) }) {
        device = found
        stem.removeLast(found.count + 1)
      }
    }
    base = stem
    self.scale = scale
    self.device = device
  }

  private static let scales: [(suffix: String, scale: CGFloat)] = [("@1x", 1), ("@2x", 2), ("@3x", 3)]
  private static let devices = ["iphone", "ipad", "tv", "mac"]

  /// The file name extensions of pictures.
  static let pictureExtensions = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
}
