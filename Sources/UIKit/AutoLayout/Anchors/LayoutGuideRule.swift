/// What a system guide follows in its view.
enum LayoutGuideRule {
  case margins, safeArea, readableWidth
  /// The parts at the upper and the lower edge that bars lie over.
  case barsAbove, barsBelow
  /// The room that a keyboard on the screen leaves free ends where this begins.
  case keyboard
  /// What a scroll view scrolls, and the part of it that is seen.
  case scrollContent, scrollFrame

  /// Lines longer than this are hard to read: the readable width at the default text size, in points. [C]
  static let greatestReadableWidth: CGFloat = 672

  /// Whether the guide changes with its view's margins, or with the safe area.
  var followsMargins: Bool {
    switch self {
    case .margins, .safeArea, .readableWidth, .barsAbove, .barsBelow, .keyboard: true
    case .scrollContent, .scrollFrame: false
    }
  }

  /// The guide's rectangle in its view's coordinates, as the view stands now.
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

  /// What a scroll view's margins are kept from is its content, of any other view the view itself.
  @MainActor
  private func area(of view: UIView) -> CGRect {
    (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? view.bounds
  }
}
