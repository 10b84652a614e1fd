import UIKit

/// A picture or symbol.
///
/// Documentation: `SwiftUI/Image`.
public struct Image: Equatable, @unchecked Sendable {
  enum Source: Equatable {
    case named(String, Bundle?)
    case symbol(String)
    case uiImage(UIImage)
  }

  let source: Source
  var isResizable = false
  var insets = EdgeInsets()
  var isTiled = false
  var mode: TemplateRenderingMode?
  /// The name for screen readers, where an app gave one.
  var label: Text?
  var isDecorative = false
  var symbolMode: SymbolRenderingMode?
  var quality = Interpolation.medium

  /// A picture of an asset catalog or the bundle.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// A picture of an asset catalog or the bundle, which a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
    isDecorative = true
  }

  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture of UIKit.
  public init(uiImage: UIImage) { source = .uiImage(uiImage) }

  /// A picture of CoreGraphics.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation))
    isDecorative = true
  }

  /// A picture of CoreGraphics, with a name for screen readers.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    source = .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation))
    self.label = label
  }

  /// A picture of an asset catalog or the bundle, with a name for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle)
    self.label = label
  }

  /// The rotation and mirroring of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row of pixels is at the top.
    case up
    /// The first row of pixels is at the top, from right to left.
    case upMirrored
    /// The first row of pixels is at the bottom, from right to left.
    case down
    /// The first row of pixels is at the bottom.
    case downMirrored
    /// The first row of pixels is at the left, from bottom to top.
    case left
    /// The first row of pixels is at the left, from top to bottom.
    case leftMirrored
    /// The first row of pixels is at the right, from top to bottom.
    case right
    /// The first row of pixels is at the right, from bottom to top.
    case rightMirrored

    var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// The usual one.
    case medium
    /// Larger than text.
    case large
  }

  /// How the colours of a picture are used.
  public enum TemplateRenderingMode: Sendable {
    /// A picture's opaque area in the style of the enclosing view.
    case template
    /// The image's own colours.
    case original
  }

  /// How an image fills a size other than its own.
  public enum ResizingMode: Sendable {
    /// The picture repeats.
    case tile
    /// The picture is stretched.
    case stretch
  }

  /// How well a picture of another size is drawn.
  public enum Interpolation: Sendable {
    /// Pixels as they are.
    case none
    /// Fast.
    case low
    /// The usual way.
    case medium
    /// The best way.
    case high
  }

  /// The image, resizable to fill the available space, except for insets at its edges.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.insets = capInsets
    image.isTiled = resizingMode == .tile
    return image
  }

  /// The image, scaled by nearest neighbour for `none`, otherwise by interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.quality = interpolation
    return image
  }

  /// The symbol with a rendering mode for its layers; nil for that of the enclosing view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// The image in its own colours, or as a template.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// The image without a name for screen readers.
  var asDecoration: Image {
    var image = self
    image.isDecorative = true
    return image
  }

  /// Whether screen readers pass over the image: a decoration, or the icon of a label.
  func isSilent(_ environment: EnvironmentValues) -> Bool { isDecorative || environment.isLabelIcon }

  /// The name for screen readers; nil for decorations, and for pictures of UIKit and CoreGraphics without a label. The
  /// name of an asset is its label, and a key of the app's strings [D].
  @MainActor
  func spokenName(of picture: UIImage?, _ environment: EnvironmentValues) -> String? {
    if isSilent(environment) { return nil }
    if let label { return label.plain(environment) }
    return switch source {
    case .named(let name, let bundle): Text(LocalizedStringKey(name), bundle: bundle).plain(environment)
    case .symbol, .uiImage: picture?.accessibilityLabel ?? picture?.spokenName
    }
  }

  /// The name of the symbol, by which UI tests find the image [C].
  fileprivate var identifier: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  var isSymbol: Bool {
    if case .symbol = source { return true }
    if case .uiImage(let image) = source { return image.isSymbolImage }
    return false
  }

  @MainActor
  func uiImage(_ environment: EnvironmentValues) -> UIImage? {
    var image: UIImage?
    switch source {
    case .named(let name, let bundle): image = UIImage(named: name, in: bundle, compatibleWith: nil)
    case .uiImage(let own): image = own
    case .symbol(let name):
      let font = (environment.font ?? .body).uiFont(environment, weight: environment.fontWeight)
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      var configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
      let palette = environment.foregroundStyle?.palette(in: environment) ?? [environment.adapted(.label)]
      let mode = symbolMode ?? environment.symbolRenderingMode ?? (palette.count > 1 ? .palette : nil)
      if let colors = mode?.configuration(palette) { configuration = configuration.applying(colors) }
      let shown = environment.symbolVariants.name(of: name)
      image = UIImage(systemName: shown, withConfiguration: configuration)
    }
    switch mode {
    case .template: image = image?.withRenderingMode(.alwaysTemplate)
    case .original: image = image?.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    if isResizable, insets != EdgeInsets() || isTiled {
      image = image?.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        resizingMode: isTiled ? .tile : .stretch)
    }
    return image
  }
}

