import UIKit

/// A control that is on or off.
///
/// Documentation: `SwiftUI/Toggle`.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  /// Whether some of several values are on.
  var isMixed = false
  let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.commandPlace) private var place
  @Environment(\.keepsMenu) private var keepsMenu

  /// A control for a value, with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A control for several values at once: on if all are on, mixed if only some are. It turns all of them on or off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count(where: \.wrappedValue)
    isMixed = count > 0 && count < bindings.count
    self.isOn = Binding(
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.label = label()
  }

  /// The label and the control as the style of the surroundings shows them; in menus and bars a command.
  public var body: some View {
    if place == .menu || place == .bar {
      CommandView(Command(kind: .toggle(isOn), keepsMenu: keepsMenu, isMixed: isMixed), label: label)
    } else {
      style.make(
        ToggleStyleConfiguration(
          label: label as? ToggleStyleConfiguration.Label ?? .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style of the enclosing views, so that a style can extend it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}

extension Toggle where Label == Text {
  /// A control for a value, with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// A control for a value, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  /// A control for several values at once, with a text.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  /// A control for several values at once, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A control for a value, with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A control for a value, with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A toggle as a style sees it.
///
/// Documentation: `SwiftUI/ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The view that describes the toggle.
  public let label: Label
  /// The state of the control; setting it changes the app's value.
  @Binding public var isOn: Bool
  /// Whether some, but not all, of the toggle's values are on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The appearance of toggles.
///
/// Documentation: `SwiftUI/ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle's view.
  associatedtype Body: View
  /// A toggle as the style sees it.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of toggles in an environment.
typealias AnyToggleStyle = StyleBox<ToggleStyleConfiguration>

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static let defaultValue = AnyToggleStyle(name: "automatic") {
      AnyView(SwitchToggleStyle().makeBody(configuration: $0))
    }
  }
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

/// A label, and a switch at the other side.
///
/// Documentation: `SwiftUI/SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
  /// A label and a switch.
  public init() {}
  /// A label, and a switch at the other side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, isOneElement: true, isNamed: true) {
      SwitchView(isOn: configuration.$isOn)
    }
  }
}

/// A button that looks pressed while it is on.
///
/// Documentation: `SwiftUI/ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
  /// A button that looks pressed while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) { configuration.label }
      .buttonStyle(BorderedToggleStyle(isOn: configuration.isOn))
      .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

private struct BorderedToggleStyle: ButtonStyle {
  let isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(Color.accentColor).padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color.accentColor.opacity(isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the other side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The usual look.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that looks pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { current in
      let outer = current
      current = AnyToggleStyle(S.self) { AnyView(style.makeBody(configuration: $0).environment(\.toggleStyle, outer)) }
    }
  }

  /// Hides the labels of controls in the view; screen readers still speak them.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or hides the labels of controls in the view; screen readers speak hidden ones, too.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}

/// A label and a control at opposite ends.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  /// Whether the control moves below the label at text sizes at which both hardly fit side by side [?].
  var isStackable = false
  /// Whether label and control are one accessibility element.
  var isOneElement = false
  /// Whether a hidden label names the control for assistive tools.
  var isNamed = false
  @ViewBuilder let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if areLabelsHidden, isNamed, let title = label.spokenTitle {
      control.accessibilityLabel(title)
    } else if areLabelsHidden {
      control
    } else if isInColumns {
      FormColumnsRow(label: label, control: control)
    } else if isOneElement {
      row.accessibilityElement(children: .combine)
    } else {
      row
    }
  }

  @ViewBuilder private var row: some View {
    if isStackable, size.isAccessibilitySize {
      VStack(alignment: .leading) {
        label
        control
      }
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

struct SwitchView: UIViewRepresentable {
  let isOn: Binding<Bool>

  final class Coordinator {
    var isOn: Binding<Bool>
    init(_ isOn: Binding<Bool>) { self.isOn = isOn }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn) }

  func makeUIView(context: Context) -> KeyedSwitch {
    let view = KeyedSwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [unowned view] _ in coordinator.isOn.wrappedValue = view.isOn }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: KeyedSwitch, context: Context) {
    context.coordinator.isOn = isOn
    if view.isOn != isOn.wrappedValue { view.setOn(isOn.wrappedValue, animated: view.window != nil) }
    view.isEnabled = context.environment.isEnabled
    view.shortcut = context.environment.keyboardShortcut
    view.onTintColor = context.environment.tint?.uiColor(context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: KeyedSwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A switch that can have a keyboard shortcut.
final class KeyedSwitch: UISwitch, ShortcutControl {
  var shortcut: KeyboardShortcut?

  func performShortcut() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }
}
