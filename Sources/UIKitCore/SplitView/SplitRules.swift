/// Which arrangement a split view has, from the preferences of the app and the size of the window.
struct SplitRules: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// The value of widths that the app does not choose.
  static let automatic = -CGFloat.greatestFiniteMagnitude
  /// The width of the primary and of the supplementary column, in points [C].
  static let columnWidth: CGFloat = 320
  /// The minimum width of a secondary column beside two others, in points [?].
  static let leastSecondaryWidth: CGFloat = 400

  /// The preferred width of a column, in points; `automatic` for none.
  struct Width: Equatable {
    var width = SplitRules.automatic
    var fraction = SplitRules.automatic
    var minimum = SplitRules.automatic
    var maximum = SplitRules.automatic

    func resolved(in total: CGFloat) -> CGFloat {
      var result = SplitRules.columnWidth
      if fraction != SplitRules.automatic { result = fraction * total }
      if width != SplitRules.automatic { result = width }
      if maximum != SplitRules.automatic { result = min(result, maximum) }
      if minimum != SplitRules.automatic { result = max(result, minimum) }
      return min(max(0, result), total).rounded()
    }
  }

  var mode = Mode.automatic
  var behavior = Behavior.automatic
  var edge = UISplitViewController.PrimaryEdge.leading
  var primary = Width()
  var supplementary = Width()

  /// The way in which the secondary column makes space. If the app prefers an arrangement, that determines it [C].
  func behavior(in size: CGSize, isTriple: Bool) -> Behavior {
    if behavior != .automatic { return behavior == .displace && !isTriple ? .tile : behavior }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return isTriple ? .displace : .tile
    case .automatic, .secondaryOnly: break
    }
    // [C] A tablet on its side has space for columns beside one another.
    guard size.width > size.height else { return .overlay }
    guard isTriple else { return .tile }
    let rest = size.width - primary.resolved(in: size.width) - supplementary.resolved(in: size.width)
    return rest >= Self.leastSecondaryWidth ? .tile : .displace
  }

  /// The arrangements of a behaviour, from few columns to many [D].
  static func modes(of behavior: Behavior, isTriple: Bool) -> [Mode] {
    switch behavior {
    case .automatic, .tile:
      [.secondaryOnly, .oneBesideSecondary] + (isTriple ? [.twoBesideSecondary] : [])
    case .overlay: [.secondaryOnly, .oneOverSecondary] + (isTriple ? [.twoOverSecondary] : [])
    case .displace: [.secondaryOnly, .oneBesideSecondary] + (isTriple ? [.twoDisplaceSecondary] : [])
    }
  }

  /// The arrangement while the user has chosen none.
  func mode(in size: CGSize, isTriple: Bool) -> Mode {
    let behavior = behavior(in: size, isTriple: isTriple)
    let modes = Self.modes(of: behavior, isTriple: isTriple)
    if modes.contains(mode) { return mode }
    return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns there are besides the secondary one.
  var leadCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

/// The frames of the columns of a split view. Hidden ones are outside, at the edge from which they appear.
struct SplitLayout: Equatable {
  private(set) var primary = CGRect.zero
  private(set) var supplementary = CGRect.zero
  private(set) var secondary = CGRect.zero

  init() {}

  /// - Parameter isTrailing: whether the primary column is at the right.
  init(
    _ mode: UISplitViewController.DisplayMode, bounds: CGRect, primary: CGFloat, supplementary: CGFloat?,
    isTrailing: Bool
  ) {
    let (width, height) = (bounds.width, bounds.height)
    let second = supplementary ?? 0
    // The width that the columns at the leading edge cover of the view.
    let lead: CGFloat =
      switch mode.leadCount {
      case 0: 0
      case 1: supplementary ?? primary
      default: primary + second
      }
    let start = lead - primary - second
    self.primary = CGRect(x: start, y: 0, width: primary, height: height)
    self.supplementary = CGRect(x: start + primary, y: 0, width: second, height: height)
    if mode.isOverlay {
      secondary = CGRect(x: 0, y: 0, width: width, height: height)
    } else if mode == .twoDisplaceSecondary {
      secondary = CGRect(x: lead, y: 0, width: max(0, width - second), height: height)
    } else {
      secondary = CGRect(x: lead, y: 0, width: max(0, width - lead), height: height)
    }
    self.primary = placed(self.primary, bounds, isTrailing)
    self.supplementary = placed(self.supplementary, bounds, isTrailing)
    secondary = placed(secondary, bounds, isTrailing)
  }

  private func placed(_ frame: CGRect, _ bounds: CGRect, _ isTrailing: Bool) -> CGRect {
    let x = isTrailing ? bounds.width - frame.maxX : frame.minX
    return CGRect(x: bounds.minX + x, y: bounds.minY + frame.minY, width: frame.width, height: frame.height)
  }
}
