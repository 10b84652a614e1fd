import UIKitCore

/// The row of a tab or of an action in a sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// The tab or the action that a row is of.
  public enum Content {
    /// A tab, or a group.
    case tab(UITab)
    /// One of a group's `sidebarActions`.
    case action(UIAction)
  }

  /// A request for the row of a tab or an action.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The tab or the action that the row is of.
    public let content: UITabSidebarItem.Content
    /// Whether the row is the title of a group.
    let isHeader: Bool
    let state: UICellConfigurationState

    init(_ content: UITabSidebarItem.Content, isHeader: Bool, state: UICellConfigurationState) {
      self.content = content
      self.isHeader = isHeader
      self.state = state
    }
  }

  /// The tab or the action that the row is of.
  public let content: UITabSidebarItem.Content
  private let isHeader: Bool
  /// The state of the row's cell.
  public internal(set) final var configurationState: UICellConfigurationState
  private var ownContent: (any UIContentConfiguration)?
  private var ownBackground: UIBackgroundConfiguration?
  private var ownAccessories: [UICellAccessory]?

  private init(_ request: UITabSidebarItem.Request) {
    content = request.content
    isHeader = request.isHeader
    configurationState = request.state
    super.init()
  }

  /// A row with the default appearance of a sidebar.
  public convenience init(request: UITabSidebarItem.Request) { self.init(request) }

  /// The row's texts and image. By default those of `defaultContentConfiguration()`.
  open var contentConfiguration: any UIContentConfiguration {
    get { ownContent ?? defaultContentConfiguration() }
    set { ownContent = newValue }
  }

  /// The row's background. By default that of `defaultBackgroundConfiguration()`.
  open var backgroundConfiguration: UIBackgroundConfiguration {
    get { ownBackground ?? defaultBackgroundConfiguration() }
    set { ownBackground = newValue }
  }

  /// Accessories at the row's ends; a group has its chevron in any case. By default the tab's badge.
  open var accessories: [UICellAccessory] {
    get { ownAccessories ?? defaultAccessories }
    set { ownAccessories = newValue }
  }

  private var defaultAccessories: [UICellAccessory] {
    if case .tab(let tab) = content, let badge = tab.badgeValue { [.label(text: badge)] } else { [] }
  }

  /// Title, subtitle and image of the tab or the action, as they look in the present state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var configuration: UIListContentConfiguration
    switch content {
    case .tab(let tab):
      configuration = isHeader ? .sidebarHeader() : tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
      configuration.text = tab.title
      if !isHeader {
        configuration.secondaryText = tab.subtitle
        configuration.image = tab.image
      }
    case .action(let action):
      configuration = .sidebarCell()
      configuration.text = action.title
      configuration.image = action.image
    }
    return configuration.updated(for: configurationState)
  }

  /// The background of a row, as it looks in the present state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (isHeader ? UIBackgroundConfiguration.listHeader() : .listCell()).updated(for: configurationState)
  }
}
