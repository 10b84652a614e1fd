extension UIImage {
  private func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes)
  }

  /// The image in its own colours, or as a stencil.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image as a stencil filled with a colour. A view's tint replaces the colour, unless the rendering mode is
  /// `.alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image with a tint colour for its template, and in a rendering mode. With `.alwaysOriginal` it keeps the colour
  /// regardless of a view's tint.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with caps that keep their size, in points, and a middle that repeats between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with caps that keep their size, in points, and a middle that repeats or stretches between them.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.isResizable = true
      $0.resizingMode = resizingMode
    }
  }

  /// The image with caps that keep their size, in points, at the left and the top. The point after a cap stretches, and
  /// the rest is the cap at the other end. With a cap of 0 the whole image stretches in that direction.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of the cap at the left, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the cap at the top, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// The image with other alignment insets, so that views align it by a smaller or larger rectangle than its bounds.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image, mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The mirrored image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The distance of the baseline from the bottom, in points, for images that have one.
  public var baselineOffsetFromBottom: CGFloat? {
    switch attributes.baseline {
    case .own: content.baselineOffset(scale: scale)
    case .none: nil
    case .offset(let offset): offset
    }
  }

  /// The image with a baseline at a distance above its bottom, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = .offset(baselineOffset) }
  }

  /// The image without a baseline, so that views align it by its bottom.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baseline = .none }
  }

  /// The image under a configuration: a symbol at its size and weight, any image in its form for its
  /// traits.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    applying(configuration)
  }

  /// The image, with the values that a configuration specifies in place of its own. An image that is not a symbol is
  /// unchanged.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    let combined = attributes.configuration.map { configuration.applied(to: $0) } ?? configuration
    return applying(combined)
  }

  func applying(_ configuration: UIImage.Configuration?) -> UIImage {
    guard let configuration else { return self }
    if let traits = configuration.traitCollection, let asset = attributes.asset {
      return asset.image(with: traits).with { $0.configuration = configuration }
    }
    guard case .symbol(let symbol, _) = content else { return with { $0.configuration = configuration } }
    let full = UIImage.SymbolConfiguration.standard.applying(configuration)
    var attributes = attributes
    attributes.configuration = configuration
    attributes.scale = full.displayScale
    return UIImage(content: .symbol(symbol, SymbolMetrics(full)), attributes: attributes)
  }

  // MARK: Images that move

  /// An animated image that shows images one after another; nil if there are none. A duration of 0 means a thirtieth of
  /// a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// The images that are shown one after another; nil for an image that is not animated.
  public var images: [UIImage]? { attributes.frames }

  /// How long a round of the images takes, in seconds.
  public var duration: TimeInterval { attributes.duration }

  func with(asset: UIImageAsset) -> UIImage {
    with { $0.asset = asset }
  }

  /// Whether the picture is a stencil for a tint: by its rendering mode, or, in the automatic mode, if it is a symbol
  /// without colours.
  var isTemplate: Bool {
    switch attributes.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: content.isStencil
    }
  }

  // MARK: The system's own

  /// A plus in a filled circle: the symbol `plus.circle.fill`.
  public class var add: UIImage { symbol("plus.circle.fill") }

  /// A minus in a filled circle: the symbol `minus.circle.fill`.
  public class var remove: UIImage { symbol("minus.circle.fill") }

  /// Three dots in a circle: the symbol `ellipsis.circle`.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  /// A check mark: the symbol `checkmark`.
  public class var checkmark: UIImage { symbol("checkmark") }

  /// A check mark in a circle: the symbol `checkmark.circle`.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
