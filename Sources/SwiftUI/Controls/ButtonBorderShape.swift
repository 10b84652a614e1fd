import UIKit

/// The outline of the background of bordered buttons.
///
/// Documentation: `SwiftUI/ButtonBorderShape`.
public struct ButtonBorderShape: InsettableShape, Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// A rounded rectangle with a radius in points; nil for the radius of the control size.
    case rectangle(CGFloat?)
  }
  let kind: Kind
  /// The corner radius if none is specified.
  private var usualRadius = ControlSize.regular.radius
  private var amount: CGFloat = 0

  nonisolated private init(_ kind: Kind) { self.kind = kind }

  /// The default shape for the button's size: round corners.
  nonisolated public static let automatic = ButtonBorderShape(.automatic)
  /// Round ends.
  nonisolated public static let capsule = ButtonBorderShape(.capsule)
  /// A circle around the label.
  nonisolated public static let circle = ButtonBorderShape(.circle)
  /// Round corners.
  nonisolated public static let roundedRectangle = ButtonBorderShape(.rectangle(nil))
  /// Round corners with a radius in points.
  nonisolated public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.rectangle(radius))
  }

  nonisolated public static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool {
    a.kind == b.kind && a.amount == b.amount
  }

  /// The shape of a button of a size.
  func of(_ size: ControlSize) -> ButtonBorderShape {
    var shape = self
    shape.usualRadius = size.radius
    return shape
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: usualRadius).inset(by: amount).path(in: rect)
    case .rectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? usualRadius).inset(by: amount).path(in: rect)
    case .capsule: Capsule().inset(by: amount).path(in: rect)
    case .circle: Circle().inset(by: amount).path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// Makes the content square, for circles.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension View {
  /// Sets the outline of the background of bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}
