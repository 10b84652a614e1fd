import UIKit

/// A paging scroll view with its pages side by side, and everything its delegate is told.
final class PagesViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var pages: [UIView] = []
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
      let page = UIView()
      page.backgroundColor = color
      let label = UILabel()
      label.text = "Page \(index + 1)"
      label.font = .boldSystemFont(ofSize: 34)
      label.textColor = .white
      label.sizeToFit()
      label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      page.addSubview(label)
      label.center = CGPoint(x: page.bounds.midX, y: page.bounds.midY)
      scrollView.addSubview(page)
      pages.append(page)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
    }
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
  }

  var currentPage: Int { Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging to \(Int(targetContentOffset.pointee.x))")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}
