import Expectations
import Testing
import UIKit

/// Scroll views whose content is laid out by constraints, as Apple's guide to Auto Layout describes it.
@MainActor @Suite struct ScrollViewConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = UIScrollView()

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
  }

  func makeContent(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? scrollView).addSubview(view)
    return view
  }

  func pin(_ view: UIView, _ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -inset),
    ])
  }

  @Test func scrollViewEdgesConstrainItsContent() {
    let content = makeContent()
    pin(content, 20)
    let height = content.heightAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate([content.widthAnchor.constraint(equalToConstant: 500), height])
    root.layoutIfNeeded()
    expectEqual(scrollView.frame, CGRect(x: 10, y: 40, width: 300, height: 400))
    expectEqual(scrollView.contentSize, CGSize(width: 540, height: 1040))
    expectEqual(content.frame, CGRect(x: 20, y: 20, width: 500, height: 1000))
    height.constant = 1500
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 540, height: 1540))
  }

  @Test func scrollViewDimensionsAreThoseOfItsFrame() {
    let content = makeContent()
    pin(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 300, height: 800))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 380, height: 800))
  }

  @Test func contentLayoutGuideDeterminesTheContentSize() {
    let content = makeContent()
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 300, height: 900))
    expectEqual(content.frame, CGRect(x: 5, y: 0, width: 290, height: 900))
    scrollView.contentOffset.y = 100
    expectEqual(scrollView.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 900))
    expectEqual(scrollView.frameLayoutGuide.layoutFrame, CGRect(x: 0, y: 100, width: 300, height: 400))
    expect(scrollView.contentLayoutGuide.owningView === scrollView)
    expect(scrollView.contentLayoutGuide === scrollView.contentLayoutGuide)
  }

  @Test func viewsConstrainedToTheFrameLayoutGuideDoNotScroll() {
    let content = makeContent()
    pin(content)
    let tied = makeContent()
    let outside = makeContent(in: content)
    let centred = makeContent()
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      tied.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -8),
      tied.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -8),
      tied.widthAnchor.constraint(equalToConstant: 50), tied.heightAnchor.constraint(equalToConstant: 50),
      outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      outside.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      outside.widthAnchor.constraint(equalToConstant: 20), outside.heightAnchor.constraint(equalToConstant: 20),
      centred.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
      centred.widthAnchor.constraint(equalToConstant: 10), centred.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    for offset in [0.0, 75, 1600] {
      scrollView.contentOffset.y = offset
      root.layoutIfNeeded()
      expectEqual(scrollView.contentSize, CGSize(width: 300, height: 2000))
      expectEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 2000))
      expectEqual(tied.convert(tied.bounds, to: root), CGRect(x: 252, y: 382, width: 50, height: 50))
      expectEqual(outside.convert(outside.bounds, to: root).minY, 60)
      expectEqual(centred.convert(centred.bounds, to: root), CGRect(x: 155, y: 235, width: 10, height: 10))
    }
  }

  @Test func contentSizeStaysAlongUnconstrainedAxes() {
    scrollView.contentSize = CGSize(width: 640, height: 700)
    let content = makeContent()
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 640, height: 700))
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 640, height: 916))
  }

  @Test func scrollViewMarginsInsetTheContent() {
    scrollView.layoutMargins = UIEdgeInsets(top: 12, left: 14, bottom: 16, right: 18)
    let content = makeContent()
    let guide = scrollView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 132, height: 528))
    expectEqual(content.frame, CGRect(x: 14, y: 12, width: 100, height: 500))
  }

  @Test func scrollViewsMayBeNestedByConstraints() {
    let page = UIScrollView()
    page.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(page)
    let content = makeContent(in: page)
    pin(page)
    NSLayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scrollView.widthAnchor), page.heightAnchor.constraint(equalToConstant: 600),
      content.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      content.topAnchor.constraint(equalTo: page.topAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      content.heightAnchor.constraint(equalTo: page.heightAnchor), content.widthAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 300, height: 600))
    expectEqual(page.contentSize, CGSize(width: 900, height: 600))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 900, height: 600))
  }

  @Test func contentSizeGrowsWithItsText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Short"
    label.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(label)
    pin(label, 8)
    label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    let short = scrollView.contentSize
    expectEqual(short.width, 300)
    label.text = String(repeating: "A sentence that goes on for a while. ", count: 60)
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize.width, 300)
    expectEqual(scrollView.contentSize.height, label.frame.maxY + 8)
    expect(scrollView.contentSize.height > short.height + 400)
  }

  @Test func contentBeginsAtTheRightInRightToLeftLayout() {
    for view in [root, scrollView] { view.semanticContentAttribute = .forceRightToLeft }
    let content = makeContent()
    content.semanticContentAttribute = .forceRightToLeft
    pin(content, 20)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 540, height: 70))
    expectEqual(content.frame, CGRect(x: 20, y: 20, width: 500, height: 30))
  }
}
