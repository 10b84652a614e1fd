import UIKit

/// The width of an inspector, as set by its views, in points.
struct InspectorWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?

  /// The ideal width, within the limits.
  var length: CGFloat { max(min(ideal, most ?? .infinity), least ?? 0) }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

/// Shows an inspector beside a view, or over it in a narrow window.
private struct InspectorModifier<Panel: View>: ViewModifier {
  /// The default width of an inspector [?].
  private static var usualWidth: CGFloat { 320 }

  @Binding var isPresented: Bool
  let panel: () -> Panel
  @Environment(\.horizontalSizeClass) private var widthClass
  @State private var width: InspectorWidth?

  init(isPresented: Binding<Bool>, panel: @escaping () -> Panel) {
    _isPresented = isPresented
    self.panel = panel
  }

  func body(content: Content) -> some View {
    let isNarrow = widthClass == .compact
    let isBeside = isPresented && !isNarrow
    HStack(spacing: 0) {
      content.frame(maxWidth: isBeside ? .infinity : nil, maxHeight: isBeside ? .infinity : nil)
      if isBeside {
        panel()
          .frame(maxHeight: .infinity, alignment: .top)
          .frame(width: width?.length ?? Self.usualWidth)
          .background(.background)
          .overlay(alignment: .leading) { Divider().ignoresSafeArea() }
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .transition(.move(edge: .trailing))
      }
    }
    .animation(.default, value: isBeside)
    .sheet(isPresented: isNarrow ? $isPresented : .constant(false), content: panel)
  }
}

extension View {
  /// Shows an inspector beside the view while a binding is true, or as a sheet in a narrow window.
  ///
  /// The inspector is at the trailing edge, below the bar of the view's navigation stack, or beside the whole view if
  /// that contains a navigation stack.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content))
  }

  /// The width of the inspector that the view is in, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(ideal: width))
  }

  /// The width of the inspector that the view is in, in points, which stays within limits.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}
