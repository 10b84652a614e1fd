import Expectations
import ListCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor @Suite struct SeparatorLinesTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let screen: MountedScreen
  private let look = SeparatorLines.Look(color: .separator)

  init() {
    let controller = UIViewController()
    screen = MountedScreen(controller, size: CGSize(width: 200, height: 100), scale: 2)
    controller.view.addSubview(cell)
  }

  private func rule(top: SeparatorRule.Line, bottom: SeparatorRule.Line) -> SeparatorRule {
    var rule = SeparatorRule(style: .plain, row: 0, rowCount: 3)
    (rule.top, rule.bottom) = (top, bottom)
    return rule
  }

  @Test func separatorsAreShownAndHidden() {
    let lines = SeparatorLines(cell: cell)
    lines.show(rule(top: .full, bottom: .inset), top: look, bottom: look)
    lines.layOut(in: cell.bounds, top: .zero, bottom: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 4))
    expectEqual(lines.topFrame, CGRect(x: 0, y: 0, width: 200, height: 0.5))
    expectEqual(lines.bottomFrame, CGRect(x: 20, y: 43.5, width: 176, height: 0.5))
    lines.show(rule(top: .none, bottom: .full), top: look, bottom: look)
    expect(!lines.showsTop && lines.showsBottom && cell.subviews.count == 1)
    lines.show(nil, top: look, bottom: look)
    expect(cell.subviews.isEmpty)
  }

  /// An animation of the line ends when the line goes; its completion asks for the lines.
  @Test func separatorsMayBeHiddenInACompletionDuringTheirRemoval() throws {
    let lines = SeparatorLines(cell: cell)
    lines.show(rule(top: .full, bottom: .full), top: look, bottom: look)
    var isEnded = false
    for line in cell.subviews {
      UIView.animate(withDuration: 1) {
        line.alpha = 0.5
      } completion: { _ in
        isEnded = true
        lines.setHidden(top: true, bottom: true)
        expect(!lines.showsTop)
      }
    }
    screen.advance(by: 0.2)
    lines.show(nil, top: look, bottom: look)
    expect(isEnded && cell.subviews.isEmpty)
  }
}
