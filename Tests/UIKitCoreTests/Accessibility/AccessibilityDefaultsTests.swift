import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

/// The default accessibility of views.
@MainActor @Suite struct AccessibilityDefaultsTests {
  private func line(_ view: UIView) -> String {
    if view.bounds.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 200, height: 50) }
    return AccessibilityTree(nodes: AccessibilityWalk().nodes(of: view)).text
  }

  @Test func viewsAndImagesAreNoElements() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none && view.accessibilityLabel == nil)
    let imageView = UIImageView(image: UIImage(systemName: "heart.fill"))
    #expect(!imageView.isAccessibilityElement && imageView.accessibilityTraits == .image)
    imageView.isAccessibilityElement = true
    #expect(line(imageView) == #"image "Love""#)
  }

  @Test func labelsTellTheirText() {
    let label = UILabel()
    label.text = "Hello"
    #expect(line(label) == #"staticText "Hello""#)
    label.accessibilityTraits.insert(.header)
    label.accessibilityLabel = "Good day"
    #expect(line(label) == #"staticText header "Good day""#)
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Hello")
    label.isAccessibilityElement = false
    #expect(line(label) == "")
  }

  @Test func buttonsTellTitleImageAndState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(line(button) == #"button "Save""#)
    button.isEnabled = false
    button.isSelected = true
    #expect(line(button) == #"button selected notEnabled "Save""#)
    button.isEnabled = true
    button.accessibilityTraits = .link
    #expect(line(button) == #"link selected "Save""#, "what the app says of it does not hide its state")
    let symbol = UIButton(configuration: .plain())
    symbol.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    #expect(line(symbol) == #"button "Share""#)
    #expect(line(UIButton()) == "button", "a button without a name is told, so that it is noticed")
  }

  @Test func switchesTellOneAndZero() {
    let control = UISwitch()
    #expect(line(control) == #"button toggleButton = "0""#)
    control.isOn = true
    control.accessibilityLabel = "Wi-Fi"
    #expect(line(control) == #"button toggleButton "Wi-Fi" = "1""#)
  }

  @Test func segmentsAreButtons() {
    let control = UISegmentedControl(items: ["Day", "Week", UIImage(systemName: "calendar") as Any])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    #expect(
      line(control) == """
        segmentedControl
          button notEnabled "Day"
          button selected "Week"
          button "calendar"
        """)
  }

  @Test func pagesAreAdjusted() {
    let control = UIPageControl()
    #expect(line(control) == "", "without pages there is nothing to tell")
    control.numberOfPages = 3
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(line(control) == #"adjustable = "page 1 of 3""#)
    control.accessibilityDecrement()
    #expect(changes == 0)
    control.accessibilityIncrement()
    #expect(control.currentPage == 1 && changes == 1)
    control.isEnabled = false
    control.accessibilityIncrement()
    #expect(control.currentPage == 1)
  }

  @Test func progressIsTold() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.256
    #expect(line(bar) == #"updatesFrequently "Progress" = "26%""#)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(line(wheel) == #"element "Progress halted""#)
    wheel.startAnimating()
    #expect(line(wheel) == #"element "In progress""#)
  }

  @Test func symbolsAreCalledByWords() {
    let names = [
      "plus", "plus.circle.fill", "trash", "heart", "cloud.rain", "circle", "person.crop.circle", "info.circle",
    ]
    #expect(
      names.map(SpokenNames.name(ofSymbol:)) == [
        "Add", "Add", "Delete", "Love", "cloud rain", "circle", "person crop", "More Info",
      ])
    #expect(UIImage().spokenName == nil)
  }

  @Test func itemsOfBarsTellTheirTitles() {
    let item = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Share" && item.accessibilityTraits == .button)
    #expect(UIBarButtonItem(systemItem: .add).accessibilityLabel == "Add")
    #expect(UIBarButtonItem(systemItem: .done).accessibilityLabel == "Done")
    #expect(UIBarButtonItem().accessibilityLabel == nil)
    item.accessibilityLabel = "Send"
    item.accessibilityIdentifier = "send"
    item.accessibilityHint = "To somebody"
    item.accessibilityValue = "2"
    item.accessibilityTraits = [.button, .startsMediaSession]
    let controller = UIViewController()
    controller.title = "Letter"
    controller.navigationItem.rightBarButtonItem = item
    let off = UIBarButtonItem(systemItem: .cancel)
    off.isEnabled = false
    controller.navigationItem.leftBarButtonItem = off
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    #expect(
      AccessibilityTree(of: window).text == """
        navigationBar
          button notEnabled "Cancel"
          staticText header "Letter"
          button startsMediaSession #send "Send" = "2" hint "To somebody"
        """)
  }

  @Test func theViewsOfListsAndItemsHaveIdentifiers() {
    let named: [any UIAccessibilityIdentification] = [UILabel(), UITableViewCell(), UIBarButtonItem()]
    for object in named {
      #expect(object.accessibilityIdentifier == nil)
      object.accessibilityIdentifier = "name"
      #expect(object.accessibilityIdentifier == "name")
    }
  }
}
