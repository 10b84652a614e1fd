import Expectations
import Testing
import UIKit

@testable import UIKitCore

@Suite("Places in a navigation bar")
struct NavigationBarLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 390, height: 44)

  private func layout(
    width: CGFloat = 390, back: CGFloat? = nil, leading: [CGFloat] = [], trailing: [CGFloat] = [], title: CGFloat = 60,
    insets: UIEdgeInsets = .zero, isRightToLeft: Bool = false
  ) -> NavigationBarLayout {
    NavigationBarLayout(
      bounds: CGRect(x: 0, y: 0, width: width, height: 44), backButton: back.map { CGSize(width: $0, height: 44) },
      leading: leading.map { CGSize(width: $0, height: 44) }, trailing: trailing.map { CGSize(width: $0, height: 44) },
      title: CGSize(width: title, height: 20.5), insets: insets, isRightToLeft: isRightToLeft)
  }

  @Test("a title alone is centred")
  func aTitleAloneIsCentred() {
    expectEqual(layout().title, CGRect(x: 165, y: 12, width: 60, height: 20.5))
  }

  @Test("a title is centred beside a sidebar that covers the bar")
  func aTitleIsCentredBesideACoveringSidebar() {
    let insets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    expectEqual(layout(insets: insets).title.midX, 245)
    expectEqual(layout(insets: insets, isRightToLeft: true).title.midX, 245)
    expectEqual(layout(insets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)).title.midX, 195)
  }

  @Test("buttons keep the margin of their bar's width")
  func barButtonsKeepTheBarsMargins() {
    expectEqual(layout(leading: [30], trailing: [40]).leading, [CGRect(x: 16, y: 0, width: 30, height: 44)])
    expectEqual(layout(trailing: [40]).trailing, [CGRect(x: 334, y: 0, width: 40, height: 44)])
    expectEqual(layout(width: 430, leading: [30]).leading[0].minX, 20)
  }

  @Test("the first item at each end is the outermost")
  func theFirstItemAtEachEndIsOutermost() {
    let layout = layout(leading: [10, 20], trailing: [10, 20])
    expectEqual(layout.leading.map(\.minX), [16, 42])
    expectEqual(layout.trailing.map(\.minX), [364, 328])
  }

  @Test("a title gives way to buttons, and shrinks when nothing else helps")
  func buttonsPushAndShrinkTheTitle() {
    let pushed = layout(back: 150, title: 180)
    expectEqual(pushed.title.minX, 166)
    expectEqual(pushed.title.width, 180)
    let shrunk = layout(back: 150, trailing: [100], title: 300)
    expectEqual(shrunk.title.minX, 166)
    expectEqual(shrunk.title.maxX, 266)
    expectEqual(layout(back: 300, trailing: [200]).title.width, 0)
  }

  @Test("right to left is the mirror image")
  func rightToLeftLayoutMirrorsTheBar() {
    let plain = layout(back: 80, leading: [30], trailing: [40, 20], title: 100)
    let mirror = layout(back: 80, leading: [30], trailing: [40, 20], title: 100, isRightToLeft: true)
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    expectEqual(mirror.title, mirrored(plain.title))
    expectEqual(mirror.backButton, plain.backButton.map(mirrored))
    expectEqual(mirror.leading, plain.leading.map(mirrored))
    expectEqual(mirror.trailing, plain.trailing.map(mirrored))
  }

  @Test("nothing overlaps at any width")
  func nothingOverlapsAtAnyWidth() {
    for back in [nil, 20, 90, 200] as [CGFloat?] {
      for trailing in [[], [44], [60, 60]] as [[CGFloat]] {
        for title in stride(from: 0, through: 400, by: 40) {
          let layout = layout(back: back, trailing: trailing, title: CGFloat(title))
          let left = layout.backButton?.maxX ?? 0
          let right = layout.trailing.map(\.minX).min() ?? 390
          expect(
            layout.title.width == 0 || (layout.title.minX >= left && layout.title.maxX <= right),
            "back \(back ?? 0), trailing \(trailing), title \(title): \(layout)")
        }
      }
    }
  }
}
