import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// The bars over one controller.
@MainActor
private final class FakeEdge: NavigationScrollEdgeHost, NavigationBarExtentHost {
  var topController: UIViewController?
  var barTraits = UITraitCollection.current
  var safeAreaTop: CGFloat = 0
  var isMoving = false
  var isAtEdge: [Bool] = []
  var heightChanges: [Bool] = []
  var resultsChanged = 0
  lazy var extent = NavigationBarExtent(host: self)
  lazy var edge = NavigationScrollEdge(host: self, extent)

  var barred: (controller: UIViewController, safeAreaTop: CGFloat)? { topController.map { ($0, safeAreaTop) } }
  func scrollEdgeDidChange(isAtEdge: Bool) { self.isAtEdge.append(isAtEdge) }
  func barHeightDidChange(animated: Bool, completion: (() -> Void)?) -> Bool {
    heightChanges.append(animated)
    return animated
  }
  func searchResultsDidChange() { resultsChanged += 1 }
}

@MainActor @Suite struct NavigationScrollEdgeTests {
  private func controller() -> (controller: UIViewController, scrollView: UIScrollView) {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    controller.setContentScrollView(scrollView)
    return (controller, scrollView)
  }

  @Test func theBarKnowsWhetherContentLiesBeneath() {
    let fake = FakeEdge()
    let (first, scrollView) = controller()
    fake.topController = first
    fake.edge.watch(first)
    expectEqual(fake.isAtEdge, [true])
    scrollView.contentOffset.y = 50
    expectEqual(fake.isAtEdge.last, false)
    // Another screen's content counts from now on.
    let (second, other) = controller()
    fake.topController = second
    fake.edge.watch(second)
    let told = fake.isAtEdge.count
    scrollView.contentOffset.y = 0
    expect(fake.isAtEdge.count == told && fake.isAtEdge.last == true)
    other.contentOffset.y = 1
    expectEqual(fake.isAtEdge.last, false)
  }

  @Test func withoutAScrollViewTheBarIsAtTheScrollEdge() {
    let fake = FakeEdge()
    fake.edge.watch(UIViewController())
    expectEqual(fake.isAtEdge, [true])
  }

  @Test func aLargeTitleMakesTheBarHigher() {
    let fake = FakeEdge()
    let (controller, scrollView) = controller()
    fake.topController = controller
    expectEqual(fake.extent.height(over: controller), 44)
    controller.items.barMemory.showsLargeTitle = true
    expectEqual(fake.extent.height(over: controller), 44 + LargeTitle.height(for: fake.barTraits))
    fake.safeAreaTop = 20
    fake.edge.watch(controller)
    expectEqual(scrollView.insets.expandedSafeAreaTop, 64 + LargeTitle.height(for: fake.barTraits))
  }

  @Test func anActiveSearchChangesTheBarsHeight() {
    let fake = FakeEdge()
    let (controller, _) = controller()
    controller.navigationItem.searchController = UISearchController()
    fake.topController = controller
    fake.extent.adopt()
    expect(controller.navigationItem.searchController?.session.place === fake.extent)
    expect(fake.extent.searchDidChange(animated: true, completion: nil) && fake.heightChanges == [true])
    fake.extent.searchResultsDidChange()
    expectEqual(fake.resultsChanged, 1)
    fake.topController = UIViewController()
    fake.extent.adopt()
    expectNil(controller.navigationItem.searchController?.session.place)
  }
}
