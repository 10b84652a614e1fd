import Expectations
import Testing
import UIKit

/// Properties with `@Invalidating`, whose change asks for a layout, a drawing or other things.
@MainActor
@Suite struct InvalidatingTests {
  private final class Badge: UIView {
    @Invalidating(.layout) var spacing = 8.0
    @Invalidating(.display, .intrinsicContentSize) var title = "A"
    @Invalidating(.layout, .display, .constraints, .intrinsicContentSize) var style = 0
    @Invalidating(Count()) var count = 0
    var calls: [String] = []

    override func setNeedsLayout() {
      super.setNeedsLayout()
      calls.append("layout")
    }
    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      calls.append("display")
    }
    override func setNeedsUpdateConstraints() {
      super.setNeedsUpdateConstraints()
      calls.append("constraints")
    }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      calls.append("size")
    }

    /// The first calls of each kind: constraints ask for a layout once more.
    func taken() -> [String] {
      defer { calls = [] }
      return calls.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// One of an app's own.
  private struct Count: UIViewInvalidating {
    func invalidate(view: UIView) { view.accessibilityValue = "\((view as? Badge)?.count ?? -1)" }
  }

  private let badge = Badge()

  init() { badge.calls = [] }

  @Test func invalidatingPropertiesRequestTheirUpdates() {
    badge.spacing = 9
    expect(badge.taken() == ["layout"] && badge.spacing == 9)
    badge.title = "B"
    expect(badge.taken() == ["display", "size"] && badge.title == "B")
  }

  @Test func fourInvalidationsComeInOrder() {
    badge.style = 1
    expectEqual(badge.taken(), ["layout", "display", "constraints", "size"])
  }

  @Test func anEqualValueInvalidatesNothing() {
    badge.spacing = 8
    badge.title = "A"
    expectEqual(badge.taken(), [])
  }

  @Test func customInvalidationsSeeTheNewValue() {
    badge.count = 4
    expectEqual(badge.accessibilityValue, "4")
  }

  @Test func configurationInvalidationUpdatesAButton() {
    final class Toggle: UIButton {
      @Invalidating(.configuration) var isOpen = false
      override func updateConfiguration() { configuration?.title = isOpen ? "Close" : "Open" }
    }
    let toggle = Toggle(configuration: .plain())
    toggle.layoutIfNeeded()
    expectEqual(toggle.configuration?.title, "Open")
    toggle.isOpen = true
    toggle.layoutIfNeeded()
    expectEqual(toggle.configuration?.title, "Close")
  }
}
