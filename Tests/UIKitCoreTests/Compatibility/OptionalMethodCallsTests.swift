import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitLists

/// Optional methods called with a question mark reach the delegate, as list libraries forward them.
@MainActor @Suite struct OptionalMethodCallsTests {
  private final class Everything: NSObject, UINavigationControllerDelegate, UISearchBarDelegate,
    UIGestureRecognizerDelegate, UISceneDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDataSource, UIAdaptivePresentationControllerDelegate
  {
    var heard: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("didShow \(animated)") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { heard.append("drag") }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { false }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
    let replacement = UIViewController()
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }
  }

  @Test func optionalMethodCallsReachTheDelegate() {
    let everything = Everything()
    let navigation: (any UINavigationControllerDelegate)? = everything
    navigation?.navigationController?(UINavigationController(), didShow: UIViewController(), animated: true)
    let search: (any UISearchBarDelegate)? = everything
    search?.searchBar?(UISearchBar(), textDidChange: "a")
    search?.searchBarSearchButtonClicked?(UISearchBar())
    expectEqual(everything.heard, ["didShow true", "text a", "search"])
    let gestures: (any UIGestureRecognizerDelegate)? = everything
    expectEqual(gestures?.gestureRecognizerShouldBegin?(UITapGestureRecognizer()), false)
    let data: (any UICollectionViewDataSource)? = everything
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(data?.indexTitles?(for: view), ["A"])
  }

  @Test func optionalMethodCallsAskForAnAdaptiveController() {
    let everything = Everything()
    let delegate: (any UIAdaptivePresentationControllerDelegate)? = everything
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    expect(
      delegate?.presentationController?(controller, viewControllerForAdaptivePresentationStyle: .fullScreen)
        === everything.replacement)
  }

  @Test func optionalMethodCallsReachDragAndDropDelegates() {
    let everything = Everything()
    let session = DragSession()
    let drag: (any UITableViewDragDelegate)? = everything
    let drop: (any UITableViewDropDelegate)? = everything
    drag?.tableView?(UITableView(), dragSessionWillBegin: session)
    expectEqual(everything.heard, ["drag"])
    expectEqual(drop?.tableView?(UITableView(), canHandle: session), false)
    expectEqual(
      drag?.tableView?(UITableView(), itemsForAddingTo: session, at: IndexPath(row: 0, section: 0), point: .zero), [])
  }

  @Test func aControllersPropertyOverridesTheOptionalMethod() {
    final class Screen: UIViewController, UINavigationControllerDelegate, UISearchBarDelegate {
      let searchBar = UISearchBar()
      func titleOfController() -> String? { navigationController?.title }
      func text() -> String? { searchBar.text }
    }
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.title = "Outer"
    screen.searchBar.text = "x"
    expect(screen.titleOfController() == "Outer" && screen.text() == "x")
  }

  private final class AppKeeper: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class SceneKeeper: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  /// `window` is optional in the protocols: on iOS its value has two levels.
  @Test func delegateWindowsAreDoublyOptional() {
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    let app = AppKeeper()
    app.window = window
    let delegate: (any UIApplicationDelegate)? = app
    expect(delegate?.window??.rootViewController === root)
    expect(delegate!.window!!.rootViewController === root)
    expect(delegate?.window?.rootViewController === root)
    let scene = SceneKeeper()
    expectNil((scene as any UIWindowSceneDelegate).window??.rootViewController)
    scene.window = window
    expect((scene as any UIWindowSceneDelegate).window??.rootViewController === root)
  }
}
