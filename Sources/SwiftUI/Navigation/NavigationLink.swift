import UIKit

/// A control that shows another screen of the stack that it is in.
///
/// Documentation: `SwiftUI/NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    /// A screen of the link's own.
    case view(() -> AnyView)
    /// The screen of a value; nil disables the link.
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target
  var isActive: Binding<Bool>?
  @Environment(\.hostController) private var host
  @Environment(\.navigationModel) private var model
  @Environment(\.replacesColumn) private var replacesColumn
  @Environment(\.isInList) private var isInList
  @Environment(\.columnRole) private var columnRole
  @Environment(\.linkBadge) private var badge
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var around
  @State private var screen = PushedScreen()

  /// The label. In a list it has a chevron at the other side, except in a split view's column whose links change the
  /// next column [C].
  public var body: some View {
    let wanted = isActive?.wrappedValue
    if columnRole != nil, isInList {
      let isShown = model?.isShown(key) == true
      link(wanted).modifier(RowTraitModifier { traits, _ in traits.isChosen = isShown ? true : nil })
    } else {
      link(wanted)
    }
  }

  private func link(_ wanted: Bool?) -> some View {
    button.disabled(isDisabled).modifier(UpdateModifier { update($0, wanted) })
  }

  /// The key by which the stack knows the link.
  private var key: AnyHashable {
    if case .value(let value?) = target { value } else { AnyHashable(ObjectIdentifier(screen)) }
  }

  @ViewBuilder private var button: some View {
    if isInList {
      PressableView(action: push) { isPressed in
        HStack {
          label.environment(\.linkBadge, nil).transformEnvironment(\.foregroundStyle) { style in
            // A disabled link has the label of a disabled button, unless the app has set a foreground style.
            if style?.isContainers ?? true, !isEnabled || isDisabled { style = AnyShapeStyle(Color(.tertiaryLabel)) }
          }
          Spacer(minLength: 8)
          if let badge { badge.foregroundStyle(Color.secondary) }
          if columnRole == nil {
            Image(systemName: "chevron.forward").asDecoration.font(.footnote.weight(.semibold))
              .foregroundStyle(Color(.tertiaryLabel))
          }
        }
        .contentShape(Rectangle())
        .opacity(isPressed ? 0.4 : 1)
      }
    } else {
      Button(action: push) { label }
    }
  }

  private var isDisabled: Bool {
    if case .value(nil) = target { return true }
    return false
  }

  /// Updates a pushed screen with the link's current view, and pushes or pops it when the app's binding changes.
  private func update(_ node: ViewNode, _ wanted: Bool?) {
    guard case .view(let make) = target else { return }
    let around = self.around
    screen.update(AnyView(InheritedView(around: around.withoutSearch, content: LazyScreen { make() })))
    guard let isActive, let wanted else { return }
    screen.onLeave = { if isActive.wrappedValue { isActive.wrappedValue = false } }
    node.graph.afterUpdate { [weak node] in
      guard node?.isMounted == true else { return }
      if wanted, screen.controller == nil { show(make) }
      if !wanted, screen.controller != nil { model?.pop(screen) }
    }
  }

  private func push() {
    switch target {
    case .value(nil): return
    case .value(let value?):
      guard let model else { return reportNoStack() }
      model.push(value, replacingRoot: replacesColumn)
    case .view(let make):
      if let isActive { isActive.wrappedValue = true } else { show(make) }
    }
  }

  private func show(_ make: @escaping () -> AnyView) {
    let view = AnyView(InheritedView(around: around.withoutSearch, content: LazyScreen { make() }))
    if let model {
      model.push(screen, view, replacingRoot: replacesColumn)
    } else if let navigation = host.controller?.navigationController {
      screen.push(view, onto: navigation)
    } else {
      reportNoStack()
    }
  }

  private func reportNoStack() { ViewReport.once("A NavigationLink is in no NavigationStack, so it shows nothing.") }
}

extension NavigationLink {
  /// A link to a screen.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { AnyView(destination()) })
  }

  /// A link to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { AnyView(destination) })
  }

  /// A link whose screen is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination()) }, isActive: isActive)
  }

  /// A link whose screen is shown while a value is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { AnyView(destination) }, isActive: isActive)
  }

  /// A link whose screen is shown while a value is the link's.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .view { AnyView(destination()) }, isActive: Self.isChosen(tag, selection))
  }

  /// A link whose screen is shown while a value is the link's.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination) }, isActive: Self.isChosen(tag, selection))
  }

  private static func isChosen<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isChosen in
        if isChosen {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
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

/// Links of iOS 13 with a text, whose screen is shown while a binding has a value.
extension NavigationLink where Label == Text {
  /// A link with a text whose screen is shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link with a text whose screen is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link with a text whose screen is shown while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a text whose screen is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a text whose screen is shown while a value is the link's.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a text whose screen is shown while a value is the link's.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link with a text whose screen is shown while a value is the link's.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a text whose screen is shown while a value is the link's.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, which `navigationDestination(for:destination:)` defines; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
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
