import Foundation

extension UICalendarView {
  /// How large the symbol of a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// Symbols of 9 points.
    case small = 0
    /// Symbols of 12 points.
    case medium = 1
    /// Symbols of 15 points.
    case large = 2
  }

  /// A mark below a day's number: a disc, an image, or a custom view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// Makes the content, once for each day that shows it.
    final private(set) var makeContent: () -> UIView

    /// A disc of medium size in the system's fill colour.
    public required override init() {
      makeContent = { DecorationContent.imageView(nil, color: nil, size: .medium) }
      super.init()
    }

    private convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      self.init()
      makeContent = { DecorationContent.imageView(image, color: color, size: size) }
    }

    /// A disc of a colour, by default the system's fill colour.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// An image of a colour, by default the system's fill colour; without an image a disc.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A custom view, made for each day that appears. It is clipped to the space below the number and receives no
    /// touches.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      let decoration = self.init()
      decoration.makeContent = customViewProvider
      return decoration
    }
  }
}

/// The area of a decoration below a day's number, with the content centred and clipped.
final class DecorationContent: UIView {
  private let content: UIView

  /// The point sizes of symbols and the heights of images [?].
  private static let sizes: [UICalendarView.DecorationSize: CGFloat] = [.small: 9, .medium: 12, .large: 15]
  /// The disc is a smaller symbol: one as large as other symbols would look too heavy [?].
  private static let discName = "circlebadge.fill"
  /// The distance of the content from the number, in points [?].
  private static let top: CGFloat = 0

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  static func imageView(_ image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) -> UIView {
    let points = sizes[size] ?? 0
    let isSymbol = image?.isSymbolImage ?? true
    let shown = image ?? UIImage(systemName: discName)
    let view = UIImageView(image: isSymbol ? shown : shown?.withRenderingMode(.alwaysTemplate))
    view.tintColor = color ?? .systemFill
    if isSymbol {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: points)
    } else if let pixels = shown?.size, pixels.height > 0 {
      view.contentMode = .scaleAspectFit
      view.frame.size = CGSize(width: pixels.width * points / pixels.height, height: points)
    }
    return view
  }

  /// The content's preferred size, by its constraints or its intrinsic size.
  private var fittingSize: CGSize {
    if content is UIImageView, content.bounds.size != .zero, content.contentMode == .scaleAspectFit {
      return content.bounds.size
    }
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting == .zero ? content.bounds.size : fitting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = fittingSize
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: max((bounds.height - size.height) / 2, Self.top), width: size.width,
      height: size.height)
  }
}
