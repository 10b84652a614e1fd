/// The state of a navigation bar for one screen, so that it looks the same when the screen returns.
struct NavigationBarMemory {
  /// How far the content's top is below the row of title and buttons, in points; nil until it has moved.
  var distance: Double?
  /// Whether the screen has a large title.
  var showsLargeTitle = false
}
