/// Makes a bitmap the current context, at one pixel a point. `UIGraphicsEndImageContext` ends it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context. A scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let drawing = BitmapDrawing(
    bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : CurrentTraits.get().displayScale,
    isOpaque: opaque)
  ImageContexts.current.drawings.append(drawing)
  UIGraphicsPushContext(drawing.context)
}

/// A copy of the image in this thread's innermost image context; nil if no context is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.drawings.last?.snapshot()
}

/// Ends the innermost bitmap of this thread and makes the context before it the current one.
public func UIGraphicsEndImageContext() {
  guard let drawing = ImageContexts.current.drawings.popLast() else { return }
  UIGraphicsPopContext()
  drawing.discard()
}

/// The bitmaps that are being drawn: one stack for each thread.
private final class ImageContexts {
  var drawings: [BitmapDrawing] = []

  static var current: ImageContexts {
    let key = "UIGraphicsImageContexts"
    if let contexts = Thread.current.threadDictionary[key] as? ImageContexts { return contexts }
    let contexts = ImageContexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }
}
