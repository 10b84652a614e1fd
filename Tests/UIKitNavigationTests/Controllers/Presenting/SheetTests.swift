import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Sheets", .serialized)
struct SheetTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")
    }
  }

  private let log = RecordingController.Log()
  private let root: RecordingController
  private let sheet: RecordingController
  private let delegate = Delegate()
  private let screen: MountedScreen

  init() throws {
    root = RecordingController("root", log: log)
    sheet = RecordingController("sheet", log: log)
    screen = MountedScreen(root)
    try screen.settle()
  }

  private func present(
    _ controller: UIViewController? = nil, _ change: (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    let presented = controller ?? sheet
    let presentation = try require(presented.sheetPresentationController)
    presentation.delegate = delegate
    change(presentation)
    root.present(presented, animated: true)
    try screen.settle()
    _ = log.take()
  }

  private func top(_ controller: UIViewController? = nil) -> CGFloat {
    let view: UIView = (controller ?? sheet).view
    return view.convert(view.bounds, to: nil).minY
  }

  private func drag(_ from: CGFloat, _ to: CGFloat) throws {
    screen.drag(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: to))
    try screen.settle()
  }

  @Test("a sheet pulled down far enough is dismissed, and its delegate is told")
  func pullingASheetDownDismissesIt() throws {
    try present()
    expectEqual(top(), 10)
    try drag(100, 700)
    expect(root.presentedViewController == nil && delegate.calls == ["should", "will", "did"])
    expectEqual(log.takeWithoutLayout(), ["sheet.viewWillDisappear(true)", "sheet.viewDidDisappear(true)"])
  }

  @Test("the view behind steps back, and comes forward again")
  func theViewBehindASheetStepsBack() throws {
    let form = UIViewController()
    try present(form)
    expect(root.view.frame.minX == 16 && root.view.frame.minY == 0 && root.view.bounds.width == 390)
    try drag(100, 700)
    expect(root.view.frame == screen.window.bounds && root.view.transform.isIdentity)
    try present(form) { $0.detents = [.medium()] }
    expect(root.view.transform.isIdentity)
  }

  @Test("a sheet released too early snaps back")
  func aSheetReleasedTooEarlySnapsBack() throws {
    try present()
    try drag(100, 250)
    expect(root.presentedViewController === sheet && top() == 10 && delegate.calls == ["should", "will"])
    expectEqual(
      log.takeWithoutLayout(),
      [
        "sheet.viewWillDisappear(true)", "sheet.viewWillAppear(true)", "sheet.viewIsAppearing(true)",
        "sheet.viewDidAppear(true)",
      ])
    expect(sheet.presentation.isShown)
  }

  @Test("a modal sheet resists, and its delegate is told of the attempt")
  func aModalSheetResistsDismissal() throws {
    try present()
    sheet.isModalInPresentation = true
    try drag(100, 700)
    expect(top() == 10 && delegate.calls == ["attempt"])
    sheet.isModalInPresentation = false
    delegate.mayDismiss = false
    try drag(100, 700)
    screen.press(.keyboardEscape)
    expectEqual(delegate.calls, ["attempt", "should", "attempt", "should", "attempt"])
    expect(root.presentedViewController === sheet)
  }

  @Test("Escape and a tap beside it dismiss it, and a drag beside it does not")
  func escapeAndATapOutsideDismissASheet() throws {
    try present { $0.detents = [.medium()] }
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100))
    try screen.settle()
    expect(root.presentedViewController === sheet && delegate.calls == [])
    screen.tap(at: CGPoint(x: 200, y: 100))
    try screen.settle()
    expectNil(root.presentedViewController)
    try present()
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(
      root.presentedViewController == nil && delegate.calls == ["should", "will", "did", "should", "will", "did"])
  }

  @Test("the delegate is not called when the app dismisses")
  func dismissingByTheAppDoesNotCallTheDelegate() throws {
    try present()
    root.dismiss(animated: true)
    try screen.settle()
    expect(delegate.calls == [] && root.presentedViewController == nil)
  }

  @Test("a sheet rests at its detents, and tells where the user dragged it")
  func aSheetRestsAtItsDetents() throws {
    try present { $0.detents = [.medium(), .large()] }
    expectEqual(top(), 427)
    expectEqual(sheet.view.bounds.height, 417)
    try drag(500, 100)
    expect(top() == 10 && delegate.calls == ["large"] && sheet.view.bounds.height == 834)
    expectEqual(sheet.sheetPresentationController?.selectedDetentIdentifier, .large)
    try drag(100, 480)
    expect(top() == 427 && delegate.calls == ["large", "other"])
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    try screen.settle()
    expect(top() == 10 && delegate.calls.count == 2)
  }

  @Test("custom detents are resolved, and again when they are invalidated")
  func customDetentsAreResolvedAndInvalidated() throws {
    var height: CGFloat? = 200
    let name = UISheetPresentationController.Detent.Identifier("small")
    try present {
      $0.detents = [
        .custom(identifier: name) { context in
          expectEqual(context.maximumDetentValue, 834)
          return height
        }, .large(),
      ]
      $0.largestUndimmedDetentIdentifier = name
    }
    expectEqual(top(), 644)
    height = 300
    sheet.sheetPresentationController?.invalidateDetents()
    try screen.settle()
    expectEqual(top(), 544)
    height = nil
    sheet.sheetPresentationController?.invalidateDetents()
    try screen.settle()
    expectEqual(top(), 10)
  }

  @Test("undimmed content behind the sheet can be touched")
  func undimmedContentBehindASheetIsTouchable() throws {
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 20, y: 40, width: 100, height: 44), primaryAction: UIAction { _ in taps += 1 })
    root.view.addSubview(button)
    try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    screen.tap(at: CGPoint(x: 60, y: 60))
    try screen.settle()
    expect(taps == 1 && root.presentedViewController === sheet)
    try drag(500, 100)
    screen.tap(at: CGPoint(x: 60, y: 5))
    try screen.settle()
    expect(taps == 1 && root.presentedViewController == nil)
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("a list at its top takes the sheet along, any other scrolls")
  func aListAtItsTopDragsTheSheet() throws {
    let rows = Rows(style: .plain)
    try present(rows) { $0.detents = [.medium(), .large()] }
    try drag(700, 400)
    expect(top(rows) == 10 && rows.tableView.contentOffset.y == 0, "the sheet grows first")
    try drag(700, 500)
    expect(top(rows) == 10 && rows.tableView.contentOffset.y > 100)
    try drag(300, 340)
    expect(top(rows) == 10 && rows.tableView.contentOffset.y > 0)
    rows.tableView.contentOffset.y = 0
    try drag(100, 480)
    expect(top(rows) == 427 && rows.tableView.contentOffset.y == 0)
    rows.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    try drag(700, 500)
    expect(top(rows) == 427 && rows.tableView.contentOffset.y > 100)
  }

  @Test("the handle drags the sheet over a list that scrolls, and a tap on it goes through the heights")
  func theGrabberDragsTheSheetAndCyclesItsDetents() throws {
    let list = Rows(style: .plain)
    try present(list) {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    let medium = top(list)
    list.tableView.contentOffset.y = 120
    try drag(medium + 60, medium - 40)
    expect(top(list) == medium && list.tableView.contentOffset.y > 120, "the list scrolls")
    let offset = list.tableView.contentOffset.y
    try drag(medium + 8, 60)
    expect(top(list) == 10 && list.tableView.contentOffset.y == offset && delegate.calls == ["large"])
    screen.tap(at: CGPoint(x: 195, y: 10 + 8))
    try screen.settle()
    expect(top(list) == medium && delegate.calls == ["large", "other"])
    try screen.activate(.label("Sheet Grabber"))
    try screen.settle()
    expect(top(list) == 10 && delegate.calls == ["large", "other", "large"])
  }

  @Test("Escape goes back before it dismisses, and ends editing before that")
  func escapeGoesBackBeforeItDismisses() throws {
    let first = UIViewController()
    let second = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    second.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    try present(navigation)
    field.becomeFirstResponder()
    screen.press(.keyboardEscape)
    expect(!field.isFirstResponder && navigation.topViewController === second)
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(navigation.topViewController === first && root.presentedViewController === navigation)
    screen.press(.keyboardEscape)
    try screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test("a full screen stays, and one over its context covers just that")
  func fullScreenStaysAndOverCurrentContextCoversItsContext() throws {
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    try screen.settle()
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(root.presentedViewController === full && full.sheetPresentationController == nil)
    root.dismiss(animated: false)
    try screen.settle()
    let inner = UIViewController()
    inner.definesPresentationContext = true
    root.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    root.view.addSubview(box)
    box.addSubview(inner.view)
    inner.didMove(toParent: root)
    let over = UIViewController()
    over.modalPresentationStyle = .overCurrentContext
    inner.present(over, animated: true)
    try screen.settle()
    expectEqual(over.view.convert(over.view.bounds, to: nil), CGRect(x: 0, y: 400, width: 390, height: 300))
    expect(inner.presentedViewController === over && over.presentingViewController === inner)
    over.dismiss(animated: true)
    try screen.settle()
    expect(inner.presentedViewController == nil && over.view.window == nil)
  }

  @Test("a popover is beside its source; on a narrow window it is a sheet")
  func aPopoverInANarrowWindowIsASheet() throws {
    let narrow = UIViewController()
    narrow.modalPresentationStyle = .popover
    root.present(narrow, animated: true)
    try screen.settle()
    expectEqual(top(narrow), 10)
    root.dismiss(animated: false)
    screen.resize(to: CGSize(width: 1000, height: 700))
    let button = UIView(frame: CGRect(x: 480, y: 20, width: 40, height: 40))
    root.view.addSubview(button)
    let wide = UIViewController()
    wide.modalPresentationStyle = .popover
    wide.preferredContentSize = CGSize(width: 200, height: 100)
    wide.popoverPresentationController?.sourceView = button
    wide.popoverPresentationController?.permittedArrowDirections = .up
    root.present(wide, animated: true)
    try screen.settle()
    expectEqual(wide.view.convert(wide.view.bounds, to: nil), CGRect(x: 400, y: 73, width: 200, height: 100))
    screen.tap(at: CGPoint(x: 10, y: 600))
    try screen.settle()
    expectNil(root.presentedViewController)
  }

  /// [D] Apple's pages of the two properties, and of the medium detent, which is inactive in a compact height.
  @Test("on a window that is not high a sheet covers all, or is attached to the lower edge alone")
  func aSheetInCompactHeightCoversAllOrIsEdgeAttached() throws {
    let root = UIViewController()
    let screen = MountedScreen(root, size: CGSize(width: 844, height: 390))
    let sheet = UIViewController()
    let settings = try require(sheet.sheetPresentationController)
    settings.detents = [.medium(), .large()]
    settings.prefersGrabberVisible = true
    root.present(sheet, animated: true)
    try screen.settle()
    let frame = { sheet.view.convert(sheet.view.bounds, to: nil) }
    expect(frame() == CGRect(x: 0, y: 0, width: 844, height: 390) && sheet.view.layer.cornerRadius == 0)
    screen.drag(from: CGPoint(x: 400, y: 20), to: CGPoint(x: 400, y: 380))
    try screen.settle()
    expect(root.presentedViewController === sheet && frame().minY == 0, "it is not dragged away")
    settings.prefersEdgeAttachedInCompactHeight = true
    try screen.settle()
    expectEqual(frame(), CGRect(x: 0, y: 10, width: 844, height: 380))
    expectEqual(sheet.view.layer.cornerRadius, SheetMetrics.cornerRadius)
    sheet.preferredContentSize = CGSize(width: 500, height: 300)
    settings.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    try screen.settle()
    expect(frame().minX == 172 && frame().width == 500)
    screen.drag(from: CGPoint(x: 400, y: frame().minY + 20), to: CGPoint(x: 400, y: 385))
    try screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test("a sheet that dims nothing has a shadow")
  func anUndimmedSheetHasAShadow() throws {
    try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let shadow = try require(sheet.view.superview?.subviews.lazy.compactMap { $0 as? SheetShadow }.first)
    expect(!shadow.isHidden && shadow.alpha == 1 && shadow.frame == sheet.view.frame)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    try screen.settle()
    expect(shadow.isHidden)
  }

  @Test("a dismissed sheet is released")
  func aDismissedSheetIsReleased() throws {
    weak var gone: UIViewController?
    do {
      let shown = UIViewController()
      gone = shown
      try present(shown) { $0.detents = [.medium(), .large()] }
      shown.dismiss(animated: true)
      try screen.settle()
    }
    expectNil(gone)
  }
}
