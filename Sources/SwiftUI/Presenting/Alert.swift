import ListCore
import UIKit

/// A message with one or two buttons as a value; the older form of alerts.
///
/// Documentation: `SwiftUI/Alert`.
public struct Alert {
  /// A button of an alert.
  ///
  /// Documentation: `SwiftUI/Alert/Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that runs an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that leaves without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button with the usual word that leaves without a change.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: SystemWord.cancel.text), role: .cancel, action: action)
    }
    /// A button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A message with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A message with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Choices at the lower edge as a value; the older form of confirmation dialogs.
///
/// Documentation: `SwiftUI/ActionSheet`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Choices with a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert as views.
private struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      SwiftUI.Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
    }
  }
}

extension View {
  private func shown(
    _ style: UIAlertController.Style, _ isPresented: Binding<Bool>,
    _ value: (title: Text, message: Text?, buttons: [Alert.Button])?
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, title: value?.title, style: style,
        actions: { AlertButtons(buttons: value?.buttons ?? []) }, message: { value?.message }))
  }

  private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  /// Shows an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return shown(.alert, isPresented, alert.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows an alert for an item while the binding is not nil.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    shown(.alert, isThere(item), item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows choices at the lower edge while a value is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return shown(.actionSheet, isPresented, sheet.map { ($0.title, $0.message, $0.buttons) })
  }

  /// Shows choices at the lower edge for an item while the binding is not nil.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    shown(.actionSheet, isThere(item), item.wrappedValue.map(content).map { ($0.title, $0.message, $0.buttons) })
  }
}
