import UIKit

/// Pictures side by side, one a page, with dots below where there are several.
struct PictureStrip: UIContentConfiguration, Equatable {
  var pictures: [UIImage]

  func makeContentView() -> any UIView & UIContentView { PictureStripView(self) }
  func updated(for state: any UIConfigurationState) -> PictureStrip { self }
}

/// Shows a strip of pictures. The first is at the leading edge.
final class PictureStripView: UIView, UIContentView, UIScrollViewDelegate {
  private var strip: PictureStrip
  private let scrollView = UIScrollView()
  private let dots = UIPageControl()
  private var pages: [UIImageView] = []
  private var shownWidth: CGFloat = 0

  private static let dotsHeight: CGFloat = 26

  init(_ strip: PictureStrip) {
    self.strip = strip
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    dots.hidesForSinglePage = true
    // Readable on images in light and dark mode.
    dots.currentPageIndicatorTintColor = .white
    dots.pageIndicatorTintColor = .white.withAlphaComponent(0.5)
    dots.isUserInteractionEnabled = false
    addSubview(scrollView)
    addSubview(dots)
    show()
  }

  required init?(coder: NSCoder) { fatalError("A strip of pictures is made in code.") }

  var configuration: any UIContentConfiguration {
    get { strip }
    set {
      guard let new = newValue as? PictureStrip else { return }
      strip = new
      show()
    }
  }

  private func show() {
    for page in pages { page.removeFromSuperview() }
    pages = strip.pictures.enumerated().map { number, picture in
      let page = UIImageView(image: picture)
      page.isAccessibilityElement = true
      page.accessibilityLabel = "Picture \(number + 1) of \(strip.pictures.count)"
      page.contentMode = .scaleAspectFill
      page.clipsToBounds = true
      scrollView.addSubview(page)
      return page
    }
    dots.numberOfPages = pages.count
    dots.currentPage = 0
    shownWidth = 0
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
    for (number, page) in pages.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: offset(ofPage: number), y: 0), size: bounds.size)
    }
    dots.frame = CGRect(
      x: 0, y: bounds.height - Self.dotsHeight, width: bounds.width, height: Self.dotsHeight)
    guard shownWidth != bounds.width else { return }
    shownWidth = bounds.width
    scrollView.contentOffset.x = offset(ofPage: dots.currentPage)
  }

  private func offset(ofPage number: Int) -> CGFloat {
    bounds.width * CGFloat(isMirrored ? pages.count - 1 - number : number)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard bounds.width > 0, shownWidth == bounds.width, !pages.isEmpty else { return }
    let place = Int((scrollView.contentOffset.x / bounds.width).rounded())
    let page = min(max(isMirrored ? pages.count - 1 - place : place, 0), pages.count - 1)
    if dots.currentPage != page { dots.currentPage = page }
  }
}