extension Image: View, LeafView {
  func makeLeaf(_ node: ViewNode) -> ImageLeaf {
    let leaf = ImageLeaf()
    leaf.node = node
    return leaf
  }
  func update(_ leaf: ImageLeaf, _ environment: EnvironmentValues) -> Bool { leaf.update(self, environment) }
}

/// An element that shows a picture.
final class ImageLeaf: LayoutNode {
  let view: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleToFill
    view.isUserInteractionEnabled = false
    return view
  }()

  /// The image's node, which provides the animation of changes.
  weak var node: ViewNode?
  private var isResizable = false
  private var isSymbol = false
  /// The colour of a symbol, if an enclosing view specifies one.
  private(set) var ownColor: UIColor?

  func update(_ image: Image, _ environment: EnvironmentValues) -> Bool {
    let picture = image.uiImage(environment)
    let isResized = view.image?.size != picture?.size || isResizable != image.isResizable
    if view.image !== picture {
      if let node { environment.contentTransition.run(on: view, node.graph.transaction, node.environment) }
      view.image = picture
    }
    view.layer.magnificationFilter = image.quality == .none ? .nearest : .linear
    view.layer.minificationFilter = view.layer.magnificationFilter
    isResizable = image.isResizable
    isSymbol = image.isSymbol
    let style = environment.foregroundStyle?._resolve(in: environment)
    ownColor = style?.color
    view.tintColor = ownColor ?? environment.adapted(.label)
    show(image.isSymbol ? style?.shadows.first { $0.side == .outside } : nil)
    name(image, environment)
    return isResized
  }

  /// The values for assistive tools that the image gave its view.
  private var given: (name: String?, identifier: String?)

  /// Names the view for assistive tools. Values that modifiers around the image have set since remain.
  private func name(_ image: Image, _ environment: EnvironmentValues) {
    // The view itself has the name of its symbol, and looks it up only when it is asked.
    let hasSymbolName = image.identifier != nil && image.label == nil
    let name = hasSymbolName ? nil : image.spokenName(of: view.image, environment)
    let isSpoken = name != nil || hasSymbolName && !image.isSilent(environment)
    let identifier = isSpoken ? image.identifier : nil
    if isSpoken != view.isAccessibilityElement { view.isAccessibilityElement = isSpoken }
    if name != given.name, view.accessibilityLabel == given.name || given.name == nil { view.accessibilityLabel = name }
    if identifier != given.identifier, view.accessibilityIdentifier == given.identifier {
      view.accessibilityIdentifier = identifier
    }
    given = (name, identifier)
  }

  /// Shows the shadow of a symbol's style.
  private func show(_ shadow: ResolvedShadow?) {
    if let shadow {
      view.layer.take(shadow, view.traitCollection)
    } else if view.layer.shadowOpacity > 0 {
      view.layer.shadowOpacity = 0
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = view.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard isSymbol, let offset = view.image?.baselineOffsetFromBottom, key.axis == .vertical else { return nil }
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? size.height - offset : nil
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}
