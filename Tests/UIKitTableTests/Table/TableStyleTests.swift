import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

/// How each style of table looks: titles, footers, separators, accessories, pictures, a selection, what is pinned.
@MainActor @Suite struct TableStyleTests {
  static let names: [UITableView.Style: String] = [.plain: "plain", .grouped: "grouped", .insetGrouped: "inset"]

  private func mount(_ style: UITableView.Style, _ look: StyledTable.Look) throws -> MountedScreen {
    let controller = StyledTable(style: style)
    let size = CGSize(width: 375, height: look == .largest ? 1100 : 560)
    let screen = MountedScreen(controller, size: size, traits: look.apply)
    try screen.settle()
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    // In plain tables the first header sticks, and rows run below it.
    if style == .plain { controller.tableView.contentOffset.y = 80 }
    try screen.settle()
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
      let file = URL(fileURLWithPath: "\(folder)/\(Self.names[style] ?? "")-\(look.rawValue).png")
      try UIImage(cgImage: screen.picture).pngData()?.write(to: file)
    }
    return screen
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func tableStylesMatchTheirLayouts(_ style: UITableView.Style) throws {
    let name = try require(Self.names[style])
    for look in StyledTable.Look.allCases where look != .dark {
      expectGolden(try mount(style, look).layout, "\(name) \(look.rawValue)")
    }
  }

  /// Each style once, each look once.
  @Test(arguments: [
    (UITableView.Style.plain, StyledTable.Look.light), (.grouped, .dark), (.insetGrouped, .rightToLeft),
  ])
  func tableStylesMatchTheirPictures(_ style: UITableView.Style, _ look: StyledTable.Look) throws {
    expectGolden(try mount(style, look).picture, "\(try #require(Self.names[style])) \(look.rawValue)")
  }
}
