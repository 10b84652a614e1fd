/// Chooses the form of an image view's image for its traits, decodes or draws it at the size shown, and makes it the
/// layer's contents.
@MainActor
final class ImagePresenter {
  private unowned let view: UIImageView
  /// The animation of `startAnimating`, or of an image with several frames.
  private var animation: ImageAnimation?
  /// The picture that the layer shows, or will show once it is decoded.
  private var shown: Picture?
  /// The last variant of the image that was looked up, with the traits and the configuration it was looked up for.
  private var form: (image: UIImage, traits: UITraitCollection, symbols: UIImage.SymbolConfiguration?, form: UIImage)?

  init(view: UIImageView) {
    self.view = view
  }

  var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      contentDidChange(oldSize: oldValue?.size)
      if image?.images != nil || oldValue?.images != nil { restartOwnAnimation() }
    }
  }

  var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsUpdate() } }
  }

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdate() } }
  }

  var symbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange(oldSize: nil) }
  }

  /// The image in its form for the view's traits.
  var imageAsShown: UIImage? { image.map { form(of: $0, view.traitCollection) } }

  /// The size of the image in its form for the view's traits; nil without an image.
  var intrinsicSize: CGSize? { imageAsShown?.size }

  private func form(of image: UIImage, _ traits: UITraitCollection) -> UIImage {
    // Variants can be added to an asset at any time, so its image is looked up again.
    guard image.attributes.asset == nil else { return image.resolved(for: traits, symbols: symbolConfiguration) }
    if let form, form.image === image, form.traits === traits, form.symbols === symbolConfiguration { return form.form }
    let resolved = image.resolved(for: traits, symbols: symbolConfiguration)
    form = (image, traits, symbolConfiguration, resolved)
    return resolved
  }

  func setNeedsUpdate() { view.setNeedsLayout() }

  // MARK: Animation

  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0

  var isAnimating: Bool { animation?.isRunning ?? false }

  func startAnimating() {
    guard let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages else {
      return restartOwnAnimation()
    }
    run(frames, duration: animationDuration, repeatCount: animationRepeatCount)
  }

  func stopAnimating() {
    animation?.stop()
    animation = nil
    setNeedsUpdate()
  }

  /// Images of several frames are animated while the view is in a window.
  func windowDidChange() {
    if view.window == nil { stopAnimating() } else { restartOwnAnimation() }
  }

  private func restartOwnAnimation() {
    guard animationImages == nil else { return }
    stopAnimating()
    guard let frames = image?.images, view.window != nil else { return }
    run(frames, duration: image?.duration ?? 0, repeatCount: 0)
  }

  private func run(_ frames: [UIImage], duration: TimeInterval, repeatCount: Int) {
    animation?.stop()
    let fresh = ImageAnimation(frames: frames, duration: duration, repeatCount: repeatCount) { [weak self] in
      self?.setNeedsUpdate()
      return self != nil
    }
    animation = fresh
    fresh.start(in: view)
    setNeedsUpdate()
  }

  private func contentDidChange(oldSize: CGSize?) {
    if oldSize != image?.size { view.invalidateIntrinsicContentSize() }
    setNeedsUpdate()
  }

  /// Updates the layer to the view's image. Costs a comparison if nothing has changed.
  func update() {
    guard let picture = wantedPicture() else {
      shown = nil
      view.layer.contents = nil
      return
    }
    guard picture != shown else { return }
    let isSameImage = picture.image.content == shown?.image.content
    shown = picture
    if let bitmap = picture.bitmapAtHand() { return show(bitmap, as: picture) }
    // A different image must not show the old contents while it is prepared; the same image in another size may.
    if !isSameImage { view.layer.contents = nil }
    ImageDecoding.perform {
      picture.bitmap()
    } deliver: { [weak self] bitmap in
      self?.decoded(bitmap, of: picture)
    }
  }

  private func decoded(_ bitmap: CGImage?, of picture: Picture) {
    guard picture == shown, let bitmap else { return }
    show(bitmap, as: picture)
  }

  private func show(_ bitmap: CGImage, as picture: Picture) {
    view.layer.contents = bitmap
    // A bitmap that was cropped to the visible part fills the view; any other bitmap has the size that the content mode
    // gives the image.
    let width = bitmap.width == picture.visiblePixelWidth ? picture.visibleSize.width : picture.size.width
    view.layer.contentsScale = CGFloat(bitmap.width) / max(width, 0.001)
  }

  private func wantedPicture() -> Picture? {
    guard let image = animation?.image ?? (isHighlighted ? highlightedImage ?? image : image) else { return nil }
    let traits = view.traitCollection
    let resolved = form(of: image, traits)
    let size = placedSize(of: resolved.size)
    guard size.width > 0, size.height > 0 else { return nil }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let tint = resolved.stencilColor(view.tintColor)?.resolvedColor(with: traits)
    let isCut = view.contentMode == .scaleAspectFill && view.clipsToBounds
    return Picture(
      image: resolved, size: size, visibleSize: isCut ? view.bounds.size : size, scale: scale, tint: tint)
  }

  /// The size, in points, that the content mode gives to an image of a size.
  private func placedSize(of size: CGSize) -> CGSize {
    let bounds = view.bounds.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch view.contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return size.scaled(by: min(across, down))
    case .scaleAspectFill: return size.scaled(by: max(across, down))
    default: return size
    }
  }
}

