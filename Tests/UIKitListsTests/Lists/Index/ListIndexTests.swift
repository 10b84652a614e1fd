import Expectations
import Testing
import UIKit

@testable import UIKitLists

/// The index at the side, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListIndexTests {
  @MainActor
  private final class Host: ListIndexHost {
    var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var shown: [String] = []
    weak var bar: SectionIndexBar?
    let content = UIView()

    func show(indexTitle: String, at index: Int) { shown.append("\(indexTitle) \(index)") }
    func placeInFront(_ bar: SectionIndexBar) {
      content.addSubview(bar)
      self.bar = bar
    }
  }

  private let host = Host()
  private let seen = CGRect(x: 10, y: 100, width: 300, height: 400)

  @Test func theIndexBarIsAtTheTrailingEdge() throws {
    let index = ListIndex(host: host)
    index.layOut(in: seen)
    expect(host.bar == nil && index.width == 0, "without titles there is none")
    index.setTitles(["A", "B"])
    index.layOut(in: seen)
    let bar = try require(host.bar)
    expectEqual(bar.frame, CGRect(x: 310 - index.width, y: 100, width: index.width, height: 400))
    host.effectiveUserInterfaceLayoutDirection = .rightToLeft
    index.layOut(in: seen)
    expectEqual(bar.frame.minX, 10)
    index.setTitles([])
    expect(bar.superview == nil && index.width == 0)
  }

  @Test func trackingScrollsToEachTitleOnce() {
    let index = ListIndex(host: host)
    index.setTitles(["A", "B", "C"])
    index.track(1)
    index.track(1)
    index.track(nil)
    index.track(2)
    index.track(7)
    index.endTracking()
    index.track(2)
    expectEqual(host.shown, ["B 1", "C 2", "C 2"])
  }

  @Test func stepsContinueFromTheLastTitle() {
    let index = ListIndex(host: host)
    index.step(by: 1)
    index.setTitles(["A", "B", "C"])
    index.step(by: -1)
    index.step(by: 1)
    index.step(by: -1)
    expectEqual(host.shown, ["C 2", "B 1"], "none beyond the last")
    index.setTitles(["D", "E"])
    index.step(by: 1)
    expectEqual(host.shown.last, "D 0")
  }

  @Test func trackingChangesTheIndexBarsBackground() throws {
    let index = ListIndex(host: host)
    index.setTitles(["A"])
    index.backgroundColor = .white
    index.trackingBackgroundColor = .red
    index.color = .blue
    index.layOut(in: seen)
    let bar = try require(host.bar)
    expect(bar.backgroundColor == .white && bar.color == .blue)
    index.track(0)
    expectEqual(bar.backgroundColor, .red)
    index.endTracking()
    expectEqual(bar.backgroundColor, .white)
  }
}
