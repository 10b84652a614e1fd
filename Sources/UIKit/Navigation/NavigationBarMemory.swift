/// What a navigation bar remembers of a screen, so that it looks the same when the screen comes back.
struct NavigationBarMemory {
  /// How far the content's top stands below the row of title and buttons, in points; nil until it has moved.
  var distance: Double?
  /// Whether the screen has a large title.
  var showsLargeTitle = false
}
