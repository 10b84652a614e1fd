/// The default content and background of a list cell, by its place in the list.
@MainActor
final class ListCellLook {
  private unowned let cell: UICollectionViewListCell
  /// Whether the app chose the background, or chose none.
  private var hasOwnBackground = false
  /// The part of a section whose background is shown.
  private var shownPart: ListCellPlace.Part?

  init(cell: UICollectionViewListCell) { self.cell = cell }

  func setUp() {
    cell.contentView.preservesSuperviewLayoutMargins = true
    showDefaultBackground()
  }

  // MARK: Background

  /// The background of the cell's place, in the present state.
  var defaultBackground: UIBackgroundConfiguration { placeBackground.updated(for: cell.configurationState) }

  private var placeBackground: UIBackgroundConfiguration {
    switch part {
    case .header: .listHeader()
    case .footer: .listFooter()
    case .rows: .listCell()
    }
  }

  /// The app sets a background, or takes it away.
  func setBackground(_ background: UIBackgroundConfiguration?, _ set: () -> Void) {
    hasOwnBackground = true
    set()
  }

  /// [D] A background view replaces a configuration.
  func willSetBackgroundView(_ view: UIView?) {
    guard view != nil, !hasOwnBackground else { return }
    hasOwnBackground = true
    cell.configuration.setBackground(nil)
  }

  private var part: ListCellPlace.Part { cell.placement.list?.part ?? .rows }

  private func showDefaultBackground() {
    guard !hasOwnBackground, part != shownPart else { return }
    shownPart = part
    cell.configuration.setBackground(placeBackground)
  }

  func placeDidChange() { showDefaultBackground() }

  // MARK: Content

  /// The content of the cell's place, without texts and image. [?] Rows of both kinds of sidebars are alike.
  var defaultContent: UIListContentConfiguration { plainContent.updated(for: cell.configurationState) }

  private var plainContent: UIListContentConfiguration {
    guard let place = cell.placement.list else { return .cell() }
    let isSidebar = place.appearance == .sidebar || place.appearance == .sidebarPlain
    switch place.role {
    case .row: return isSidebar ? .sidebarCell() : .cell()
    case .header where isSidebar: return .sidebarHeader()
    case .header: return place.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: return place.appearance == .plain ? .plainFooter() : .groupedFooter()
    }
  }
}
