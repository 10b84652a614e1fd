import UIKit

/// Whether the content behind a presentation responds to the user.
///
/// Documentation: `SwiftUI/PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic, enabled, disabled
    case through(PresentationDetent)
  }
  let kind: Kind
  /// The default: it does not.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// It can, at each height.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// It can up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .through(detent))
  }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// Whether a drag in content of a sheet scrolls it, or makes the sheet larger at first.
///
/// Documentation: `SwiftUI/PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  /// The default: dragging resizes the sheet first.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(scrolls: nil) }
  /// The sheet becomes larger at first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(scrolls: false) }
  /// The content is scrolled.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(scrolls: true) }
}

extension View {
  /// The heights at which the sheet that the view is in rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(detents: detents))
  }

  /// The heights at which the view's sheet can rest, and the selected one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // The value is read here, so that the sheet follows it.
    let _ = selection.wrappedValue
    return preference(
      key: PresentationPreferenceKey.self, value: PresentationPreference(detents: detents, selection: selection))
  }

  /// Whether the sheet that the view is in shows a grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(indicator: visibility))
  }

  /// The radius of the corners of the sheet that the view is in, in points; nil for the usual one.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(cornerRadius: cornerRadius))
  }

  /// Prevents the user from dismissing the view's sheet by a drag or a tap beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(isDismissDisabled: isDisabled))
  }

  /// The form of the presentation that the view is in where the window is narrow.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(adaptation: adaptation.kind))
  }

  /// Fills the ground of the presentation that the view is in with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Shows views as the ground of the presentation that the view is in.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = Color.clear.overlay(alignment: alignment, content: content).ignoresSafeArea()
    return modifier(PresentationBackgroundModifier(background: AnyView(ground)))
  }

  /// Whether the content behind the view's presentation responds to the user.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(interaction: interaction))
  }

  /// Whether a drag in content of the sheet that the view is in scrolls it, or makes the sheet larger at first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(scrollsContent: behavior.scrolls))
  }
}

private struct PresentationBackgroundModifier: ViewModifier {
  let background: AnyView
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.preference(
      key: PresentationPreferenceKey.self,
      value: PresentationPreference(background: AnyView(InheritedView(around: environment, content: background))))
  }
}
