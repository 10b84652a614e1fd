import UIKit

/// The parts of a view's geometry that another view takes.
///
/// Documentation: `SwiftUI/MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The last frames of the views that share an id, by id and namespace.
@MainActor
final class MatchedFrames {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private var frames: [Key: CGRect] = [:]

  /// The frame, in the window, of the view that is the source; if it is gone, its last frame.
  func frame(_ key: Key) -> CGRect? { frames[key] }
  func note(_ frame: CGRect, _ key: Key) { frames[key] = frame }
}

struct MatchedModifier: WrappingModifier {
  typealias Body = Never
  let key: MatchedFrames.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> MatchedLayoutNode {
    MatchedLayoutNode(content, node.graph)
  }

  func update(_ wrapper: MatchedLayoutNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.matched = self
    return false
  }
}

/// An element that takes the frame of another one with the same id, or starts from it when it appears in an animated change.
final class MatchedLayoutNode: ContainedNode {
  var matched: MatchedModifier?

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    guard let matched else { return super.render(pass, at: origin) }
    let own = CGRect(origin: origin, size: frame.size)
    let frames = graph.matchedFrames
    if !matched.isSource, let source = frames.frame(matched.key) {
      let target = matched.target(pass.container.convert(source, from: nil), own)
      fill(target, pass)
    } else {
      // A view that appears starts from the frame of the previous one.
      if view.superview !== pass.container, pass.animation != nil, let start = frames.frame(matched.key) {
        let first = matched.target(pass.container.convert(start, from: nil), own)
        pass.begin(view, first)
      }
      fill(own, pass)
    }
    let key = matched.key
    guard matched.isSource else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.view.window != nil, let outer = self.view.superview else { return }
      self.graph.matchedFrames.note(outer.convert(own, to: nil), key)
    }
  }

  private func fill(_ rect: CGRect, _ pass: RenderPass) {
    view.isMirrored = pass.isMirrored
    show(pass, rect)
    // The element inside keeps the size that it chose; if the size differs, it fills the view.
    if rect.size != frame.size, let only = view.subviews.first, view.subviews.count == 1 {
      only.frame = CGRect(origin: .zero, size: rect.size)
    }
  }
}

extension MatchedModifier {
  fileprivate func target(_ source: CGRect, _ own: CGRect) -> CGRect {
    let size = properties.contains(.size) ? source.size : own.size
    guard properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
    let point = CGPoint(x: source.minX + source.width * anchor.x, y: source.minY + source.height * anchor.y)
    return CGRect(
      origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
  }
}

extension View {
  /// Synchronises the geometry of views with the same id in a namespace: a view that appears in an animated change
  /// starts from the frame of the previous one, and a view that is not a source takes the source's frame.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(
        key: MatchedFrames.Key(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
