import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ListTraitsTests {
  private final class Noting: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Views of a list, made while its traits are the current ones.
  private func make(_ traits: ListTraits, _ count: Int) -> [Noting] {
    traits.whileCurrent {
      (0..<count).map { _ in
        let (view, inner) = (Noting(), Noting())
        view.addSubview(inner)
        view.traits.setList(traits)
        return view
      }
    }
  }

  @Test func viewsCreatedForAListHaveItsTraitsInitially() {
    let traits = ListTraits(.insetGrouped, in: window.traitCollection)
    let views = make(traits, 3)
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    expect(views.allSatisfy { $0.traitCollection.listEnvironment == .insetGrouped && $0.changes == 0 })
    expect(views.allSatisfy { $0.traitCollection === views[0].traitCollection }, "they share one object")
    expectEqual(views[0].subviews[0].traitCollection.listEnvironment, .insetGrouped)
    expectEqual((views[0].subviews[0] as? Noting)?.changes, 0)
    expect(window.traitCollection.listEnvironment != .insetGrouped)
  }

  @Test func traitChangesOfTheWindowReachListViews() {
    let views = make(ListTraits(.plain, in: window.traitCollection), 1)
    window.addSubview(views[0])
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    let inner = views[0].subviews[0]
    expect(views[0].traitCollection.userInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .dark)
    expect(views[0].traitCollection.listEnvironment == .plain && inner.traitCollection.listEnvironment == .plain)
    expectEqual(views[0].changes, 1)
  }

  /// A view that somebody made before, in other surroundings, becomes part of the list all the same.
  @Test func viewsCreatedElsewhereAreToldOfTheListsTraits() {
    let made = Noting()
    let traits = ListTraits(.grouped, in: window.traitCollection)
    let view = make(traits, 1)[0]
    view.addSubview(made)
    window.addSubview(view)
    window.layoutIfNeeded()
    expect(made.traitCollection.listEnvironment == .grouped && made.changes == 1)
  }

  /// As a switch that a form makes once and puts into the content view of a cell.
  @Test func viewsCreatedElsewhereAreToldDeepInACell() {
    let made = Noting()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    let view = make(ListTraits(.grouped, in: window.traitCollection), 1)[0]
    window.addSubview(view)
    view.removeFromSuperview()
    view.subviews[0].addSubview(made)
    window.addSubview(view)
    expect(made.traitCollection.listEnvironment == .grouped && made.traitCollection.userInterfaceStyle == .dark)
    expect(made.changes == 1 && view.changes == 0)
  }
}
