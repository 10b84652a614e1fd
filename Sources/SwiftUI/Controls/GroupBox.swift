import UIKit

/// Views in a box with a label above them.
///
/// Documentation: `SwiftUI/GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Views in a box with a label above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views in a box with a label above them.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box as the style of the surroundings shows it.
  public var body: some View {
    let (label, content) = (self.label, self.content)
    if let label = label as? GroupBoxStyleConfiguration.Label,
      let content = content as? GroupBoxStyleConfiguration.Content
    {
      DefaultGroupBoxStyle().makeBody(configuration: GroupBoxStyleConfiguration(label: label, content: content))
    } else {
      style.make(
        GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, in the default style, so that a style can extend it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Views in a box with a text above them.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Views in a box with a text above them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
