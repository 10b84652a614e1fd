import UIKit

/// A scroll view whose canvas draws under one finger while `isDrawing`, and scrolls otherwise.
final class SketchScrollView: UIScrollView {
  final class Canvas: UIView {
    var points: [CGPoint] = []
    var wasCancelled = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      wasCancelled = true
    }
  }

  let canvas = Canvas()
  let frozen = Canvas()
  var isDrawing = true
  var asked: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentSize = CGSize(width: 390, height: 3000)
    canvas.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    frozen.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    addSubview(canvas)
    addSubview(frozen)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    asked.append("begin \(touches.count)")
    return view !== frozen
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return !isDrawing
  }
}

final class SketchViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = SketchScrollView(frame: .zero)
  weak var observer: UIScrollViewDelegate?

  override func loadView() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view = scrollView
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    observer?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    observer?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    observer?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    observer?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    observer?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    observer?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    observer?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    return observer?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    observer?.scrollViewDidScrollToTop?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    observer?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }
}
