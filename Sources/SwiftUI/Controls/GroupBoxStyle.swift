import UIKit

/// The appearance of boxes of views.
///
/// Documentation: `SwiftUI/GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box's view.
  associatedtype Body: View
  /// A box as the style sees it.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box of views as a style sees it.
///
/// Documentation: `SwiftUI/GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The label.
  ///
  /// Documentation: `SwiftUI/GroupBoxStyleConfiguration/Label-swift.struct`.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The views in the box.
  ///
  /// Documentation: `SwiftUI/GroupBoxStyleConfiguration/Content-swift.struct`.
  public struct Content: View {
    let view: AnyView
    /// The views in the box.
    public var body: some View { view }
  }

  /// The label; empty for a box without one.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// A rounded background with the label above the views.
///
/// Documentation: `SwiftUI/DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The usual look.
  public init() {}
  /// The label above the views on a rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private struct GroupBoxStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox<GroupBoxStyleConfiguration>(name: "automatic") {
      AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0))
    }
  }
  var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, StyleBox(S.self) { AnyView(style.makeBody(configuration: $0)) })
  }
}
