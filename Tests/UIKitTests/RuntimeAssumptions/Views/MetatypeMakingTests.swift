import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

private class Plate: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) { nil }
}

private final class DeepPlate: Plate {}

private final class TitledController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "made"
  }

  required init?(coder: NSCoder) { nil }
}

private final class ValueStyleCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class LatePan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
  }
}

/// Objects made of classes that are known as values or as generic parameters.
@MainActor @Suite struct MetatypeMakingTests {
  private func make<View: UIView>(_ type: View.Type) -> View { View() }
  private func makeController<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }

  @Test func viewsAreMadeByTheirOwnInitialisers() {
    let types: [UIView.Type] = [Plate.self, DeepPlate.self, UILabel.self, UITableView.self, UISwitch.self]
    let views = types.map { $0.init(frame: CGRect(x: 1, y: 2, width: 300, height: 40)) }
    for (view, type) in zip(views, types) {
      expect(Swift.type(of: view) == type)
      expectEqual(view.frame.origin, CGPoint(x: 1, y: 2))
    }
    expectEqual(views[1].tag, 7)
    expect(make(DeepPlate.self).tag == 7 && make(DeepPlate.self).frame == .zero)
    expectNil(make(UIImageView.self).image)
    expectNil((make(UITableViewCell.self) as UITableViewCell).reuseIdentifier)
  }

  @Test func directInitialiserCallsAreUnchanged() {
    expect(Plate(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).tag == 7 && Plate().tag == 7)
    expectEqual(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width, 5)
  }

  @Test func controllersCellsAndRecognisersAreCreatedByTheirInitialisers() {
    expectEqual(makeController(TitledController.self).title, "made")
    let controller: UIViewController.Type = TitledController.self
    expectEqual(controller.init(nibName: "Name", bundle: nil).nibName, "Name")
    let cell: UITableViewCell.Type = ValueStyleCell.self
    let made = cell.init(style: .default, reuseIdentifier: "cell")
    expect(made.reuseIdentifier == "cell" && made.detailTextLabel != nil)
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    expectEqual(header.init(reuseIdentifier: "header").reuseIdentifier, "header")
    let pan: UIPanGestureRecognizer.Type = LatePan.self
    expectEqual(pan.init(target: nil, action: nil).minimumNumberOfTouches, 2)
  }

  @Test func argumentsAreReleased() {
    weak var given: NSObject?
    weak var made: UIViewController?
    do {
      let type: UIViewController.Type = TitledController.self
      let controller = type.init(nibName: "A name that is too long to be kept in place", bundle: nil)
      let target = NSObject()
      let pan: UIPanGestureRecognizer.Type = LatePan.self
      let recognizer = pan.init(target: target, action: Selector("act:"))
      expectEqual(recognizer.minimumNumberOfTouches, 2)
      (given, made) = (target, controller)
    }
    expect(given == nil && made == nil)
  }
}
