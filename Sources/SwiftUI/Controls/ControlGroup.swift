import UIKit

/// Controls that belong together.
///
/// Documentation: `SwiftUI/ControlGroup`.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.commandPlace) private var place
  @Environment(\.controlGroupStyle) private var style

  private var label: AnyView { (content as? any LabelledGroupContent)?.groupLabel ?? AnyView(EmptyView()) }

  private var commandKind: Command.Kind {
    switch style.name {
    case String(reflecting: MenuControlGroupStyle.self): .menu
    case String(reflecting: PaletteControlGroupStyle.self): .row(isPalette: true)
    default: .row(isPalette: false)
    }
  }

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls: in menus and bars as single commands, elsewhere as the style shows them.
  public var body: some View {
    if place == .menu {
      CommandView(command: Command(kind: commandKind), label: label, content: content)
    } else if place != nil {
      Section { content }
    } else {
      style.make(
        ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label)))
    }
  }
}

extension ControlGroup {
  /// Controls that belong together, with a label for assistive tools.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Controls that belong together, with a text for assistive tools.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Controls that belong together, with a text for assistive tools.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }
}

/// The controls and the label of a group.
///
/// Documentation: `SwiftUI/LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The controls. The label is only used by styles that make a menu of the controls.
  public var body: some View { content }
}

/// The controls of a group that has a label.
@MainActor
private protocol LabelledGroupContent {
  var groupLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabelledGroupContent {
  fileprivate var groupLabel: AnyView { AnyView(label) }
}

/// The appearance of groups of controls.
///
/// Documentation: `SwiftUI/ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// A group as the style sees it.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group of controls as a style sees it.
///
/// Documentation: `SwiftUI/ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  ///
  /// Documentation: `SwiftUI/ControlGroupStyleConfiguration/Content-swift.struct`.
  public struct Content: View {
    let view: AnyView
    /// The controls.
    public var body: some View { view }
  }

  /// The label.
  ///
  /// Documentation: `SwiftUI/ControlGroupStyleConfiguration/Label-swift.struct`.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
  /// The words for the group; empty for a group without any.
  public let label: Label
}

/// Controls side by side on a common background [?].
///
/// Documentation: `SwiftUI/NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Controls side by side.
  public init() {}
  /// Controls side by side on a common background.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color(.tertiarySystemFill), in: Capsule())
  }
}

/// The usual look.
///
/// Documentation: `SwiftUI/AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  init() {}
  /// Controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// In a menu the controls side by side, shown by their images; elsewhere the default look.
///
/// Documentation: `SwiftUI/PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// A row of images.
  public init() {}
  /// Controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// In a menu a line for each control; elsewhere a button that opens the controls as a menu.
///
/// Documentation: `SwiftUI/MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A menu.
  public init() {}
  /// A menu with the group's label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu the controls side by side, shown by their images.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu a line for each control.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  private struct ControlGroupStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox<ControlGroupStyleConfiguration>(name: "automatic") {
      AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0))
    }
  }
  var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of groups of controls in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, StyleBox(S.self) { AnyView(style.makeBody(configuration: $0)) })
  }
}
