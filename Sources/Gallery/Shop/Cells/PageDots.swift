import UIKit

/// Dots for pages, of which the present one is filled.
struct PageDots: UIContentConfiguration, Equatable {
  var count: Int
  var page: Int

  func makeContentView() -> any UIView & UIContentView { PageDotsView(self) }
  func updated(for state: any UIConfigurationState) -> PageDots { self }
}

/// A page control in the middle. Pages are turned by the rows themselves.
final class PageDotsView: UIView, UIContentView {
  private let dots = UIPageControl()

  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: PageDots) {
    self.configuration = configuration
    super.init(frame: .zero)
    dots.hidesForSinglePage = true
    dots.isUserInteractionEnabled = false
    dots.accessibilityLabel = "Offers"
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dots)
    NSLayoutConstraint.activate([
      dots.topAnchor.constraint(equalTo: topAnchor), dots.bottomAnchor.constraint(equalTo: bottomAnchor),
      dots.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its views in code.") }

  private func show() {
    guard let shown = configuration as? PageDots else { return }
    dots.numberOfPages = shown.count
    dots.currentPage = shown.page
  }
}
