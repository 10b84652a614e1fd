import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Decodes tables from documents of Interface Builder, with their prototypes and static rows.
enum TableDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITableView>) {
    element.ignore(["style", "dataMode", "springLoaded"])
    plan.run { table, _ in table.isDescribed = true }
    plan.set(\.backgroundColor, element.color(key: "backgroundColor"))
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
    plan.set(\.rowHeight, element.number("rowHeight"))
    plan.set(\.sectionHeaderHeight, element.number("sectionHeaderHeight"))
    plan.set(\.sectionFooterHeight, element.number("sectionFooterHeight"))
    plan.set(\.estimatedRowHeight, element.number("estimatedRowHeight"))
    plan.set(\.estimatedSectionHeaderHeight, element.number("estimatedSectionHeaderHeight"))
    plan.set(\.estimatedSectionFooterHeight, element.number("estimatedSectionFooterHeight"))
    plan.set(\.separatorStyle, element.value("separatorStyle", separators))
    plan.set(\.separatorColor, element.color(key: "separatorColor"))
    plan.set(\.separatorInset, element.insets(key: "separatorInset"))
    plan.set(\.sectionIndexMinimumDisplayRowCount, element.integer("sectionIndexMinimumDisplayRowCount"))
    plan.set(\.sectionIndexColor, element.color(key: "sectionIndexColor"))
    plan.set(\.sectionIndexBackgroundColor, element.color(key: "sectionIndexBackgroundColor"))
  }

  private static func readSelection(_ element: DocumentElement, into plan: inout ElementPlan<UITableView>) {
    plan.set(\.allowsSelection, element.bool("allowsSelection"))
    plan.set(\.allowsMultipleSelection, element.bool("allowsMultipleSelection"))
    plan.set(\.allowsSelectionDuringEditing, element.bool("allowsSelectionDuringEditing"))
    plan.set(\.allowsMultipleSelectionDuringEditing, element.bool("allowsMultipleSelectionDuringEditing"))
  }

  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine,
  ]
}
