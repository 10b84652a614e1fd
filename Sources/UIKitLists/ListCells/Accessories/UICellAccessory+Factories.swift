extension UICellAccessory {
  /// A chevron that points to further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.look) }

  /// A chevron that turns when the item's children are shown or hidden.
  ///
  /// A tap calls the handler. Without one, the children are shown or hidden in the section's snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options.look.calling(actionHandler)) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

  /// A control that calls a handler to delete the item. Without one, it opens the item to its trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.look.calling(actionHandler)) }

  /// A control that calls a handler to insert an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.look.calling(actionHandler)) }

  /// A grip by which the item can be dragged to another position, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.look) }

  /// A circle that has a check mark in it while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.look) }

  /// A text at the cell's end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var look = options.look
    look.text = text
    return UICellAccessory(.label, displayed, look)
  }

  /// A button with the letter i, which calls a handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.look.calling(actionHandler)) }

  /// A menu that opens at a tap anywhere in the cell, with the title of its chosen element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var look = options.look
    look.menu = menu
    look.menuHandler = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, displayed, look)
  }

  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      .customView(configuration.customView), displayed, configuration.look, placement: configuration.placement)
  }

  /// The configuration of an app's custom view beside a cell's content.
  public struct CustomViewConfiguration {
    /// The view, which belongs to one cell at a time.
    public let customView: UIView
    /// The side of the content, and the position among the accessories there.
    public let placement: Placement
    /// Whether the cell leaves the view out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the view is centred. The default is the view's own width.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint; nil, the default, leaves it alone.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame. By default, false, it gets the size that it asks for.
    public var maintainsFixedSize: Bool

    /// A custom view with a placement; options that are nil have their defaults.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    fileprivate var look: CellAccessoryLook {
      CellAccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, maintainsSize: maintainsFixedSize)
    }
  }
}

extension CellAccessoryLook {
  fileprivate func calling(_ handler: UICellAccessory.ActionHandler?) -> CellAccessoryLook {
    var look = self
    look.handler = handler
    return look
  }
}
