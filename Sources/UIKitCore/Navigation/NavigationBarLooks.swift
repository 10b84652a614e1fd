/// Which of the appearances of a bar and its item is in force.
@MainActor
struct NavigationBarLooks {
  /// Titles, buttons and background.
  let appearance: UINavigationBarAppearance
  /// Whether the background is hidden: the content is at its edge, and the app set no appearance for that.
  let hidesBackground: Bool
  /// The appearances whose changes change the look of the bar.
  let candidates: [UINavigationBarAppearance]

  init(bar: UINavigationBar, item: UINavigationItem?, isAtScrollEdge: Bool) {
    let isCompact = bar.traitCollection.verticalSizeClass == .compact
    let plain = item?.standardAppearance ?? bar.standardAppearance
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    let compact = isCompact ? item?.compactAppearance ?? bar.compactAppearance : nil
    let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance : nil
    let standard = compact ?? plain
    let atEdge = compactEdge ?? edge
    appearance = isAtScrollEdge ? atEdge ?? standard : standard
    hidesBackground = isAtScrollEdge && atEdge == nil
    candidates = [standard] + (atEdge.map { [$0] } ?? [])
  }
}
