import UIKit

/// A control that chooses one of several values, each a view with a tag.
///
/// Documentation: `SwiftUI/Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.commandPlace) private var place
  @Environment(\.isInList) private var isInList

  /// The options as the style of the surroundings shows them; in menus commands.
  public var body: some View {
    if place != nil, place != .bar || kind == .automatic || kind == .menu || kind == .palette {
      CommandView(command: choice.command(kind), label: label, content: content)
    } else {
      switch kind {
      case .segmented, .palette: SegmentedPicker(choice: choice, label: label, content: content)
      case .wheel: WheelPicker(choice: choice, label: label, content: content)
      case .inline where isInList: InlinePicker(choice: choice, label: label, content: content)
      case .inline: WheelPicker(choice: choice, label: label, content: content)
      case .navigationLink: LinkedPicker(choice: choice, label: label, content: content)
      case .automatic, .menu: MenuPicker(choice: choice, label: label, content: content)
      }
    }
  }

  private var choice: PickerChoice {
    let selection = self.selection
    return PickerChoice(
      current: AnyHashable(selection.wrappedValue),
      isChosen: { $0.tagged(as: SelectionValue.self) == selection.wrappedValue },
      choose: { if let value = $0.tagged(as: SelectionValue.self) { selection.wrappedValue = value } })
  }
}

/// The value of a picker, by the options' tags.
@MainActor
struct PickerChoice {
  let current: AnyHashable
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void

  func command(_ kind: PickerKind) -> Command {
    Command(
      kind: .picker(isMenu: kind == .menu, isPalette: kind == .palette, isChosen: isChosen, choose: choose))
  }

  /// The index of the selected option; reports an error if no option, or more than one, has the selected tag.
  func index(in leaves: [LayoutNode]) -> Int? {
    let tags = leaves.compactMap(\.tag)
    if Set(tags).count < tags.count {
      let tag = tags.first { tag in tags.filter { $0 == tag }.count > 1 }
      ViewReport.once(
        "Picker: the tag \"\(tag?.tagValue.base ?? "")\" occurs multiple times, this will give undefined results.")
    }
    let index = leaves.firstIndex { leaf in leaf.tag.map(isChosen) ?? false }
    if index == nil, !leaves.isEmpty, !isNil {
      ViewReport.once(
        "Picker: the selection \"\(current.base)\" is invalid and does not have an associated tag, this will give undefined results."
      )
    }
    return index
  }

  private var isNil: Bool { (current.base as? any NilComparable)?.isNil ?? false }
}

private protocol NilComparable { var isNil: Bool { get } }
extension Optional: NilComparable { fileprivate var isNil: Bool { self == nil } }

extension Picker {
  /// A control with a label for a value.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(selection: selection, label: label(), content: content())
  }

  /// A control with a label for a value.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text {
  /// A control with a text for a value.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// A control with a text for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A control with a text and a symbol for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// A control with a text and a symbol for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }
}

/// The appearance of pickers.
///
/// Documentation: `SwiftUI/PickerStyle`.
@MainActor @preconcurrency
public protocol PickerStyle {}

enum PickerKind: Equatable, Sendable { case automatic, menu, segmented, inline, navigationLink, wheel, palette }

/// A style of this module.
@MainActor
protocol KnownPickerStyle: PickerStyle { var kind: PickerKind { get } }

/// The default style: a menu.
///
/// Documentation: `SwiftUI/DefaultPickerStyle`.
public struct DefaultPickerStyle: KnownPickerStyle {
  /// The usual look.
  public init() {}
  var kind: PickerKind { .automatic }
}
/// The chosen option in a button that opens the others in a menu.
///
/// Documentation: `SwiftUI/MenuPickerStyle`.
public struct MenuPickerStyle: KnownPickerStyle {
  /// A menu.
  public init() {}
  var kind: PickerKind { .menu }
}
/// The options as segments.
///
/// Documentation: `SwiftUI/SegmentedPickerStyle`.
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Segments.
  public init() {}
  var kind: PickerKind { .segmented }
}
/// The options among the surrounding views: in a list, a row for each option.
///
/// Documentation: `SwiftUI/InlinePickerStyle`.
public struct InlinePickerStyle: KnownPickerStyle {
  /// Rows.
  public init() {}
  var kind: PickerKind { .inline }
}
/// The chosen option in a link to a screen of the options.
///
/// Documentation: `SwiftUI/NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
  /// A link.
  public init() {}
  var kind: PickerKind { .navigationLink }
}
/// The options on a wheel.
///
/// Documentation: `SwiftUI/WheelPickerStyle`.
public struct WheelPickerStyle: KnownPickerStyle {
  /// A wheel.
  public init() {}
  var kind: PickerKind { .wheel }
}

/// In a menu the options side by side; elsewhere as segments [?].
///
/// Documentation: `SwiftUI/PalettePickerStyle`.
public struct PalettePickerStyle: KnownPickerStyle {
  /// A row of options.
  public init() {}
  var kind: PickerKind { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu the options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option in a button that opens the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options as segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The options among the surrounding views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option in a link to a screen of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  private struct PickerKindKey: EnvironmentKey { static let defaultValue = PickerKind.automatic }
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, (style as? any KnownPickerStyle)?.kind ?? .automatic)
  }
}
