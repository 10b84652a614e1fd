/// The part of a controller's view that bars lie over, at its upper or its lower edge: what `topLayoutGuide` and
/// `bottomLayoutGuide` are. It may be an item of constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far bars reach over the view, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// One of the two guides of a controller. It stands at an edge of the view and is as high as the safe area's inset there.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// The guides of a controller's view, made when they are first asked for.
@MainActor
final class ControllerGuides {
  private unowned let controller: UIViewController
  private var top: BarGuide?
  private var bottom: BarGuide?

  init(_ controller: UIViewController) { self.controller = controller }

  var topGuide: BarGuide { guide(\.top, .barsAbove, "UIViewController-topLayoutGuide") }
  var bottomGuide: BarGuide { guide(\.bottom, .barsBelow, "UIViewController-bottomLayoutGuide") }

  /// Another view, another guide: constraints of the one before ended with its view.
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
