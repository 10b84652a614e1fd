import Foundation

extension TextField where Label == Text {
  /// A field for a value as a formatter writes and reads it.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(text: formatter.text(of: value), prompt: prompt, label: Text(titleKey), writesValue: true)
  }

  /// A field for a value as a formatter writes and reads it.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(text: formatter.text(of: value), prompt: prompt, label: Text(title), writesValue: true)
  }

  /// A field for a value that a formatter converts. It reports when editing begins and ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField {
  /// A field for a value as a formatter writes and reads it, with a label.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: formatter.text(of: value), prompt: prompt, label: label(), writesValue: true)
  }
}

extension Formatter {
  /// The value as text. Invalid text leaves the value unchanged [D].
  fileprivate func text<V>(of value: Binding<V>) -> Binding<String> {
    Binding(
      get: { self.string(for: value.wrappedValue) ?? "" },
      set: { if let new = self.value(of: $0, V.self) { value.wrappedValue = new } })
  }

  /// The value of a text. Foundation's formatters have no common method for this here, so number and date formatters
  /// are handled one by one.
  private func value<V>(of text: String, _ type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let forms: [Any] = [
        number.doubleValue, number.intValue, CGFloat(number.doubleValue), number.floatValue, number.decimalValue,
        number,
      ]
      return forms.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}
