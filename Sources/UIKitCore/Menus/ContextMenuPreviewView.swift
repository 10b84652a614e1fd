import ListCore

/// The preview above a menu: a picture of the pressed view, or a controller of the app.
@MainActor
final class ContextMenuPreviewView: UIView {
  let controller: (any MenuPreviewContent)?
  private let content: UIView
  /// The rectangle of the pressed view in the window.
  private(set) var source: CGRect

  /// - Parameters:
  ///   - source: the preview of the pressed view.
  ///   - controller: the app's controller that replaces the pressed view.
  init(_ source: UITargetedPreview, controller: (any MenuPreviewContent)?) {
    self.controller = controller
    content = controller.map { $0.view } ?? Self.picture(of: source)
    self.source = Self.place(of: source)
    super.init(frame: self.source)
    let clip = UIView(frame: bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.layer.cornerRadius = MenuMetrics.cornerRadius
    clip.backgroundColor = source.parameters.backgroundColor ?? .systemBackground
    addSubview(clip)
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = MenuMetrics.shadowRadius
    isAccessibilityElement = true
    accessibilityLabel = SystemWord.preview.text
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the preview beside the menu.
  func fittingSize(in room: CGSize) -> CGSize {
    guard let controller else {
      let scale = min(1, room.width / max(source.width, 1), room.height / max(source.height, 1))
      return CGSize(width: source.width * scale, height: source.height * scale)
    }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
      height: preferred.height > 0 ? min(preferred.height, room.height) : room.height)
  }

  /// Sets the position independently of the transform.
  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func go(to target: UITargetedPreview?) { if let target { source = Self.place(of: target) } }

  /// The rectangle of a preview in the window.
  private static func place(of preview: UITargetedPreview) -> CGRect {
    let bounds = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    let center = preview.target.container.convert(preview.target.center, to: nil)
    let whole = preview.view.bounds
    return CGRect(
      x: center.x + bounds.minX - whole.midX, y: center.y + bounds.minY - whole.midY, width: bounds.width,
      height: bounds.height)
  }

  private static func picture(of preview: UITargetedPreview) -> UIView {
    guard let path = preview.parameters.visiblePath else {
      return ViewSnapshot(preview.view).makeView() ?? UIView()
    }
    let image = UIGraphicsImageRenderer(bounds: path.bounds).image { _ in
      path.addClip()
      _ = ViewSnapshot(preview.view).draw(in: preview.view.bounds)
    }
    let view = UIView()
    view.layer.contents = image.cgImage
    return view
  }
}
