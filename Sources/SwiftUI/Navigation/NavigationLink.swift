import UIKit

/// A control that shows another screen of the stack that it is in.
///
/// Documentation: `SwiftUI/NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: (NavigationDestinations?) -> AnyView?
  @Environment(\.hostController) private var host
  @Environment(\.destinations) private var destinations
  @Environment(\.isInList) private var isInList
  @Environment(\.self) private var around

  /// The label; in a list with a chevron at the other side.
  public var body: some View {
    if isInList {
      PressableView(action: push) { isPressed in
        HStack {
          label
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        .contentShape(Rectangle())
        .opacity(isPressed ? 0.4 : 1)
      }
    } else {
      Button(action: push) { label }
    }
  }

  private func push() {
    guard let navigation = host.controller?.navigationController else {
      return ViewReport.once("A NavigationLink is in no NavigationStack, so it shows nothing.")
    }
    guard let screen = destination(destinations) else {
      return ViewReport.once(
        "A NavigationLink is presenting a value but there is no matching navigation destination visible from the location of the link."
      )
    }
    navigation.pushViewController(
      UIHostingController(rootView: InheritedView(around: around, content: screen)), animated: true)
  }
}

extension NavigationLink {
  /// A link to a screen.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { _ in AnyView(destination()) })
  }

  /// A link to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { _ in AnyView(destination) })
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text to a screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, which `navigationDestination(for:destination:)` names; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { destinations in value.flatMap { destinations?.screen(of: $0) } })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a text to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a text to the screen of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
