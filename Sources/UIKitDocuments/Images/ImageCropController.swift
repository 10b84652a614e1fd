import ListCore

/// Lets the user move and scale an image under a square, to select the part of the image within the square.
@MainActor
final class ImageCropController: UIViewController, UIScrollViewDelegate {
  /// The part of a picture that was chosen: its pixels, and their rectangle in the picture.
  struct Part {
    let image: UIImage
    let rect: CGRect
  }

  /// The largest scale of the image, relative to the square [?].
  private static let greatestScale: CGFloat = 4
  /// The opacity of the black around the square, and the height of the row of buttons in points [?].
  private static let shadeOpacity: CGFloat = 0.5
  private static let barHeight: CGFloat = 64
  private static let margin: CGFloat = 20

  private let picture: UIImage
  /// Called with the chosen part, or with nil if the user cancelled.
  private let end: (Part?) -> Void
  private let scrollView = UIScrollView(frame: .zero)
  private let imageView: UIImageView
  private let shades = [UIView(frame: .zero), UIView(frame: .zero)]
  private let border = UIView(frame: .zero)
  private let cancel = UIButton(type: .system)
  private let accept = UIButton(type: .system)
  private var placedSize = CGSize.zero

  init(_ picture: UIImage, end: @escaping (Part?) -> Void) {
    self.picture = picture
    self.end = end
    imageView = UIImageView(image: picture)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overrideUserInterfaceStyle = .dark
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    imageView.accessibilityLabel = SystemWord.image.text
    imageView.isAccessibilityElement = true
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    for shade in shades {
      shade.backgroundColor = UIColor(white: 0, alpha: Self.shadeOpacity)
      shade.isUserInteractionEnabled = false
      view.addSubview(shade)
    }
    border.layer.borderWidth = 1
    border.layer.borderColor = UIColor.white.cgColor
    border.isUserInteractionEnabled = false
    view.addSubview(border)
    add(cancel, .cancel) { $0.end(nil) }
    add(accept, .done) { $0.end($0.part) }
    accept.titleLabel?.font = .preferredFont(forTextStyle: .headline)
  }

  private func add(_ button: UIButton, _ word: SystemWord, _ act: @escaping (ImageCropController) -> Void) {
    button.setTitle(word.text, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.tintColor = .white
    button.addAction(UIAction { [weak self] _ in if let self { act(self) } }, for: .touchUpInside)
    view.addSubview(button)
  }

  // MARK: Layout

  /// The square, in the middle of the space above the buttons.
  private var square: CGRect {
    let room = view.bounds.inset(by: view.safeAreaInsets).inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: Self.barHeight, right: 0))
    let side = max(1, min(room.width, room.height))
    return CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, square) = (view.bounds, square)
    scrollView.frame = bounds
    border.frame = square
    // Left and right of the square in landscape, above and below it in portrait.
    let isWide = square.minX > 0 && square.width < bounds.width
    shades[0].frame =
      isWide
      ? CGRect(x: 0, y: 0, width: square.minX, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
    shades[1].frame =
      isWide
      ? CGRect(x: square.maxX, y: 0, width: bounds.width - square.maxX, height: bounds.height)
      : CGRect(x: 0, y: square.maxY, width: bounds.width, height: bounds.height - square.maxY)
    placeButtons()
    if placedSize != bounds.size { placePicture() }
  }

  private func placeButtons() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, atStart) in [(cancel, true), (accept, false)] {
      let size = button.sizeThatFits(room.size)
      let isLeft = atStart != isRightToLeft
      button.frame = CGRect(
        x: isLeft ? room.minX + Self.margin : room.maxX - Self.margin - size.width, y: room.maxY - Self.barHeight,
        width: size.width, height: Self.barHeight)
    }
  }

  /// Scales the picture to fill the square, and centres it in the square.
  private func placePicture() {
    placedSize = view.bounds.size
    let (bounds, square) = (view.bounds, square)
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = 1
    imageView.frame = CGRect(origin: .zero, size: picture.size)
    scrollView.contentSize = picture.size
    scrollView.contentInset = UIEdgeInsets(
      top: square.minY, left: square.minX, bottom: bounds.height - square.maxY, right: bounds.width - square.maxX)
    let least = max(square.width / picture.size.width, square.height / picture.size.height)
    scrollView.minimumZoomScale = least
    scrollView.maximumZoomScale = least * Self.greatestScale
    scrollView.zoomScale = least
    scrollView.contentOffset = CGPoint(
      x: (picture.size.width * least - square.width) / 2 - square.minX,
      y: (picture.size.height * least - square.height) / 2 - square.minY)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  // MARK: The part

  /// The part of the picture in the square now, in whole pixels.
  private var part: Part? {
    let square = view.convert(square, to: imageView)
    let scale = picture.scale
    let pixels = CGRect(
      x: (square.minX * scale).rounded(), y: (square.minY * scale).rounded(), width: (square.width * scale).rounded(),
      height: (square.height * scale).rounded())
    let whole = CGRect(x: 0, y: 0, width: picture.size.width * scale, height: picture.size.height * scale)
    let rect = pixels.intersection(whole)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: rect.width / scale, height: rect.height / scale)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(at: CGPoint(x: -rect.minX / scale, y: -rect.minY / scale))
    }
    return Part(image: image, rect: rect)
  }
}
