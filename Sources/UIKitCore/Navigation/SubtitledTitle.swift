/// A title in the row of buttons with a smaller line below it.
@MainActor
final class SubtitledTitle: UIView {
  /// The sizes of both lines, which together are no higher than the row [?].
  private static let (titleSize, subtitleSize): (CGFloat, CGFloat) = (15, 12)

  private let title: UILabel
  private let subtitle = UILabel(frame: .zero)

  init(_ title: UILabel, _ subtitle: String) {
    self.title = title
    super.init(frame: .zero)
    title.font = title.font.withSize(min(title.font.pointSize, Self.titleSize))
    self.subtitle.text = subtitle
    self.subtitle.font = .systemFont(ofSize: Self.subtitleSize)
    self.subtitle.textColor = .secondaryLabel
    self.subtitle.textAlignment = .center
    addSubview(title)
    addSubview(self.subtitle)
  }

  required init?(coder: NSCoder) {
    title = UILabel(frame: .zero)
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (above, below) = (title.sizeThatFits(size), subtitle.sizeThatFits(size))
    return CGSize(width: max(above.width, below.width), height: above.height + below.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (above, below) = (title.sizeThatFits(bounds.size).height, subtitle.sizeThatFits(bounds.size).height)
    let y = ((bounds.height - above - below) / 2).rounded()
    title.frame = CGRect(x: 0, y: y, width: bounds.width, height: above)
    subtitle.frame = CGRect(x: 0, y: y + above, width: bounds.width, height: below)
  }
}
