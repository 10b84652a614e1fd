import Expectations
import Testing
import UIKit
import UIKitTesting

@_spi(UIKitFloors) @testable import UIKitCore

/// Which elements of a hierarchy are found, and in which order.
@MainActor @Suite struct AccessibilityTreeTests {
  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    return window
  }()

  private var text: String { AccessibilityTree(of: window).text }
  private var labels: [String?] { AccessibilityTree(of: window).elements.map(\.label) }

  @discardableResult
  private func add(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 20, in view: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    (view ?? window).addSubview(label)
    return label
  }

  private func container(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    window.addSubview(view)
    return view
  }

  @Test func elementsAreReadInVisualOrder() {
    add("below", 0, 100)
    add("right", 200, 0)
    add("left", 0, 0)
    expectEqual(labels, ["left", "right", "below"])
    window.semanticContentAttribute = .forceRightToLeft
    expectEqual(labels, ["right", "left", "below"])
  }

  @Test func linesAreReadAcrossContainersUnlessGrouped() {
    let columns = [container(0, 0, 100, 60), container(100, 0, 100, 60)]
    for (name, column) in zip(["a", "b"], columns) {
      add(name + "1", 0, 0, in: column)
      add(name + "2", 0, 30, in: column)
    }
    expectEqual(labels, ["a1", "b1", "a2", "b2"])
    for column in columns { column.shouldGroupAccessibilityChildren = true }
    expectEqual(labels, ["a1", "a2", "b1", "b2"])
  }

  @Test func invisibleElementsAreOmitted() {
    let hidden = [add("hidden", 0, 0), add("faint", 0, 30), add("kept away", 0, 60), add("", 0, 90)]
    hidden[0].isHidden = true
    hidden[1].alpha = 0
    hidden[2].accessibilityElementsHidden = true
    add("outside", 400, 0)
    add("flat", 0, 120, 50, 0)
    let clipping = container(0, 150, 100, 20)
    clipping.clipsToBounds = true
    add("clipped", 0, 30, in: clipping)
    add("half", 0, 10, in: clipping)
    expectEqual(labels, ["half"])
    expectEqual(AccessibilityTree(of: window).elements[0].frame, CGRect(x: 0, y: 160, width: 50, height: 10))
    let group = container(0, 200, 100, 100)
    add("inside", 0, 0, in: group)
    group.accessibilityElementsHidden = true
    expectEqual(labels, ["half"])
  }

  @Test func anAccessibilityElementHidesItsDescendants() {
    let card = container(0, 0, 200, 100)
    add("title", 0, 0, in: card)
    add("text", 0, 30, in: card)
    card.isAccessibilityElement = true
    expectEqual(text, "", "the app said that it is one element, and gave it nothing to say")
    card.accessibilityLabel = "A card"
    card.accessibilityTraits = [.button, .selected]
    expectEqual(text, #"button selected "A card""#)
    let control = UIControl(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
    window.addSubview(control)
    add("in a control", 0, 0, in: control)
    expectEqual(labels, ["A card", "in a control"], "a control without a name does not keep its content back")
  }

  @Test func accessibilityElementsAreReadInTheGivenOrder() {
    let card = container(0, 0, 200, 100)
    let (first, second) = (add("first", 0, 0, in: card), add("second", 0, 30, in: card))
    card.accessibilityElements = [second, first]
    expectEqual(labels, ["second", "first"])
    expectEqual(card.accessibilityElementCount(), 2)
    expect(card.accessibilityElement(at: 0) as? UILabel === second)
    expectNil(card.accessibilityElement(at: 2))
    expectEqual(card.index(ofAccessibilityElement: first), 1)
    expectEqual(card.index(ofAccessibilityElement: card), NSNotFound)
    card.accessibilityElements = []
    expectEqual(labels, [])
    card.accessibilityElements = nil
    expectEqual(labels, ["first", "second"])
  }

  /// Answers the informal protocol's methods, as drawn views did before `accessibilityElements`.
  private final class Gauge: UIView {
    lazy var needle: UIAccessibilityElement = {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Needle"
      element.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 30)
      return element
    }()

    override func accessibilityElementCount() -> Int { 1 }
    override func accessibilityElement(at index: Int) -> Any? { needle }
    override func index(ofAccessibilityElement element: Any) -> Int { 0 }
  }

  @Test func containersMayImplementTheContainerMethods() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(gauge)
    expectEqual(text, #"element "Needle""#)
    expectEqual(gauge.needle.accessibilityActivationPoint, CGPoint(x: 25, y: 35))
    expect(gauge.needle.next === gauge)
  }

  @Test func elementsMoveWithTheirContainer() {
    let view = container(50, 60, 100, 100)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 10, height: 10)
    expectEqual(element.accessibilityFrame, CGRect(x: 55, y: 66, width: 10, height: 10))
    let part = UIAccessibilityElement(accessibilityContainer: element)
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    expectEqual(part.accessibilityFrame, CGRect(x: 56, y: 67, width: 2, height: 2))
    view.frame.origin.x = 0
    expectEqual(element.accessibilityFrame.minX, 5)
    element.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    expectEqual(element.accessibilityFrame, CGRect(x: 1, y: 1, width: 1, height: 1))
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 4, height: 4)
    expectEqual(element.accessibilityFrame, CGRect(x: 0, y: 60, width: 4, height: 4), "what was set last holds")
    expect(element.isAccessibilityElement)
  }

  @Test func accessibilityViewIsModalHidesSiblings() {
    add("behind", 0, 0)
    let sheet = container(0, 100, 200, 100)
    add("sheet", 0, 0, in: sheet)
    sheet.accessibilityViewIsModal = true
    expectEqual(labels, ["sheet"])
    sheet.isHidden = true
    expectEqual(labels, ["behind"])
  }

  @Test func namedContainersFormGroups() {
    let plain = container(0, 0, 100, 40)
    add("one", 0, 0, in: plain)
    expectEqual(text, #"staticText "one""#)
    plain.accessibilityIdentifier = "box"
    expectEqual(text, "group #box\n  staticText \"one\"")
    plain.accessibilityContainerType = .landmark
    plain.accessibilityLabel = "A box"
    expectEqual(text, "landmark #box \"A box\"\n  staticText \"one\"")
    for (type, word) in [
      (UIAccessibilityContainerType.list, "list"), (.dataTable, "dataTable"), (.semanticGroup, "semanticGroup"),
    ] {
      plain.accessibilityContainerType = type
      expect(text.hasPrefix(word))
    }
  }

  @Test func aLineContainsEveryAccessibilityProperty() {
    let label = add("Two\nlines", 0, 0)
    label.accessibilityValue = "3"
    label.accessibilityHint = "Says what"
    label.accessibilityIdentifier = "id"
    label.accessibilityUserInputLabels = ["Lines", "Two"]
    label.accessibilityTraits = [.adjustable, .notEnabled]
    label.accessibilityCustomActions = ["A", "B"].map { UIAccessibilityCustomAction(name: $0) { _ in true } }
    expectEqual(
      text, #"adjustable notEnabled #id "Two\nlines" = "3" hint "Says what" called "Lines", "Two" actions "A", "B""#)
    label.accessibilityTraits = .selected
    expect(text.hasPrefix("element selected #id"))
  }

  @Test func everyTraitHasAName() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
      .tabBar, .header, .supportsZoom, .toggleButton,
    ]
    expectEqual(Set(all.flatMap(\.names)).count, all.count)
    expect(all.allSatisfy { $0.names.count == 1 })
    expectEqual(UIAccessibilityTraits.none.names, [])
  }
}
