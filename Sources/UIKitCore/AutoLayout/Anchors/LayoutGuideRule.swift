/// The part of its view that a system guide follows.
enum LayoutGuideRule {
  case margins, safeArea, readableWidth
  /// The areas at the upper and lower edge that bars cover.
  case barsAbove, barsBelow
  /// The area that a keyboard on the screen covers.
  case keyboard
  /// The content of a scroll view, and its visible part.
  case scrollContent, scrollFrame

  /// Longer lines are hard to read: the readable width at the default text size, in points. [C]
  static let greatestReadableWidth: CGFloat = 672

  /// Whether the guide changes with its view's margins, or with the safe area.
  var followsMargins: Bool {
    switch self {
    case .margins, .safeArea, .readableWidth, .barsAbove, .barsBelow, .keyboard: true
    case .scrollContent, .scrollFrame: false
    }
  }

  /// The guide's rectangle in its view's coordinates, for the view's present state.
  @MainActor
  func frame(in view: UIView) -> CGRect {
    switch self {
    case .margins: return area(of: view).inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .barsAbove:
      return CGRect(x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: view.safeAreaInsets.top)
    case .barsBelow:
      let height = view.safeAreaInsets.bottom
      return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .readableWidth:
      let margins = view.bounds.inset(by: view.layoutMargins)
      return margins.insetBy(dx: max(0, (margins.width - Self.greatestReadableWidth) / 2), dy: 0)
    case .keyboard:
      let height = view.viewState.constraints?.keyboardGuide.coveredHeight(of: view) ?? 0
      return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .scrollContent: return area(of: view)
    case .scrollFrame: return view.bounds
    }
  }

  /// The area from which margins are measured: the content of a scroll view, the bounds of any other view.
  @MainActor
  private func area(of view: UIView) -> CGRect {
    view.scrolledContentSize.map { CGRect(origin: .zero, size: $0) } ?? view.bounds
  }
}
