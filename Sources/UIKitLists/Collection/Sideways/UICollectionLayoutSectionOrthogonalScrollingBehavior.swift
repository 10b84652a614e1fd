import ListCore

/// How the content of a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not: the section is laid out along the layout's direction.
  case none = 0
  /// It stops anywhere.
  case continuous = 1
  /// It stops with the leading edge of a group at that of the section.
  case continuousGroupLeadingBoundary = 2
  /// It stops on multiples of the section's length without its insets, one page a flick.
  case paging = 3
  /// It stops with the leading edge of a group at that of the section, one group a flick.
  case groupPaging = 4
  /// It stops with a group in the middle of the section, one group a flick.
  case groupPagingCentered = 5

  /// The rule by which a row comes to rest; nil for sections that do not scroll.
  var rowBehavior: SidewaysRow.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
