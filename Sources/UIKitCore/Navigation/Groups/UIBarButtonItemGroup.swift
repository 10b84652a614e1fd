/// Items of a navigation bar that belong together. Where a bar has not enough room for them, the group's representative
/// item is shown in their place, or they are elements of the bar's overflow menu.
///
/// An item is in one group at a time: a group takes it out of another.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Whether the bar shows the group although the user did not ask for it.
  private(set) final var isInDefaultCustomization = true
  /// The screen that has the group.
  final weak var owner: UINavigationItem?

  /// A group of items, with the item that is shown where the bar has no space for them; nil for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    take(barButtonItems)
  }

  private convenience init(_ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, isInDefault: Bool) {
    self.init(barButtonItems: items, representativeItem: representativeItem)
    isInDefaultCustomization = isInDefault
  }

  /// A group that stays where it is in the bar.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, isInDefault: true) }

  /// A group that users may move but not remove. There is no screen here on which they do, so it stays in its place.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(items, representativeItem, isInDefault: true) }

  /// A group that users may add and remove. There is no screen here on which they do: the bar shows it if it is in the
  /// default customization, else it is in the overflow menu if it is always available.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, isInDefault: isInDefaultCustomization)
  }

  /// The items, from the leading one.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      take(barButtonItems)
      changed()
    }
  }

  /// The item that is shown in place of `barButtonItems`, to which it does not belong, where the bar has no space for
  /// them; nil for none. A tap on it opens a menu of the items, unless it has an action or a menu of its own.
  open var representativeItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// Whether the group is in the overflow menu if the bar does not show it otherwise; false by default.
  open var alwaysAvailable = false {
    didSet { changed() }
  }

  /// Whether the group is left out of the bar and of the overflow menu; false by default.
  open var isHidden = false {
    didSet { changed() }
  }

  /// The element of the overflow menu for the group; nil, the default, for elements of its items.
  @NSCopying open var menuRepresentation: UIMenuElement? {
    didSet { changed() }
  }

  /// Whether the bar shows the representative item now.
  open internal(set) var isDisplayingRepresentativeItem = false

  private func take(_ items: [UIBarButtonItem]) {
    for item in items where item.buttonGroup !== self {
      item.buttonGroup?.barButtonItems.removeAll { $0 === item }
      item.buttonGroup = self
    }
  }

  private func changed() { owner?.groupDidChange() }
}

/// The items of one end of a navigation bar: a list of them, or groups.
@MainActor
struct BarItemSection {
  private(set) var items: [UIBarButtonItem]?
  private(set) var groups: [UIBarButtonItemGroup] = []

  init(items: [UIBarButtonItem]? = nil) { self.items = items }
  init(groups: [UIBarButtonItemGroup]) { self.groups = groups }
}
