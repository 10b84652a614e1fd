/// The lines above and below the items of a list section.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Sendable {
    /// The list decides by the item's place in its section and by its appearance.
    case automatic
    /// The line is shown.
    case visible
    /// The line is not shown.
    case hidden
  }

  /// Insets that let the list decide each edge by the item's content: the line begins at the content's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  /// The value of an edge that the list decides [?].
  private static let automatic = CGFloat.greatestFiniteMagnitude

  /// Whether there is a line above an item. The default is `automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below an item. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distance of the line above from the item's edges, in points. The default is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The distance of the line below from the item's edges, in points. The default is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines; that of separators by default.
  public var color = UIColor.separator
  /// The colour of the lines of items in a selection of several. [?] That of separators by default.
  public var multipleSelectionColor = UIColor.separator
  /// An effect of the separators on the views behind them; nil, the default, for none.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list with an appearance. The list itself decides where they are by its appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Configurations are equal if all values are; an effect equals itself alone.
  public static func == (first: Self, second: Self) -> Bool {
    first.topSeparatorVisibility == second.topSeparatorVisibility
      && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
      && first.topSeparatorInsets == second.topSeparatorInsets
      && first.bottomSeparatorInsets == second.bottomSeparatorInsets && first.color == second.color
      && first.multipleSelectionColor == second.multipleSelectionColor && first.visualEffect === second.visualEffect
  }

  /// Combines the visibilities and the colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }

  /// Replaces the automatic edges of insets by the list's own.
  /// - Parameter automatic: the list's own insets.
  static func resolved(
    _ insets: NSDirectionalEdgeInsets, automatic: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    var resolved = insets
    if resolved.leading == Self.automatic { resolved.leading = automatic.leading }
    if resolved.trailing == Self.automatic { resolved.trailing = automatic.trailing }
    if resolved.top == Self.automatic { resolved.top = automatic.top }
    if resolved.bottom == Self.automatic { resolved.bottom = automatic.bottom }
    return resolved
  }
}
