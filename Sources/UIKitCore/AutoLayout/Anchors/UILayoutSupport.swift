/// The part of a controller's view that bars cover at its upper or lower edge: the type of `topLayoutGuide` and
/// `bottomLayoutGuide`. Constraints may refer to it.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The upper end of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower end of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part, as a length for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// One of the two guides of a controller: at the upper or lower edge of the view, as high as the safe area's inset
/// there.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// The guides of a controller's view, made on first use.
@MainActor
final class ControllerGuides {
  private unowned let controller: UIViewController
  private var top: BarGuide?
  private var bottom: BarGuide?

  init(_ controller: UIViewController) { self.controller = controller }

  var topGuide: BarGuide { guide(\.top, .barsAbove, "UIViewController-topLayoutGuide") }
  var bottomGuide: BarGuide { guide(\.bottom, .barsBelow, "UIViewController-bottomLayoutGuide") }

  /// The guide for the present view. A new view needs a new guide, because the constraints on the old one ended with
  /// its view.
  private func guide(
    _ path: ReferenceWritableKeyPath<ControllerGuides, BarGuide?>, _ rule: LayoutGuideRule, _ identifier: String
  ) -> BarGuide {
    let view = controller.hostedView.loaded()
    if let known = self[keyPath: path], known.owningView === view { return known }
    let made = BarGuide(part: LayoutGuidePart(rule: rule))
    made.identifier = identifier
    made.part.owner = view
    self[keyPath: path] = made
    return made
  }
}