/// An image at a size and in a colour.
private struct Picture: Equatable, Sendable {
  /// In the form for the view's traits.
  let image: UIImage
  /// The size that the content mode gives the image, in points.
  let size: CGSize
  /// The size of the visible central part, in points: smaller than `size` if the view clips the image.
  let visibleSize: CGSize
  let scale: CGFloat
  /// The colour of a stencil; nil for an image in its own colours.
  let tint: UIColor?

  private var pixelSize: CGSize { size.scaled(by: scale) }

  private var fit: BitmapFit { BitmapFit(placed: pixelSize, visible: visibleSize.scaled(by: scale)) }

  var visiblePixelWidth: Int { fit.width }

  /// Whether the image's bitmap can be shown as it is: not tinted, turned or resized with caps.
  private var isPlain: Bool {
    let attributes = image.attributes
    return tint == nil && attributes.orientation == .up
      && !(attributes.isResizable && (attributes.capInsets != .zero || attributes.resizingMode == .tile))
  }

  /// The bitmap, decoded and drawn as need be. A file that is broken gives a placeholder.
  func bitmap() -> CGImage? {
    if isPlain, let bitmap = plainBitmap() { return bitmap }
    guard let form = TintedSymbols.Form(image, size: size, scale: scale, tint: tint) else {
      return image.rendered(size: size, scale: scale, tint: tint)
    }
    return TintedSymbols.shared.bitmap(form) { image.rendered(size: size, scale: scale, tint: tint) }
  }

  private func plainBitmap() -> CGImage? {
    if case .file(let file) = image.content { return file.bitmap(fitting: fit) }
    return image.content.bitmap(pixelSize: pixelSize)
  }

  /// The bitmap, if it is available without time-consuming decoding; else nil.
  func bitmapAtHand() -> CGImage? {
    if case .file(let file) = image.content {
      if file.isBroken { return bitmap() }
      if isPlain { return file.bitmapAtHand(fitting: fit) }
    }
    guard let content = image.content.bitmapAtHand(pixelSize: storedPixelSize) else { return nil }
    return isPlain ? content : bitmap()
  }

  private var storedPixelSize: CGSize { image.attributes.orientation.isSideways ? pixelSize.transposed : pixelSize }

  static func == (left: Picture, right: Picture) -> Bool {
    left.size == right.size && left.visibleSize == right.visibleSize && left.scale == right.scale
      && left.tint == right.tint
      && left.image.content == right.image.content && left.image.attributes == right.image.attributes
  }
}
