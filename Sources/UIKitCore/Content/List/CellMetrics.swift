/// The numbers of the built-in cells, in points.
package enum CellMetrics {
  /// The frame of a cell before a table view places it [M].
  package static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)
  /// The minimum height of a row [D].
  package static let minimumHeight: CGFloat = 44
  /// The space above and below the text of a row that is taller than the minimum height [M].
  package static let verticalMargin: CGFloat = 11
  /// Before and after the content [M]; in tables at least `wideTableWidth` wide `wideSideMargin` [C].
  package static let sideMargin: CGFloat = 16
  package static let wideSideMargin: CGFloat = 20
  package static let wideTableWidth: CGFloat = 414
  /// Between picture and text [M].
  package static let imageToText: CGFloat = 16
  /// Between text and subtitle [M].
  package static let textToSubtitle: CGFloat = 3
  /// The minimum distance between text and value [M].
  package static let textToValue: CGFloat = 8
  /// The width of the name column in style `value2` [C], and the gap after it [?].
  package static let nameColumn: CGFloat = 91
  package static let nameToValue: CGFloat = 6
  /// Between content and accessory [M].
  package static let contentToAccessory: CGFloat = 8
  /// The chevron [M], the check mark [?], the detail button [?].
  static let chevronSize = CGSize(width: 8, height: 13)
  static let checkmarkSize = CGSize(width: 15, height: 13)
  package static let detailButtonSize = CGSize(width: 22, height: 22)
  /// Between detail button and chevron [?].
  package static let detailToChevron: CGFloat = 12
  /// The duration in seconds in which a selection fades out, and in if its appearance is animated [?].
  package static let deselectionDuration = 0.3
  /// The diameter of the round control in edit mode; together with its margin it moves the content by 38 points [C].
  static let editControlSize: CGFloat = 22
  /// The lines of the grip [?].
  static let gripSize = CGSize(width: 22, height: 12)
  /// The duration of the animation that shows or hides the editing controls, in seconds [?].
  package static let editingDuration = 0.3
}
