import Trestle
import UIKit

/// The list that a description asks for.
struct PlaygroundScreen: ListScreen {
  let model: PlaygroundModel
  /// The factor by which columns and sideways scrolling rows are widened: more than 1 for large texts.
  var widthScale: CGFloat = 1

  var title: String? { model.title }
  /// Sections are lists, grids and shelves as the file specifies; the screen has to be a collection view from the
  /// start.
  var arrangement: SectionArrangement? { .list(.plain) }

  var rows: RowList {
    for section in model.list.sections { shown(section) }
  }

  private func shown(_ section: DescribedSection) -> RowSection {
    let phase = model.phase(of: section)
    let layout = section.layout ?? model.list.layout
    var shown = RowSection(section.id) {
      switch phase {
      case .loaded: rows(of: section)
      case .loading, .failed, .empty: placeholder(section, phase)
      }
    }
    .arrangement((phase == .loaded ? layout : Self.wide(layout)).arrangement(widthScale: widthScale))
    if let header = section.header { shown = shown.header(header) }
    if let footer = section.footer { shown = shown.footer(footer) }
    return shown
  }

  /// A placeholder has the width of the list.
  private static func wide(_ layout: DescribedLayout) -> DescribedLayout {
    switch layout {
    case .list: layout
    case .grid, .sideways: .list(.plain)
    }
  }

  private func rows(of section: DescribedSection) -> Rows {
    let rows = Rows(
      outline: section.rows, children: \.children, isExpanded: { model.isExpanded($0) },
      toggle: { model.toggleExpansion($0) }, row: { row($0) })
    guard let placing = section.placing else { return rows }
    return rows.placing(Rows(placing.rows) { row($0) }, placing.placement)
  }

  // MARK: Cells

  private func row(_ row: DescribedRow) -> AnyRow {
    switch row.cell {
    case .subtitle, .value:
      styled(Row(row.id, UIListContentConfiguration(row.cell, row.fields, image: image(row.fields))), row)
    case .tile, .banner:
      styled(Row(row.id, DescribedContent(cell: row.cell, fields: row.fields, image: image(row.fields))), row)
    }
  }

  private func image(_ fields: DescribedFields) -> UIImage? {
    if let symbol = fields.symbol { return UIImage(systemName: symbol) }
    guard let path = fields.image else { return nil }
    return model.pictures.picture(path) ?? UIImage(systemName: "photo")
  }

  private func styled<Content>(_ plain: Row<Content>, _ described: DescribedRow) -> AnyRow {
    let fields = described.fields
    var row = plain
    if let accessory = fields.accessory { row = row.accessory(accessory.accessory) }
    if let isOn = model.isOn(described) { row = row.toggle(isOn) { model.setOn(described, $0) } }
    if let height = fields.height { row = row.height(.fixed(height)) }
    if let separator = fields.separator { row = row.separator(separator ? .automatic : .hidden) }
    if let color = fields.background {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = color.color
      if described.cell == .tile { background.cornerRadius = 14 }
      row = row.background(background)
    }
    return AnyRow(row)
  }

  // MARK: Phases

  private func placeholder(_ section: DescribedSection, _ phase: DescribedPhase) -> Rows {
    Rows {
      Row("\(phase) \(section.id)", Self.content(phase, section.message))
      if phase == .failed {
        Row("retry \(section.id)", Self.button(section.retry ?? "Try Again")).onSelect { model.retry(section) }
      }
    }
  }

  private static func content(_ phase: DescribedPhase, _ message: String?) -> UIContentUnavailableConfiguration {
    var content = phase == .loading ? UIContentUnavailableConfiguration.loading() : .empty()
    switch phase {
    case .loading, .loaded: if let message { content.text = message }
    case .failed:
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.text = message ?? "That did not come"
    case .empty:
      content.image = UIImage(systemName: "tray")
      content.text = message ?? "Nothing here"
    }
    return content
  }

  private static func button(_ title: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = title
    content.textProperties.color = .link
    content.textProperties.alignment = .center
    return content
  }
}
