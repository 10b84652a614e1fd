import Foundation
import UIKit

/// A label, and a value or control that belongs to it.
///
/// Documentation: `SwiftUI/LabeledContent`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label, and the content at the other side.
  public var body: some View { LabeledRow(label: label, content: content) }
}

private struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Content with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Two texts.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Two texts.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A text, and a value as a style writes it.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A text, and a value as a style writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The label and content that a style shows.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// Labelled content as a style sees it.
///
/// Documentation: `SwiftUI/LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The view that names the content.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The value or control that belongs to the label.
  public struct Content: View {
    let view: AnyView
    /// The value or control.
    public var body: some View { view }
  }

  /// The view that names the content.
  public let label: Label
  /// The value or control that belongs to the label.
  public let content: Content
}

/// The appearance of labels with values.
///
/// Documentation: `SwiftUI/LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Labelled content as the style sees it.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: the label, and the fainter content at the other side.
///
/// Documentation: `SwiftUI/AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The usual look.
  public init() {}
  /// The label, and the content at the other side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, isStackable: true) {
      configuration.content.environment(\.foregroundStyle, AnyShapeStyle(ofContainer: .secondary))
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual look.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The style of labelled content in an environment.
typealias AnyLabeledContentStyle = StyleBox<LabeledContentStyleConfiguration>

extension EnvironmentValues {
  private struct LabeledContentStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabeledContentStyle(name: "automatic") {
      AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0))
    }
  }
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels with values in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentStyle,
      AnyLabeledContentStyle(S.self) {
        AnyView(style.makeBody(configuration: $0))
      })
  }
}
