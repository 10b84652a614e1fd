import Expectations
import Foundation
import Testing
import UIKit

/// Descriptions of views, layers, controllers and paths. Logs and snapshots of apps rest on UIKit's form.
@MainActor @Suite struct DescriptionTests {
  final class BadgeView: UIView {}
  final class FeedController: UIViewController {}

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  @Test func aViewsDescriptionNamesClassFrameAndLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30.5, height: 40))
    expectEqual(
      view.description,
      "<UIView: \(address(view)); frame = (10 20; 30.5 40); layer = <CALayer: \(address(view.layer))>>")
    expectEqual(view.debugDescription, view.description)
    expectEqual("\(view)", view.description)
    expectEqual(String(reflecting: view), view.description)
  }

  @Test func aViewsDescriptionListsNonDefaultProperties() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0.5
    view.isHidden = true
    view.tag = 7
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let text = view.description
    for part in [
      "clipsToBounds = YES", "alpha = 0.5", "hidden = YES", "autoresize = W+H", "userInteractionEnabled = NO",
      "tag = 7",
    ] {
      expect(text.contains("; \(part);"), "\(text)")
    }
  }

  @Test func aLabelsDescriptionContainsItsText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.text = "Hello"
    expect(label.description.hasPrefix("<UILabel: \(address(label)); frame = (0 0; 10 10); text = 'Hello'; "))
  }

  /// [C] A class of an app has its module before it.
  @Test func descriptionsOfAppClassesContainTheirModule() {
    let view = BadgeView(frame: .zero)
    expect(view.description.contains("BadgeView: \(address(view)); frame = (0 0; 0 0)"))
    let controller = FeedController()
    expect(controller.description.hasPrefix("<UIKitCoreTests.") && controller.description.contains("FeedController: "))
  }

  @Test func aControllersDescriptionDoesNotLoadItsView() {
    let controller = UIViewController()
    expectEqual(controller.description, "<UIViewController: \(address(controller))>")
    expect("\(controller)" == controller.description && controller.debugDescription == controller.description)
    expect(!controller.isViewLoaded)
    let table = UITableViewController(style: .plain)
    expectEqual(table.description, "<UITableViewController: \(address(table))>")
  }

  @Test func aLayersDescriptionNamesClassAndAddress() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    expect(
      layer.description.hasPrefix("<CALayer: 0x") && layer.description.hasSuffix("\(address(layer).dropFirst(2))>"))
    expect(CAGradientLayer().description.hasPrefix("<CAGradientLayer: 0x"))
  }

  @Test func anIndexPathsDescriptionListsItsIndexes() {
    expectEqual(IndexPath(row: 3, section: 1).description, "[1, 3]")
    expectEqual("\(IndexPath(item: 0, section: 2))", "[2, 0]")
    expectEqual(IndexPath(row: 3, section: 1).debugDescription, "[1, 3]")
  }
}
