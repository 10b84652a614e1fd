import Combine
import CoreGraphics
import UIKit

/// Renders views as an image, in the default environment: light, default text size, left to right, regardless of the user's settings and
/// the enclosing views. Modifiers of the content, such as `environment(\.colorScheme, .dark)`, change it.
///
/// Documentation: `SwiftUI/ImageRenderer`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends a value when the image will change.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
  private let view: _UIHostingView<Content>

  /// The views.
  public var content: Content {
    get { view.rootView }
    set {
      objectWillChange.send()
      Self.apart { view.rootView = newValue }
    }
  }

  /// The size proposed to the views; unspecified by default, for their ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The pixels of a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the image has no transparent parts.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// A renderer of views.
  public init(content view: Content) { self.view = Self.apart { _UIHostingView(rootView: view) } }

  /// The image; nil if the views have no size.
  public var uiImage: UIImage? { picture(scale) }

  /// The image; nil if the views have no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the size of the views, and a function that draws them.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let size = Self.apart(rasterizationScale) { layOut(rasterizationScale) }
    renderer(size) { context in
      guard let image = picture(rasterizationScale)?.cgImage else { return }
      context.draw(image, in: CGRect(origin: .zero, size: size))
    }
  }

  private func layOut(_ scale: CGFloat) -> CGSize {
    if view.traitCollection.displayScale != scale {
      view.traitOverrides.displayScale = scale
      view.updateTraitsIfNeeded()
    }
    let size = view.hosted.size(proposedSize)
    view.frame = CGRect(origin: .zero, size: size)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return size
  }

  private func picture(_ scale: CGFloat) -> UIImage? {
    Self.apart(scale) {
      let size = layOut(scale)
      guard size.width > 0, size.height > 0 else { return nil }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = isOpaque
      return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.render(in: $0.cgContext) }
    }
  }

  /// Runs a closure without the current traits. Otherwise views outside of windows would take over those of the context
  /// in which they are created. The scale is that of the image [?].
  private static func apart<Result>(_ scale: CGFloat = 1, _ body: () -> Result) -> Result {
    let current = UITraitCollection.current
    defer { UITraitCollection.current = current }
    UITraitCollection.current = UITraitCollection {
      $0.userInterfaceIdiom = current.userInterfaceIdiom
      $0.userInterfaceStyle = .light
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = .normal
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
      $0.preferredContentSizeCategory = .large
      $0.layoutDirection = .leftToRight
      $0.displayScale = scale
      $0.displayGamut = current.displayGamut
    }
    return body()
  }
}
