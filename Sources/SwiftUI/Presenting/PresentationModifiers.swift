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
  /// The default: the content behind does not respond.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// The content behind responds, at each height of the sheet.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// The content behind responds up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .through(detent))
  }
  /// The content behind does not respond.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// Whether a drag within a sheet's content first scrolls the content or first enlarges the sheet.
///
/// Documentation: `SwiftUI/PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  /// The default: dragging resizes the sheet first.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(scrolls: nil) }
  /// A drag first enlarges the sheet.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(scrolls: false) }
  /// A drag scrolls the content.
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
    // The value is read here, so that the body is evaluated again and the sheet follows the value.
    let _ = selection.wrappedValue
    return preference(
      key: PresentationPreferenceKey.self, value: PresentationPreference(detents: detents, selection: selection))
  }

  /// Shows or hides the grabber of the view's sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(indicator: visibility))
  }

  /// The radius of the corners of the sheet that the view is in, in points; nil for the usual one.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(cornerRadius: cornerRadius))
  }

  /// Prevents the user from dismissing the view's sheet by a drag or by a tap outside of it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(isDismissDisabled: isDisabled))
  }

  /// The form that the view's presentation takes in a narrow window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(adaptation: adaptation.kind))
  }

  /// Fills the background of the view's presentation with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Shows views as the background of the view's presentation.
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

  /// Whether a drag within the content of the view's sheet first scrolls the content or first enlarges the sheet.
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
