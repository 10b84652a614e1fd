import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Ways through elements that are alike, and texts with attributes of speech.
@MainActor @Suite struct UIAccessibilityCustomRotorTests {
  /// Messages, some of which are unread, with a rotor through those, as Apple's documentation makes it.
  private final class InboxController: UIViewController {
    var labels: [UILabel] = []
    let unread: Set<Int> = [1, 3]

    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<5 {
        let label = UILabel(frame: CGRect(x: 20, y: 60 + CGFloat(index) * 40, width: 200, height: 30))
        label.text = "Message \(index)"
        view.addSubview(label)
        labels.append(label)
      }
      view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Unread") { [unowned self] in search($0) }
      ]
    }

    private func search(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    {
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
      let found =
        predicate.searchDirection == .next
        ? unread.sorted().first { $0 > current ?? -1 } : unread.sorted().last { $0 < current ?? labels.count }
      return found.map { UIAccessibilityCustomRotorItemResult(targetElement: labels[$0], targetRange: nil) }
    }
  }

  private let controller = InboxController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    screen.advance(frames: 1)
  }

  @Test func aRotorGoesFromItemToItem() throws {
    expect(screen.accessibility.hasPrefix("group rotors \"Unread\"\n"))
    expectEqual(try screen.item(ofRotor: "Unread", from: .label("Message 0"))?.label, "Message 1")
    expectEqual(try screen.item(ofRotor: "Unread", from: .label("Message 1"))?.label, "Message 3")
    expectNil(try screen.item(ofRotor: "Unread", from: .label("Message 3"))?.label)
    expectEqual(try screen.item(ofRotor: "Unread", .previous, from: .label("Message 3"))?.label, "Message 1")
    #expect(throws: NoSuchElement.self) { try screen.item(ofRotor: "Read", from: .label("Message 0")) }
  }

  @Test func anElementHasRotorsOfItsOwn() throws {
    let label = controller.labels[2]
    label.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
      UIAccessibilityCustomRotor(systemType: .textField) { _ in nil },
      UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Names")) { _ in nil },
    ]
    expectEqual(try screen.accessibilityElement(.label("Message 2")).rotors, ["link", "textField", "Names"])
    expect(screen.accessibility.contains("staticText \"Message 2\" rotors \"link\", \"textField\", \"Names\""))
    expectNil(try screen.item(ofRotor: "link", from: .label("Message 2"))?.label)
  }

  @Test func rotorsKeepTheirNamesAndKinds() {
    let rotor = UIAccessibilityCustomRotor(name: "Dates") { _ in nil }
    expect(rotor.name == "Dates" && rotor.systemRotorType == .none)
    rotor.name = "Days"
    expectEqual(rotor.attributedName.string, "Days")
    rotor.itemSearchBlock = { $0.currentItem }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    expect(rotor.itemSearchBlock(predicate) === predicate.currentItem && predicate.searchDirection == .previous)
    expect(predicate.currentItem.targetElement == nil && predicate.currentItem.targetRange == nil)
    let heading = UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }
    expect(heading.systemRotorType == .headingLevel2 && heading.name.isEmpty)
    let object = NSObject()
    object.accessibilityCustomRotors = [heading]
    expectEqual(object.accessibilityCustomRotors?.count, 1)
  }

  @Test func attributedTextsAndPlainOnesAreOne() {
    let label = controller.labels[0]
    expectEqual(label.accessibilityAttributedLabel?.string, "Message 0")
    let key = NSAttributedString.Key("speech")
    label.accessibilityAttributedLabel = NSAttributedString(string: "Bonjour", attributes: [key: "fr"])
    label.accessibilityAttributedHint = NSAttributedString(string: "Opens", attributes: [key: "en"])
    label.accessibilityAttributedValue = NSAttributedString(string: "new")
    expect(
      label.accessibilityLabel == "Bonjour" && label.accessibilityHint == "Opens" && label.accessibilityValue == "new")
    expectEqual(label.accessibilityAttributedLabel?.attribute(key, at: 0, effectiveRange: nil) as? String, "fr")
    expectEqual(label.accessibilityAttributedHint?.attribute(key, at: 0, effectiveRange: nil) as? String, "en")
    expectEqual(label.accessibilityAttributedValue?.string, "new")
    label.accessibilityLabel = "Hello"
    expect(label.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
    label.accessibilityAttributedLabel = nil
    expectEqual(label.accessibilityLabel, "Message 0")
  }

  @Test func aTextualContextIsKept() {
    let label = controller.labels[0]
    expectNil(label.accessibilityTextualContext)
    label.accessibilityTextualContext = .sourceCode
    expectEqual(label.accessibilityTextualContext, .sourceCode)
    let all: [UIAccessibilityTextualContext] = [
      .wordProcessing, .narrative, .messaging, .spreadsheet, .fileSystem, .sourceCode, .console,
    ]
    expect(Set(all).count == 7 && UIAccessibilityTextualContext("own").rawValue == "own")
    expectEqual(UIAccessibilityTextualContext(rawValue: "own"), UIAccessibilityTextualContext("own"))
  }
}
