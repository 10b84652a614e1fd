import ScreenTesting
import Testing
import UIKitTesting
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// When a cell's configuration is updated, as a file beside this one.
@MainActor @Suite(.serialized)
struct CellConfigurationGoldenTraceTests {
  private let trace = GoldenTrace()

  @Test func cellConfigurationCallbacksMatchTheirTrace() throws {
    let source = Source(trace.recorder)
    let table = UITableView(frame: .zero)
    table.rowHeight = 100
    table.estimatedRowHeight = 0
    table.register(TracingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view = table
    var screen: MountedScreen?
    trace.during("first frame: the update comes before the row is displayed") {
      screen = MountedScreen(controller, size: CGSize(width: 320, height: 200), scale: 1)
    }
    try trace.during("a finger comes down on row 0 and leaves: highlight, selection") {
      try screen?.tap(row: IndexPath(row: 0, section: 0), duration: 0.3)
      try screen?.settle()
    }
    try trace.during("several changes in one frame are one update") {
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.isHighlighted = true
      cell?.isHighlighted = false
      cell?.setNeedsUpdateConfiguration()
      try screen?.settle()
    }
    try trace.during("edit mode") {
      table.setEditing(true, animated: false)
      try screen?.settle()
    }
    try trace.during("edit mode ends") {
      table.setEditing(false, animated: false)
      try screen?.settle()
    }
    try trace.during("darkness falls") {
      screen?.window.overrideUserInterfaceStyle = .dark
      try screen?.settle()
    }
    try trace.during("reconfigureRows") {
      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      try screen?.settle()
    }
    try trace.during("reloadRows: another cell") {
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      try screen?.settle()
    }
    try trace.during("a row scrolls off, its cell comes back for another") {
      table.contentOffset.y = 200
      try screen?.settle()
    }
    expectGolden(trace.text, "cells")
  }

  @Test func headerConfigurationCallbacksMatchTheirTrace() throws {
    let source = HeaderSource(trace.recorder)
    let table = UITableView(frame: .zero)
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 40
    table.estimatedSectionHeaderHeight = 0
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(TracingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view = table
    var screen: MountedScreen?
    trace.during("first frame: two sections of one row, and a third header") {
      screen = MountedScreen(controller, size: CGSize(width: 320, height: 220), scale: 1)
    }
    try trace.during("several changes in one frame are one update") {
      table.headerView(forSection: 0)?.setNeedsUpdateConfiguration()
      table.headerView(forSection: 0)?.setNeedsUpdateConfiguration()
      try screen?.settle()
    }
    try trace.during("other content of the same type, then a background") {
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Changed"
      table.headerView(forSection: 1)?.contentConfiguration = content
      table.headerView(forSection: 1)?.backgroundConfiguration = .listPlainHeaderFooter()
      try screen?.settle()
    }
    try trace.during("darkness falls") {
      screen?.window.overrideUserInterfaceStyle = .dark
      try screen?.settle()
    }
    try trace.during("the list scrolls by a header") {
      table.contentOffset.y = 110
      try screen?.settle()
    }
    try trace.during("and by another: the view that left is used again") {
      table.contentOffset.y = 210
      try screen?.settle()
    }
    expectGolden(trace.text, "headers")
  }
}

@MainActor
private final class HeaderSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let recorder: CallbackRecorder

  init(_ recorder: CallbackRecorder) { self.recorder = recorder }

  func numberOfSections(in tableView: UITableView) -> Int { 6 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    recorder.note(method: "viewForHeaderInSection \(section)")
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = UIListContentConfiguration.plainHeader()
    content.text = "Section \(section)"
    header?.contentConfiguration = content
    (header as? TracingHeader)?.begin(section, recorder)
    return header
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    recorder.note(method: "willDisplayHeaderView \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    recorder.note(method: "didEndDisplayingHeaderView \(section)")
  }
}

private final class TracingHeader: UITableViewHeaderFooterView {
  private var section = -1
  private var recorder: CallbackRecorder?

  func begin(_ section: Int, _ recorder: CallbackRecorder) {
    self.section = section
    self.recorder = recorder
    configurationUpdateHandler = { [weak self] _, state in self?.note("configurationUpdateHandler", state) }
  }

  private func note(_ what: String, _ state: UIViewConfigurationState? = nil) {
    let style = state?.traitCollection.userInterfaceStyle == .dark ? " dark" : ""
    recorder?.note(method: "header \(section) \(what)\(style)")
  }

  override func prepareForReuse() {
    note("prepareForReuse")
    super.prepareForReuse()
  }

  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    note("updateConfiguration", state)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let recorder: CallbackRecorder

  init(_ recorder: CallbackRecorder) { self.recorder = recorder }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    recorder.note(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    (cell as? TracingCell)?.begin(indexPath.row, recorder)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
}

private final class TracingCell: UITableViewCell {
  private var row = -1
  private var recorder: CallbackRecorder?

  func begin(_ row: Int, _ recorder: CallbackRecorder) {
    self.row = row
    self.recorder = recorder
    configurationUpdateHandler = { [weak self] _, state in self?.note("configurationUpdateHandler", state) }
  }

  private func note(_ what: String, _ state: UICellConfigurationState? = nil) {
    var flags: [String] = []
    if state?.isHighlighted == true { flags.append("highlighted") }
    if state?.isSelected == true { flags.append("selected") }
    if state?.isEditing == true { flags.append("editing") }
    recorder?.note(method: "row \(row) \(what)\(flags.map { " \($0)" }.joined())")
  }

  override func prepareForReuse() {
    note("prepareForReuse")
    super.prepareForReuse()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    note("updateConfiguration", state)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
}
