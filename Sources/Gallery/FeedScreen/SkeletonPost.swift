import UIKit

/// A placeholder for a post that is loading: a disc and three bars.
struct SkeletonPost: UIContentConfiguration, Equatable {
  func makeContentView() -> any UIView & UIContentView { SkeletonPostView(self) }
  func updated(for state: any UIConfigurationState) -> SkeletonPost { self }
}

/// The grey shape of a post.
final class SkeletonPostView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  /// The widths of the bars as shares of the space beside the disc, and their heights in points.
  private static let bars: [(share: CGFloat, height: CGFloat)] = [(0.4, 14), (0.25, 11), (0.95, 14)]

  init(_ configuration: SkeletonPost) {
    self.configuration = configuration
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Loading"
    let disc = Self.shape(cornerRadius: FeedStyle.avatarSide / 2)
    let column = UIStackView(arrangedSubviews: Self.bars.map { _ in Self.shape(cornerRadius: 4) })
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = FeedStyle.blockSpacing
    for view in [disc, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      disc.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      disc.topAnchor.constraint(equalTo: topAnchor, constant: FeedStyle.verticalPadding),
      disc.widthAnchor.constraint(equalToConstant: FeedStyle.avatarSide),
      disc.heightAnchor.constraint(equalToConstant: FeedStyle.avatarSide),
      column.leadingAnchor.constraint(equalTo: disc.trailingAnchor, constant: FeedStyle.avatarSpacing),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor, constant: FeedStyle.verticalPadding + 4),
      bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: FeedStyle.verticalPadding + 4),
    ])
    for (bar, (share, height)) in zip(column.arrangedSubviews, Self.bars) {
      bar.heightAnchor.constraint(equalToConstant: height).isActive = true
      bar.widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: share).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("The feed makes its cells in code.") }

  private static func shape(cornerRadius: CGFloat) -> UIView {
    let shape = UIView()
    shape.backgroundColor = .systemGray5
    shape.layer.cornerRadius = cornerRadius
    return shape
  }
}
