/// The appearance of forms.
///
/// Documentation: `SwiftUI/FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of a form's view.
  associatedtype Body: View
  /// A form as the style sees it.
  typealias Configuration = FormStyleConfiguration
  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as a style sees it.
///
/// Documentation: `SwiftUI/FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The views of the form.
  ///
  /// Documentation: `SwiftUI/FormStyleConfiguration/Content-swift.struct`.
  public struct Content: View {
    let view: AnyView
    /// The views of the form.
    public var body: some View { view }
  }

  /// The views of the form.
  public let content: Content
}

/// Rows in groups, as everywhere on iOS.
///
/// Documentation: `SwiftUI/AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// The usual look.
  public init() {}
  /// Rows in groups.
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in groups.
///
/// Documentation: `SwiftUI/GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Rows in groups.
  public init() {}
  /// Rows in groups.
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: rows in groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column, and their controls in another. Controls begin at a common vertical line, as do views without a
/// label. The form is as high as its views and does not scroll.
///
/// Documentation: `SwiftUI/ColumnsFormStyle`.
public struct ColumnsFormStyle: FormStyle {
  /// Labels and controls in columns.
  public init() {}
  /// Labels and controls in columns.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout { configuration.content }.environment(\.isInFormColumns, true)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, and their controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Views of a form in a collection view, a row each.
struct FormRows<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RowsNode(view.value, inputs, content: \.content, usual: { _ in .insetGrouped }))
  }
}

extension EnvironmentValues {
  private struct FormStyleKey: EnvironmentKey { static var defaultValue: StyleBox<FormStyleConfiguration>? { nil } }
  /// The style of forms; nil for the default style.
  var formStyle: StyleBox<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms in the view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, StyleBox(S.self) { AnyView(style.makeBody(configuration: $0)) })
  }
}
