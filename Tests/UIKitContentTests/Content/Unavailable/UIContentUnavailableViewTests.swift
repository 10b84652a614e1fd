import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite struct UIContentUnavailableViewTests {
  private static func sample(_ alignment: UIContentUnavailableConfiguration.Alignment = .center)
    -> UIContentUnavailableConfiguration
  {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Messages"
    configuration.secondaryText = "Messages that you receive are kept here until you delete them."
    configuration.button = .filled()
    configuration.button.title = "Check Again"
    configuration.secondaryButton.title = "Settings"
    configuration.alignment = alignment
    return configuration
  }

  @Test func aConfigurationOfTheSameTypeKeepsItsView() throws {
    let controller = UIViewController()
    let screen = MountedScreen(controller)
    controller.contentUnavailableConfiguration = Self.sample()
    let view = try require(controller.view.subviews.first as? UIContentUnavailableView)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    expectEqual(controller.view.subviews, [view])
    expectEqual(screen.accessibilityElements.map(\.label), ["In progress", "Loading…"])
    controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    expect(controller.view.subviews.first is UIListContentView && controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = nil
    expect(controller.view.subviews.isEmpty)
  }

  @Test func theUnavailableViewFillsItsControllersView() throws {
    let controller = UITableViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    controller.contentUnavailableConfiguration = Self.sample()
    try screen.settle()
    let view = try require(controller.tableView.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
    func place() -> CGRect { view.convert(view.bounds, to: nil) }
    expectEqual(place(), CGRect(x: 0, y: 44, width: 390, height: 800), "below the bar")
    controller.tableView.contentOffset.y = 30
    screen.window.layoutIfNeeded()
    expectEqual(place(), CGRect(x: 0, y: 44, width: 390, height: 800))
    screen.resize(to: CGSize(width: 300, height: 500))
    expectEqual(place(), CGRect(x: 0, y: 44, width: 300, height: 456))
  }

  @Test func tooTallContentScrolls() throws {
    let view = UIContentUnavailableView(configuration: Self.sample())
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    expect(height > 200)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: height)
    view.layoutIfNeeded()
    expectEqual(view.parts.scrollView.contentSize, CGSize(width: 300, height: height))
    view.frame.size.height = 100
    view.layoutIfNeeded()
    expect(view.parts.scrollView.contentSize.height == height && view.isScrollEnabled)
    view.isScrollEnabled = false
    expect(!view.parts.scrollView.isScrollEnabled)
  }

  @Test func aConfigurationOfAnotherTypeIsRefused() {
    let view = UIContentUnavailableView(configuration: Self.sample())
    view.configuration = UIListContentConfiguration.cell()
    expectEqual(view.configuration as? UIContentUnavailableConfiguration, Self.sample())
    expect(
      !view.supports(UIListContentConfiguration.cell()) && view.supports(UIContentUnavailableConfiguration.empty()))
  }

  enum Look: String, CaseIterable {
    case light, dark, rightToLeft, largest
  }

  @Test(arguments: Look.allCases) func unavailableViewsMatchTheirLayouts(_ look: Look) throws {
    var text = ""
    let samples = [
      ("sample", Self.sample()), ("natural", Self.sample(.natural)), ("loading", .loading()), ("search", .search()),
    ]
    for (name, sample) in samples {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.contentUnavailableConfiguration = sample
      let screen = MountedScreen(controller) {
        switch look {
        case .light: $0.userInterfaceStyle = .light
        case .dark: $0.userInterfaceStyle = .dark
        case .rightToLeft: $0.layoutDirection = .rightToLeft
        case .largest: $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
      }
      let view = try require(controller.view.subviews.first)
      text += "\(name)\n\(layoutText(of: view))\n"
      if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
        let file = URL(fileURLWithPath: folder).appendingPathComponent("unavailable-\(look)-\(name).png")
        try UIImage(cgImage: screen.picture).pngData()?.write(to: file)
      }
    }
    // The appearance changes colours only.
    expectGolden(text, look == .dark ? "light" : look.rawValue)
  }
}
