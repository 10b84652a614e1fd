/// The kind of list that contains an interface.
public enum UIListEnvironment: Int, Sendable {
  /// Not specified: the value of another trait collection, or of the environment, is used.
  case unspecified = 0
  /// The interface is not in a list.
  case none = 1
  /// A list whose rows span its width, as in ``UITableView/Style/plain``.
  case plain = 2
  /// A list with groups that span its width.
  case grouped = 3
  /// A list with groups in rounded boxes, inset from the list's edges.
  case insetGrouped = 4
  /// A list in a sidebar, with groups.
  case sidebar = 5
  /// A list in a sidebar, without groups.
  case sidebarPlain = 6
}
