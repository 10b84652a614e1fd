/// Which of the appearances of a toolbar is in force.
@MainActor
struct ToolbarLooks {
  /// Background and buttons.
  let appearance: UIToolbarAppearance
  /// Whether the background is hidden: the content's end is at the bar, and the app set no appearance for that [D].
  let hidesBackground: Bool
  /// The appearances whose changes change the look of the bar.
  let candidates: [UIToolbarAppearance]

  init(bar: UIToolbar, isAtScrollEdge: Bool) {
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let standard = (isCompact ? bar.compactAppearance : nil) ?? bar.standardAppearance
    let edge = (isCompact ? bar.compactScrollEdgeAppearance : nil) ?? bar.scrollEdgeAppearance
    appearance = isAtScrollEdge ? edge ?? standard : standard
    hidesBackground = isAtScrollEdge && edge == nil && bar.isTranslucent
    candidates = [standard] + (edge.map { [$0] } ?? [])
  }
}
