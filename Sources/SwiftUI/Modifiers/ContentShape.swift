import UIKit

/// Purposes of the shape of a view's content.
///
/// Documentation: `SwiftUI/ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Purposes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the view receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the view in the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}

extension View {
  /// The shape in which the view receives touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The shape of the view's content for some purposes.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      ContainedModifier { view, _ in
        view.touchShape = kind.contains(.interaction) ? shape : nil
        view.previewShape = kind.contains(.contextMenuPreview) ? shape : nil
      })
  }
}

extension LayoutNode {
  /// The outline of the element in the preview of a context menu, as set by its modifiers; nil for its bounds.
  var previewShape: (any Shape)? {
    var element = self
    while let wrapper = element as? WrappingLayoutNode {
      if let shape = (wrapper as? ContainedNode)?.view.previewShape { return shape }
      element = wrapper.content
    }
    return nil
  }
}
