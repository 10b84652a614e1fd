import CoreGraphics
import Foundation
import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// The static rows of a table in a document. `UITableViewController` returns them if the app's class does not override
/// the data source's methods.
@MainActor
final class StaticRows {
  private struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  private let sections: [Section]

  /// Makes the cells of all sections, so that outlets reach them.
  init(_ elements: [DocumentElement], _ instance: DocumentInstance) {
    sections = elements.map { element in
      element.ignore(["id", "userLabel", "colspan", "rowspan"])
      let rows = element.contents(of: "cells")
      return Section(
        header: element.string("headerTitle"), footer: element.string("footerTitle"),
        cells: rows.map { instance.make($0) as? UITableViewCell ?? UITableViewCell() },
        heights: rows.map { $0.number("rowHeight") })
    }
  }

  var numberOfSections: Int { sections.count }

  func numberOfRows(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }

  func cell(at path: IndexPath) -> UITableViewCell? {
    path.row < numberOfRows(in: path.section) ? sections[path.section].cells[path.row] : nil
  }

  /// The height that the document gives a row; nil for the table's.
  func height(at path: IndexPath) -> CGFloat? {
    path.row < numberOfRows(in: path.section) ? sections[path.section].heights[path.row] : nil
  }

  func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }

  func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
}
