extension UICellAccessory {
  /// The look of the chevron that points to further content.
  public struct DisclosureIndicatorOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for grey.
    public var tintColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The look of the chevron that turns, and the taps that turn it.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that is tapped to show or hide the children.
    public enum Style: Sendable {
      /// Like `header` if the item is its section's header, otherwise like `cell`.
      case automatic
      /// A tap anywhere in the cell shows or hides the children; the cell cannot be selected.
      case header
      /// A tap on the chevron toggles the children; a tap elsewhere selects the item.
      case cell
    }

    /// The part of the cell that is tapped to show or hide the children. The default is `automatic`.
    public var style: Style
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for the cell's tint.
    public var tintColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, outlineStyle: style)
    }
  }

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for the cell's tint.
    public var tintColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The options of a control for deletion.
  public struct DeleteOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil, the default, for red.
    public var backgroundColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// The options of a control for insertion.
  public struct InsertOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil, the default, for green.
    public var backgroundColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// The options of a grip.
  public struct ReorderOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for grey.
    public var tintColor: UIColor?
    /// Whether a line divides the grip from accessories before it. The default is true.
    public var showsVerticalSeparator: Bool

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, showsLine: showsVerticalSeparator)
    }
  }

  /// The options of a selection circle.
  public struct MultiselectOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil, the default, for the cell's tint while the item is selected.
    public var backgroundColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the text; nil, the default, for that of secondary labels.
    public var tintColor: UIColor?
    /// The font; that of body text by default.
    public var font: UIFont
    /// Whether the font follows the text size. The default is true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor, font: font,
        adjustsFont: adjustsFontForContentSizeCategory)
    }
  }

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for the cell's tint.
    public var tintColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }

  /// The appearance of a menu's title and chevrons.
  public struct PopUpMenuOptions {
    /// Whether the cell leaves the accessory out. The default is false.
    public var isHidden: Bool
    /// The width of the space in which the accessory is centred. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the symbol; nil, the default, for that of secondary labels.
    public var tintColor: UIColor?

    /// Options of which those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: CellAccessoryLook {
      CellAccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor)
    }
  }
}
