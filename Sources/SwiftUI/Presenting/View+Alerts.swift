import Foundation
import UIKit

extension View {
  private func message<A: View, M: View>(
    _ title: Text?, _ style: UIAlertController.Style, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(isPresented: isPresented, title: title, style: style, actions: actions, message: message))
  }

  private func message<T, A: View, M: View>(
    _ title: Text?, _ style: UIAlertController.Style, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> some View {
    // Nothing is shown while there are no data; the binding keeps its value.
    let isShown = Binding<Bool>(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return self.message(title, style, isShown, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(title, .alert, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(title, .alert, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true and the value is not nil.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(title, .alert, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value, while a binding is true and the value is not nil.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(title, .alert, isPresented, data, actions, message)
  }

  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(Text(titleKey), .alert, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(Text(titleKey), .alert, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true and the value is not nil.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(Text(titleKey), .alert, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value, while a binding is true and the value is not nil.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(Text(titleKey), .alert, isPresented, data, actions, message)
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(Text(title), .alert, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(Text(title), .alert, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true and the value is not nil.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(Text(title), .alert, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value, while a binding is true and the value is not nil.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(Text(title), .alert, isPresented, data, actions, message)
  }

  /// Shows actions at the lower edge while a value is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(titleVisibility == .visible ? title : nil, .actionSheet, isPresented, actions, { EmptyView() })
  }

  /// Shows actions at the lower edge with a message while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? title : nil, .actionSheet, isPresented, actions, message)
  }

  /// Shows actions at the lower edge about a value, while a binding is true and the value is not nil.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(titleVisibility == .visible ? title : nil, .actionSheet, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows actions at the lower edge with a message about a value, while a binding is true and the value is not nil.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? title : nil, .actionSheet, isPresented, data, actions, message)
  }

  /// Shows actions at the lower edge while a value is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(titleVisibility == .visible ? Text(titleKey) : nil, .actionSheet, isPresented, actions, { EmptyView() })
  }

  /// Shows actions at the lower edge with a message while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? Text(titleKey) : nil, .actionSheet, isPresented, actions, message)
  }

  /// Shows actions at the lower edge about a value, while a binding is true and the value is not nil.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(titleVisibility == .visible ? Text(titleKey) : nil, .actionSheet, isPresented, data, actions) { _ in
      EmptyView()
    }
  }

  /// Shows actions at the lower edge with a message about a value, while a binding is true and the value is not nil.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? Text(titleKey) : nil, .actionSheet, isPresented, data, actions, message)
  }

  /// Shows actions at the lower edge while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(titleVisibility == .visible ? Text(title) : nil, .actionSheet, isPresented, actions, { EmptyView() })
  }

  /// Shows actions at the lower edge with a message while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? Text(title) : nil, .actionSheet, isPresented, actions, message)
  }

  /// Shows actions at the lower edge about a value, while a binding is true and the value is not nil.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    message(titleVisibility == .visible ? Text(title) : nil, .actionSheet, isPresented, data, actions) { _ in
      EmptyView()
    }
  }

  /// Shows actions at the lower edge with a message about a value, while a binding is true and the value is not nil.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    self.message(titleVisibility == .visible ? Text(title) : nil, .actionSheet, isPresented, data, actions, message)
  }

  /// Shows the description of an error while a value is true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    message(
      error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, .alert, isPresented, error,
      { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows the description of an error, with a message, while a value is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    self.message(
      error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, .alert, isPresented, error, actions,
      message)
  }
}
