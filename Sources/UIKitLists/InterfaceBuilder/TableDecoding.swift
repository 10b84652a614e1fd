import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Decodes tables from documents of Interface Builder, with their prototypes and static rows.
enum TableDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITableView>) {
    element.ignore(["style", "dataMode", "springLoaded"])
    plan.run { table, _ in table.isDescribed = true }
    plan.set(element.color(key: "backgroundColor")) { $0.backgroundColor = $1 }
    readRows(element, into: &plan)
    readSelection(element, into: &plan)
    for (key, property) in [("tableHeaderView", \UITableView.tableHeaderView), ("tableFooterView", \.tableFooterView)] {
      guard let view = element.child(key: key) else { continue }
      plan.run { table, coder in table[keyPath: property] = coder.instance.view(view) }
    }
    for prototype in element.contents(of: "prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      plan.run { table, coder in
        let instance = coder.instance
        table.reuse.cells.classes.register(identifier) {
          RegisteredNib.view(prototype, in: instance, as: UITableViewCell.self)
        }
      }
    }
    let sections = element.contents(of: "sections")
    guard !sections.isEmpty else { return }
    plan.run { table, coder in table.staticRows = StaticRows(sections, coder.instance) }
  }

  /// The style of the table that an element describes.
  static func style(_ element: DocumentElement?) -> UITableView.Style {
    element?.value("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
  }

  private static func readRows(_ element: DocumentElement, into plan: inout ElementPlan<UITableView>) {
    plan.set(element.number("rowHeight")) { $0.rowHeight = $1 }
    plan.set(element.number("sectionHeaderHeight")) { $0.sectionHeaderHeight = $1 }
    plan.set(element.number("sectionFooterHeight")) { $0.sectionFooterHeight = $1 }
    plan.set(element.number("estimatedRowHeight")) { $0.estimatedRowHeight = $1 }
    plan.set(element.number("estimatedSectionHeaderHeight")) { $0.estimatedSectionHeaderHeight = $1 }
    plan.set(element.number("estimatedSectionFooterHeight")) { $0.estimatedSectionFooterHeight = $1 }
    plan.set(element.value("separatorStyle", separators)) { $0.separatorStyle = $1 }
    plan.set(element.color(key: "separatorColor")) { $0.separatorColor = $1 }
    plan.set(element.insets(key: "separatorInset")) { $0.separatorInset = $1 }
    plan.set(element.integer("sectionIndexMinimumDisplayRowCount")) { $0.sectionIndexMinimumDisplayRowCount = $1 }
    plan.set(element.color(key: "sectionIndexColor")) { $0.sectionIndexColor = $1 }
    plan.set(element.color(key: "sectionIndexBackgroundColor")) { $0.sectionIndexBackgroundColor = $1 }
  }

  private static func readSelection(_ element: DocumentElement, into plan: inout ElementPlan<UITableView>) {
    plan.set(element.bool("allowsSelection")) { $0.allowsSelection = $1 }
    plan.set(element.bool("allowsMultipleSelection")) { $0.allowsMultipleSelection = $1 }
    plan.set(element.bool("allowsSelectionDuringEditing")) { $0.allowsSelectionDuringEditing = $1 }
    plan.set(element.bool("allowsMultipleSelectionDuringEditing")) { $0.allowsMultipleSelectionDuringEditing = $1 }
  }

  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine,
  ]
}
