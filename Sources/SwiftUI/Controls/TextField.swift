import Foundation
import UIKit

/// A field for a text.
///
/// Documentation: `SwiftUI/TextField`.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// The direction in which text that does not fit scrolls.
  var axis = Axis.horizontal
  /// Whether the text represents a value, such as a number, which can be written in several ways.
  var writesValue = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  @Environment(\.textFieldStyle) private var style
  @Environment(\.commandPlace) private var place

  init(text: Binding<String>, prompt: Text?, label: Label, axis: Axis = .horizontal, writesValue: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.writesValue = writesValue
  }

  /// The field in the style of its environment; in alerts the alert's own field.
  public var body: some View {
    if place == .alert {
      CommandView(Command(kind: .field(text, isSecure: false)), label: prompt ?? (label as? Text) ?? Text(verbatim: ""))
    } else if axis == .vertical {
      GrowingFieldView(
        text: text, title: label as? Text, prompt: prompt ?? label as? Text, onEditingChanged: onEditingChanged
      )
      .modifier(FieldFrame(style: style, axis: axis))
    } else {
      TextFieldView(
        text: text, title: label as? Text, prompt: prompt ?? label as? Text, isSecure: false, writesValue: writesValue,
        onEditingChanged: onEditingChanged, onCommit: onCommit
      )
      .modifier(FieldFrame(style: style))
    }
  }
}

extension TextField where Label == Text {
  /// A field for a text, with a prompt that is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }
  /// A field for a text, with a prompt that is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
  /// A text field that reports when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  /// A field for a text that scrolls along an axis if it does not fit. Along the vertical axis the field first grows
  /// with its text, as far as the line limit allows, and the return key begins a new line.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), axis: axis)
  }
  /// A field for a text that scrolls along an axis if it does not fit.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(title), axis: axis)
  }
  /// A field for a value as a style writes and reads it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value), prompt: prompt, label: Text(titleKey), writesValue: true)
  }
  /// A field for a value as a style writes and reads it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value), prompt: prompt, label: Text(title), writesValue: true)
  }
  /// A field for an optional value that a format style converts: the text is empty for nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(ofOptional: value), prompt: prompt, label: Text(titleKey), writesValue: true)
  }
  /// A field for an optional value that a format style converts: the text is empty for nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(ofOptional: value), prompt: prompt, label: Text(title), writesValue: true)
  }
}

extension TextField {
  /// A field for a text, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
  /// A field for a text that scrolls along an axis if it does not fit, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), axis: axis)
  }
  /// A field for a value as a style writes and reads it, with a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value), prompt: prompt, label: label(), writesValue: true)
  }
  /// A field for an optional value that a format style converts, with a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: format.text(ofOptional: value), prompt: prompt, label: label(), writesValue: true)
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value as text. Invalid text leaves the value unchanged [D].
  fileprivate func text(of value: Binding<FormatInput>) -> Binding<String> {
    Binding(
      get: { format(value.wrappedValue) },
      set: { if let new = try? parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  fileprivate func text(ofOptional value: Binding<FormatInput?>) -> Binding<String> {
    Binding(
      get: { value.wrappedValue.map(format) ?? "" },
      set: {
        if $0.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? parseStrategy.parse($0) {
          value.wrappedValue = new
        }
      })
  }
}
