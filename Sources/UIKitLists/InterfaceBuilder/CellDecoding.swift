import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Decodes cells of tables from documents of Interface Builder.
enum CellDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITableViewCell>) {
    element.ignore(["style", "hidesAccessoryWhenEditing", "rowHeight", "reuseIdentifier"])
    let identifier = element.attributes["reuseIdentifier"]
    plan.run { cell, _ in if let identifier { cell.reuse.identifier = identifier } }
    plan.set(element.color(key: "backgroundColor")) { $0.backgroundColor = $1 }
    plan.set(element.value("selectionStyle", selectionStyles)) { $0.selectionStyle = $1 }
    plan.set(element.value("accessoryType", accessories)) { $0.accessoryType = $1 }
    plan.set(element.value("editingAccessoryType", accessories)) { $0.editingAccessoryType = $1 }
    plan.set(element.integer("indentationLevel")) { $0.indentationLevel = $1 }
    plan.set(element.number("indentationWidth")) { $0.indentationWidth = $1 }
    plan.set(element.bool("shouldIndentWhileEditing")) { $0.shouldIndentWhileEditing = $1 }
    plan.set(element.bool("showsReorderControl")) { $0.showsReorderControl = $1 }
    plan.set(element.insets(key: "separatorInset")) { $0.separatorInset = $1 }
    let (text, detail, image) = (element["textLabel"], element["detailTextLabel"], element["imageView"])
    plan.run { cell, coder in
      if let text, let label = cell.textLabel { coder.instance.register(label, as: text) }
      if let detail, let label = cell.detailTextLabel { coder.instance.register(label, as: detail) }
      if let image, let view = cell.imageView { coder.instance.register(view, as: image) }
    }
    guard
      let content = element.child("tableViewCellContentView", key: "contentView") ?? element.child(key: "contentView")
    else { return }
    content.ignore(["tableViewCell"])
    plan.run { cell, coder in coder.fill(cell.contentView, from: content) }
  }

  /// The style of the cell that an element describes.
  static func style(_ element: DocumentElement?) -> UITableViewCell.CellStyle {
    element?.kept(DescribedStyle.init).style ?? .default
  }

  @MainActor
  private struct DescribedStyle {
    let style: UITableViewCell.CellStyle

    init(_ element: DocumentElement) { style = element.value("style", styles) ?? .default }
  }

  private static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
