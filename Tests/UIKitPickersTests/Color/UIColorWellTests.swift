import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// Controls for colours, and the pickers that they open.
@MainActor @Suite(.serialized) struct UIColorWellTests {
  private let controller = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 20, y: 40, width: 44, height: 44))
  private let screen: MountedScreen
  private final class Log {
    var colors: [UIColor?] = []
  }
  private let log = Log()

  init() {
    controller.view.backgroundColor = .systemBackground
    screen = MountedScreen(controller, size: CGSize(width: 390, height: 700), scale: 1)
    controller.view.addSubview(well)
    well.addAction(UIAction { [log, well] _ in log.colors.append(well.selectedColor) }, for: .valueChanged)
  }

  private var picker: UIColorPickerViewController? {
    controller.presentedViewController as? UIColorPickerViewController
  }

  private func open() throws -> ColorBoard {
    try screen.settle()
    screen.tap(at: CGPoint(x: 42, y: 62))
    try screen.settle()
    return try require(picker?.view as? ColorBoard)
  }

  private func point(_ cell: ColorGrid.Cell, _ board: ColorBoard) -> CGPoint {
    let grid = board.grid
    let size = CGSize(
      width: grid.bounds.width / CGFloat(ColorGrid.columns), height: grid.bounds.height / CGFloat(ColorGrid.rows))
    return grid.convert(
      CGPoint(x: (CGFloat(cell.column) + 0.5) * size.width, y: (CGFloat(cell.row) + 0.5) * size.height), to: nil)
  }

  @Test func aTapPresentsTheColorPicker() throws {
    well.title = "Ink"
    let cell = ColorGrid.Cell(column: 3, row: 5)
    well.selectedColor = ColorGrid.color(cell).withAlphaComponent(0.5)
    let board = try open()
    _ = try screen.point(of: .text("Ink"))
    expect(board.grid.cell == cell && board.opacity.value == 0.5)
    expectEqual(picker?.selectedColor, well.selectedColor)
    let other = ColorGrid.Cell(column: 7, row: 2)
    screen.tap(at: point(other, board))
    try screen.settle()
    expectEqual(well.selectedColor?.cgColor.alpha, 0.5, "it stays as opaque as it was")
    expectEqual(well.selectedColor.flatMap(ColorGrid.cell), other)
    expectEqual(log.colors.last ?? nil, well.selectedColor)
    screen.tap(at: board.closing.convert(CGPoint(x: 10, y: 10), to: nil))
    try screen.settle()
    expectNil(picker)
  }

  @Test func withoutSupportsAlphaColoursAreOpaque() throws {
    well.supportsAlpha = false
    well.selectedColor = UIColor(white: 1, alpha: 0.2)
    let board = try open()
    expect(board.opacity.isHidden && picker?.supportsAlpha == false)
    screen.tap(at: point(ColorGrid.Cell(column: 0, row: 9), board))
    expectEqual(well.selectedColor?.cgColor.alpha, 1)
  }

  @Test func settingSelectedColorSendsNoAction() {
    well.selectedColor = .systemTeal
    expect(log.colors.isEmpty && well.accessibilityValue?.hasPrefix("#") == true)
    well.selectedColor = nil
    expectNil(well.accessibilityValue)
    expectEqual(well.intrinsicContentSize, CGSize(width: 28, height: 28))
  }

  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("\(ColorGrid.cell(of: color).map { "\($0.column) \($0.row)" } ?? "") \(continuously)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
  }

  @Test func thePickerReportsEachColourToItsDelegate() throws {
    let delegate = Delegate()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    picker.modalPresentationStyle = .fullScreen
    try screen.settle()
    controller.present(picker, animated: false)
    try screen.settle()
    let board = try require(picker.view as? ColorBoard)
    screen.drag(
      from: point(ColorGrid.Cell(column: 1, row: 1), board), to: point(ColorGrid.Cell(column: 3, row: 1), board))
    expectEqual(delegate.log, ["1 1 true", "2 1 true", "3 1 true", "3 1 false"])
    picker.dismiss(animated: true)
    try screen.settle()
    expectEqual(delegate.log.last, "finished")
  }

  @Test func everyColourOfTheGridIsUnique() {
    expectEqual(Set(ColorGrid.cells.map { ColorGrid.name(of: ColorGrid.color($0)) }).count, 120)
    for cell in ColorGrid.cells { expectEqual(ColorGrid.cell(of: ColorGrid.color(cell)), cell) }
    expectNil(ColorGrid.cell(of: UIColor(red: 0.111, green: 0.222, blue: 0.999, alpha: 1)))
    expectEqual(ColorGrid.name(of: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)), "#FF8000")
  }

  @Test(arguments: TraitVariant.allCases)
  func matchesItsPicture(_ variant: TraitVariant) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let screen = MountedScreen(controller, size: CGSize(width: 340, height: 520), traits: variant.apply)
    for (index, color) in [nil, UIColor.systemTeal, UIColor.systemRed.withAlphaComponent(0.4)].enumerated() {
      let well = UIColorWell(frame: CGRect(x: 20 + 60 * index, y: 20, width: 28, height: 28))
      well.selectedColor = color
      controller.view.addSubview(well)
    }
    let picker = UIColorPickerViewController()
    picker.selectedColor = ColorGrid.color(ColorGrid.Cell(column: 4, row: 3)).withAlphaComponent(0.7)
    controller.addChild(picker)
    picker.view.frame = CGRect(x: 0, y: 60, width: 340, height: 460)
    controller.view.addSubview(picker.view)
    picker.didMove(toParent: controller)
    try screen.settle()
    expectGolden(screen.picture, "picker \(variant.rawValue)")
  }
}
