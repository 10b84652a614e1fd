/// The dots of a page control.
@MainActor
final class PageDots {
  private unowned let control: UIPageControl
  private let plate = UIView()
  private var views: [UIImageView] = []
  private(set) var count = 0
  private(set) var current = 0
  private(set) var images: [Int: UIImage] = [:]
  /// The images that pages show only while they are the current page, by page.
  private(set) var currentImages: [Int: UIImage] = [:]
  /// The scale, in pixels per point, for which the dots were drawn.
  private var shownScale: CGFloat = 0

  /// A dot's diameter, in points [?].
  private static let diameter: CGFloat = 8
  /// The distance between the middles of neighbouring dots, in points [?].
  static let pitch: CGFloat = 18
  /// The height, and also the total padding before the first and after the last dot's middle, in points [C].
  private static let height: CGFloat = 26
  private static let margin: CGFloat = 26

  init(control: UIPageControl) { self.control = control }

  var hidesForSinglePage = false { didSet { updateHiding() } }
  var tint: UIColor? { didSet { updateColors() } }
  var currentTint: UIColor? { didSet { updateColors() } }
  var image: UIImage? { didSet { updateImages() } }
  var currentImage: UIImage? { didSet { updateImages() } }
  var backgroundStyle = UIPageControl.BackgroundStyle.automatic { didSet { updateColors() } }

  /// The progress of the current page, whose bar replaces the dot.
  var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.control = nil }
      progress?.control = control
      progress?.pageDidChange()
      progressVisibilityDidChange()
    }
  }
  private var bar: PageProgressBar?

  /// The size in points. Without pages the width is 0.
  func size(count: Int) -> CGSize {
    CGSize(width: count > 0 ? Self.margin + CGFloat(count - 1) * Self.pitch + barRoom : 0, height: Self.height)
  }

  /// How much longer the bar is than a dot, in points.
  private var barRoom: CGFloat { progress == nil ? 0 : PageProgressBar.length - Self.diameter }

  /// [C]
  var spokenPage: String? { count == 0 ? nil : "page \(current + 1) of \(count)" }

  func setUp() {
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = Self.height / 2
    control.addSubview(plate)
    updateColors()
  }

  func setCount(_ value: Int) {
    let value = max(value, 0)
    guard value != count else { return }
    count = value
    current = min(current, max(count - 1, 0))
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = UIImageView()
      view.contentMode = .center
      views.append(view)
      plate.addSubview(view)
    }
    updateImages()
    updateColors()
    updateHiding()
    control.invalidateIntrinsicContentSize()
    control.setNeedsLayout()
  }

  func setCurrent(_ page: Int) {
    let page = min(max(page, 0), max(count - 1, 0))
    guard page != current else { return }
    current = page
    if currentImage != nil || !currentImages.isEmpty { updateImages() }
    updateColors()
    if let progress {
      progress.pageDidChange()
      control.setNeedsLayout()
    }
  }

  /// Adds, removes, shows or hides the progress bar, as `progress` and its visibility require.
  func progressVisibilityDidChange() {
    let isShown = progress?.isProgressVisible == true
    if isShown, bar == nil {
      let made = PageProgressBar()
      plate.addSubview(made)
      bar = made
    }
    if progress == nil {
      bar?.removeFromSuperview()
      bar = nil
    }
    progressDidChange()
    updateColors()
    control.invalidateIntrinsicContentSize()
    control.setNeedsLayout()
  }

  func progressDidChange() { bar?.share = CGFloat(progress?.currentProgress ?? 0) }

  func setImage(_ image: UIImage?, _ page: Int) {
    check(page)
    images[page] = image
    updateImages()
  }

  func setCurrentImage(_ image: UIImage?, _ page: Int) {
    check(page)
    currentImages[page] = image
    updateImages()
  }

  private func check(_ page: Int) {
    guard page >= 0 && page < count else {
      fatalError(
        "An indicator image was set for page \(page) of a page control that has \(count) pages; set numberOfPages first."
      )
    }
  }

  func place() {
    if shownScale != control.traitCollection.displayScale { updateImages() }
    let size = size(count: count)
    let bounds = control.bounds
    plate.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let isRightToLeft = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let currentPlace = isRightToLeft ? count - 1 - current : current
    for (index, view) in views.enumerated() {
      let place = isRightToLeft ? count - 1 - index : index
      let moved = place > currentPlace ? barRoom : place == currentPlace ? barRoom / 2 : 0
      view.frame = CGRect(
        x: Self.margin / 2 + (CGFloat(place) - 0.5) * Self.pitch + moved, y: 0, width: Self.pitch, height: size.height)
    }
    guard let bar, views.indices.contains(current) else { return }
    bar.bounds.size = CGSize(width: PageProgressBar.length, height: Self.diameter)
    bar.center = views[current].center
  }

  /// [D] The dots are white in light and dark appearance, and those of other pages are translucent: the opacity is [?].
  private static let otherOpacity: CGFloat = 0.3

  func updateColors() {
    let shown = currentTint ?? .white
    let others = tint ?? UIColor(white: 1, alpha: Self.otherOpacity)
    let showsBar = progress?.isProgressVisible == true && count > 0
    for (index, view) in views.enumerated() {
      view.tintColor = index == current ? shown : others
      view.isHidden = showsBar && index == current
    }
    bar?.setColors(shown, ground: others)
    bar?.isHidden = !showsBar
    plate.backgroundColor = isPlateShown ? .systemFill : .clear
  }

  private var isPlateShown: Bool {
    switch backgroundStyle {
    case .automatic: control.pageTracking.state == .continuous
    case .prominent: true
    case .minimal: false
    }
  }

  private func updateImages() {
    let scale = control.traitCollection.displayScale
    shownScale = scale
    for (index, view) in views.enumerated() {
      view.image = (imageOfApp(index) ?? Self.dot(scale)).withRenderingMode(.alwaysTemplate)
    }
  }

  /// The image that the app set for a page; nil for a dot. [D] Without its own image, the current page has that of the
  /// other pages.
  private func imageOfApp(_ page: Int) -> UIImage? {
    (page == current ? currentImages[page] ?? currentImage : nil) ?? images[page] ?? image
  }

  private func updateHiding() { control.isHidden = hidesForSinglePage && count <= 1 }

  /// The dots drawn so far, by their scale in pixels per point.
  private static var dots: [CGFloat: UIImage] = [:]

  private static func dot(_ scale: CGFloat) -> UIImage {
    if let dot = dots[scale] { return dot }
    let size = CGSize(width: diameter, height: diameter)
    let format = UIGraphicsImageRendererFormat()
    // Outside of a window the scale is 0; the format then uses the screen's.
    if scale > 0 { format.scale = scale }
    let dot = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    }
    if scale > 0 { dots[scale] = dot }
    return dot
  }
}
