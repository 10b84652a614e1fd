import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Presented controllers whose fields have keys of their own at the lower edge.
@MainActor @Suite("Sheets above keys", .serialized)
struct SheetPlaceTests {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
  private let screen: MountedScreen

  init() throws {
    screen = MountedScreen(root, size: CGSize(width: 390, height: 800), scale: 1)
    field.inputView = keys
    sheet.view.addSubview(field)
    try screen.settle()
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) throws {
    let controller = try require(sheet.sheetPresentationController)
    controller.detents = detents
    root.present(sheet, animated: true)
    try screen.settle()
  }

  private func edit(_ isEditing: Bool = true) throws {
    if isEditing { field.becomeFirstResponder() } else { field.resignFirstResponder() }
    try screen.settle()
  }

  private var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

  @Test("the only height is raised by the keys, and comes back")
  func theKeyboardRaisesASheetWithASingleDetent() throws {
    try present([.custom { _ in 300 }])
    expectEqual(frame, CGRect(x: 0, y: 500, width: 390, height: 300))
    try edit()
    expectEqual(frame, CGRect(x: 0, y: 300, width: 390, height: 500))
    try edit(false)
    expectEqual(frame, CGRect(x: 0, y: 500, width: 390, height: 300))
  }

  @Test("it moves along with the keys")
  func aSheetAnimatesAlongWithTheKeyboard() throws {
    try present([.custom { _ in 300 }])
    field.becomeFirstResponder()
    screen.advance(by: 0.1)
    let top = try require(sheet.view.layer.presentation()).frame.minY
    expect(top > 300 && top < 500)
  }

  @Test("a sheet below its highest height grows, keeps what is selected, and comes back")
  func aSheetBelowItsLargestDetentGrowsAboveTheKeyboard() throws {
    try present([.medium(), .large()])
    let medium = frame
    try edit()
    expect(frame.minY == 10 && frame.maxY == 800)
    expectNil(sheet.sheetPresentationController?.selectedDetentIdentifier)
    try edit(false)
    expectEqual(frame, medium)
  }

  @Test("a sheet at its largest detent stays")
  func aSheetAtItsLargestDetentStays() throws {
    try present([.large()])
    let before = frame
    try edit()
    expectEqual(frame, before)
  }

  @Test("pulled down to a lower detent it resigns the first responder")
  func pullingToALowerDetentResignsTheFirstResponder() throws {
    try present([.medium(), .large()])
    let medium = frame
    try edit()
    screen.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 300, y: 400))
    try screen.settle()
    expect(frame == medium && !field.isFirstResponder)
  }

  @Test("keys of the screen behind leave a sheet where it is")
  func keyboardsOfTheScreenBehindDoNotMoveASheet() throws {
    let other = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
    root.view.addSubview(other)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try present([.medium()])
    let before = frame
    other.becomeFirstResponder()
    try screen.settle()
    expect(other.isFirstResponder && frame == before)
  }

  @Test("a sheet that dims nothing stays so above the keys")
  func anUndimmedSheetStaysSoAboveTheKeyboard() throws {
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try present([.medium()])
    try edit()
    expect(root.view.window?.hitTest(CGPoint(x: 200, y: 60), with: nil) === root.view)
  }

  @Test("a field that is edited from the start has its space at once")
  func aFieldEditedInitiallyHasItsSpaceImmediately() throws {
    let appearing = EditingController()
    appearing.field.inputView = keys
    try require(appearing.sheetPresentationController).detents = [.custom { _ in 250 }]
    root.present(appearing, animated: true)
    try screen.settle()
    expectEqual(appearing.view.convert(appearing.view.bounds, to: nil), CGRect(x: 0, y: 350, width: 390, height: 450))
  }

  @Test("a card moves up, as far as its margin")
  func aFormSheetMovesUpToItsMargin() throws {
    let wide = MountedScreen(UIViewController(), size: CGSize(width: 1000, height: 800), scale: 1)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.view.addSubview(field)
    wide.window.rootViewController?.present(form, animated: true)
    try wide.settle()
    expect(form.view.frame.minY == 90 && form.view.frame.height == 620)
    field.becomeFirstResponder()
    try wide.settle()
    expect(form.view.frame.minY == 20 && form.view.frame.height == 620)
  }

  @Test("a form has the size that its controller prefers, and follows it")
  func aFormSheetHasThePreferredSizeOfItsController() throws {
    let wide = MountedScreen(UIViewController(), size: CGSize(width: 1000, height: 800), scale: 1)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 400, height: 300)
    wide.window.rootViewController?.present(form, animated: true)
    try wide.settle()
    expectEqual(form.view.frame, CGRect(x: 300, y: 250, width: 400, height: 300))
    form.preferredContentSize = CGSize(width: 0, height: 500)
    try wide.settle()
    expectEqual(form.view.frame, CGRect(x: 230, y: 150, width: 540, height: 500))
    form.preferredContentSize = CGSize(width: 2000, height: 2000)
    try wide.settle()
    expectEqual(form.view.frame, CGRect(x: 20, y: 20, width: 960, height: 760))
  }

  @Test("an alert is in the middle of what the keys leave")
  func anAlertIsCentredAboveTheKeyboard() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField { [keys] in $0.inputView = keys }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    try screen.settle()
    expect(abs(alert.view.frame.midY - 300) <= 1)
  }

  private final class EditingController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      field.becomeFirstResponder()
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }
}
