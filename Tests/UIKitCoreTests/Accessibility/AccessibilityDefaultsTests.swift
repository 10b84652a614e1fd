import Expectations
import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

/// The default accessibility of views.
@MainActor @Suite struct AccessibilityDefaultsTests {
  private func line(_ view: UIView) -> String {
    if view.bounds.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 200, height: 50) }
    return AccessibilityTree(nodes: AccessibilityWalk().nodes(of: view)).text
  }

  @Test func viewsAndImageViewsAreNoAccessibilityElements() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(!view.isAccessibilityElement && view.accessibilityTraits == .none && view.accessibilityLabel == nil)
    let imageView = UIImageView(image: UIImage(systemName: "heart.fill"))
    expect(!imageView.isAccessibilityElement && imageView.accessibilityTraits == .image)
    imageView.isAccessibilityElement = true
    expectEqual(line(imageView), #"image "Love""#)
  }

  @Test func accessibilityLabelOfALabelIsItsText() {
    let label = UILabel()
    label.text = "Hello"
    expectEqual(line(label), #"staticText "Hello""#)
    label.accessibilityTraits.insert(.header)
    label.accessibilityLabel = "Good day"
    expectEqual(line(label), #"staticText header "Good day""#)
    label.accessibilityLabel = nil
    expectEqual(label.accessibilityLabel, "Hello")
    label.isAccessibilityElement = false
    expectEqual(line(label), "")
  }

  @Test func buttonsAreReadByTitleImageAndState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    expectEqual(line(button), #"button "Save""#)
    button.isEnabled = false
    button.isSelected = true
    expectEqual(line(button), #"button selected notEnabled "Save""#)
    button.isEnabled = true
    button.accessibilityTraits = .link
    expectEqual(line(button), #"link selected "Save""#, "what the app says of it does not hide its state")
    let symbol = UIButton(configuration: .plain())
    symbol.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    expectEqual(line(symbol), #"button "Share""#)
    expectEqual(line(UIButton()), "button", "a button without a name is told, so that it is noticed")
  }

  @Test func switchesHaveTheValuesOneAndZero() {
    let control = UISwitch()
    expectEqual(line(control), #"button toggleButton = "0""#)
    control.isOn = true
    control.accessibilityLabel = "Wi-Fi"
    expectEqual(line(control), #"button toggleButton "Wi-Fi" = "1""#)
  }

  @Test func segmentsAreAccessibilityButtons() {
    let control = UISegmentedControl(items: ["Day", "Week", UIImage(systemName: "calendar") as Any])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    expectEqual(
      line(control),
      """
      segmentedControl
        button notEnabled "Day"
        button selected "Week"
        button "calendar"
      """)
  }

  @Test func pageControlsAreAdjustable() {
    let control = UIPageControl()
    expectEqual(line(control), "", "without pages there is nothing to tell")
    control.numberOfPages = 3
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    expectEqual(line(control), #"adjustable = "page 1 of 3""#)
    control.accessibilityDecrement()
    expectEqual(changes, 0)
    control.accessibilityIncrement()
    expect(control.currentPage == 1 && changes == 1)
    control.isEnabled = false
    control.accessibilityIncrement()
    expectEqual(control.currentPage, 1)
  }

  @Test func progressViewsAndActivityIndicatorsAreReadByTheirProgress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.256
    expectEqual(line(bar), #"updatesFrequently "Progress" = "26%""#)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    expectEqual(line(wheel), #"element "Progress halted""#)
    wheel.startAnimating()
    expectEqual(line(wheel), #"element "In progress""#)
  }

  @Test func symbolsHaveSpokenNames() {
    let names = [
      "plus", "plus.circle.fill", "trash", "heart", "cloud.rain", "circle", "person.crop.circle", "info.circle",
    ]
    expectEqual(
      names.map(SpokenNames.name(ofSymbol:)),
      [
        "Add", "Add", "Delete", "Love", "cloud rain", "circle", "person crop", "More Info",
      ])
    expectNil(UIImage().spokenName)
  }

  @Test func barItemsAreReadByTheirTitles() {
    let item = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
    expect(item.accessibilityLabel == "Share" && item.accessibilityTraits == .button)
    expectEqual(UIBarButtonItem(systemItem: .add).accessibilityLabel, "Add")
    expectEqual(UIBarButtonItem(systemItem: .done).accessibilityLabel, "Done")
    expectNil(UIBarButtonItem().accessibilityLabel)
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
    expectEqual(
      AccessibilityTree(of: window).text,
      """
      navigationBar
        button notEnabled "Cancel"
        staticText header "Letter"
        button startsMediaSession #send "Send" = "2" hint "To somebody"
      """)
  }

  @Test func viewsCellsAndBarItemsHaveAccessibilityIdentifiers() {
    let named: [any UIAccessibilityIdentification] = [UILabel(), UITableViewCell(), UIBarButtonItem()]
    for object in named {
      expectNil(object.accessibilityIdentifier)
      object.accessibilityIdentifier = "name"
      expectEqual(object.accessibilityIdentifier, "name")
    }
  }
}
