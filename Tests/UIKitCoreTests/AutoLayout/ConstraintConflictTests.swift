import Expectations
import Testing
import UIKit

/// Constraints that cannot hold, and mistakes in making them.
@MainActor @Suite struct ConstraintConflictTests {
  static func makeBox() -> (root: UIView, box: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return (root, box)
  }

  func errorText(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func conflictReportsNameTheConflictAndTheBrokenConstraint() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, box) = ConstraintConflictTests.makeBox()
        let narrow = box.widthAnchor.constraint(equalToConstant: 100)
        narrow.identifier = "narrow"
        let wide = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
        NSLayoutConstraint.activate([narrow, wide])
        root.layoutIfNeeded()
        precondition(box.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        precondition(wide.isActive, "what is broken stays active")
        // The same again is not said again, and what was broken holds as soon as it can.
        root.setNeedsLayout()
        box.superview?.frame.size.width = 300
        root.layoutIfNeeded()
        narrow.isActive = false
        root.layoutIfNeeded()
        precondition(box.frame.width >= 200)
      }
    }
    let text = errorText(result)
    expectEqual(text.components(separatedBy: "Unable to simultaneously satisfy constraints.").count, 2, "\(text)")
    expect(text.contains("\"<NSLayoutConstraint 'narrow' UIView 'box'.width == 100 (active)>\""), "\(text)")
    expect(
      text.contains(
        "Will attempt to recover by breaking constraint\n<NSLayoutConstraint UIView 'box'.width >= 200 (active)>"),
      "\(text)")
  }

  /// Without an identifier, texts go by what they say.
  @Test func conflictReportsNameLabelsAndButtonsByTheirTexts() {
    let label = UILabel()
    label.text = "A headline that is too long for a name"
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    let constraint = label.topAnchor.constraint(equalTo: button.bottomAnchor)
    expectEqual(
      "\(constraint)",
      "<NSLayoutConstraint UILabel 'A headline that is too l…'.top == UIButton 'Send'.bottom (inactive)>")
    label.accessibilityIdentifier = "headline"
    expect("\(constraint)".contains("UILabel 'headline'.top"))
  }

  @Test func theLastActivatedConstraintIsBroken() {
    let (root, box) = Self.makeBox()
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    second.isActive = true
    first.isActive = true
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 200)
    second.isActive = false
    second.isActive = true
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 100)
  }

  @Test func optionalConstraintsNeverConflict() {
    let (root, box) = Self.makeBox()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let preference = box.widthAnchor.constraint(equalToConstant: 200)
    preference.priority = UILayoutPriority(999)
    preference.isActive = true
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 100)
    preference.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 100)
  }

  @Test func higherPrioritiesWinAndMayChangeBelowRequired() {
    let (root, box) = Self.makeBox()
    let small = box.widthAnchor.constraint(equalToConstant: 50)
    small.priority = UILayoutPriority(500)
    let large = box.widthAnchor.constraint(equalToConstant: 150)
    large.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([small, large])
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 50)
    large.priority = UILayoutPriority(600)
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 150)
  }

  @Test func tooLargeConstantsAreClamped() {
    let (root, box) = Self.makeBox()
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    let width = box.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([limit, width])
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 70)
    expect(limit.constant < .greatestFiniteMagnitude)
  }

  @Test func nonNumericConstantsStop() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (_, box) = ConstraintConflictTests.makeBox()
        _ = box.widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    expect(
      errorText(made).contains(
        "constant is not finite!  That's illegal.  constant:nan"))
    let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (_, box) = ConstraintConflictTests.makeBox()
        let width = box.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        width.constant = .infinity
      }
    }
    expect(
      errorText(changed).contains(
        "constant is not finite!  That's illegal.  constant:inf"))
  }

  @Test func changingPriorityFromRequiredWhileActiveStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (_, box) = ConstraintConflictTests.makeBox()
        let width = box.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    let text = errorText(result)
    expect(text.contains("Mutating a priority from required to not on an installed constraint"))
    expect(text.contains("You passed priority 750.0 and the existing priority was 1000.0."))
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.priority = .defaultHigh
    expectEqual(width.priority, .defaultHigh)
  }

  @Test func viewsWithoutACommonAncestorStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let views = [UIView(), UIView()]
        views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
      }
    }
    expect(
      errorText(result).contains(
        "because they have no common ancestor"))
  }

  @Test func constrainingLeadingToLeftStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, box) = ConstraintConflictTests.makeBox()
        _ = box.leadingAnchor.constraint(equalTo: root.leftAnchor)
      }
    }
    expect(
      errorText(result).contains(
        "leading/trailing attribute and a right/left"))
  }

  @Test func exerciseAmbiguityMovesOnlyAmbiguousViews() {
    let (root, box) = Self.makeBox()
    root.layoutIfNeeded()
    expect(box.hasAmbiguousLayout)
    var widths: Set<CGFloat> = []
    for _ in 0..<20 {
      box.exerciseAmbiguityInLayout()
      root.layoutIfNeeded()
      widths.insert(box.frame.width)
      expectEqual(box.frame.origin, .zero)
      expectEqual(box.frame.height, 10)
      expect(box.hasAmbiguousLayout)
    }
    expect(widths.count > 1)
    box.widthAnchor.constraint(equalToConstant: 33).isActive = true
    root.layoutIfNeeded()
    expect(!box.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expectEqual(box.frame.width, 33)
  }
}
