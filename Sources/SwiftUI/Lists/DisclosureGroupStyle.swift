/// The appearance of groups that are opened and closed.
///
/// Documentation: `SwiftUI/DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// A group as the style sees it.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that is opened and closed, as a style sees it.
///
/// Documentation: `SwiftUI/DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  ///
  /// Documentation: `SwiftUI/DisclosureGroupStyleConfiguration/Label-swift.struct`.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The views of the group.
  ///
  /// Documentation: `SwiftUI/DisclosureGroupStyleConfiguration/Content-swift.struct`.
  public struct Content: View {
    let make: () -> AnyView
    /// The views, made when they are shown.
    public var body: some View { make() }
  }

  /// The view that is shown whether the group is open or not.
  public let label: Label
  /// The views of the group.
  public let content: Content
  /// Whether the group is open; setting it opens and closes the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with an arrow above the views; in a list rows.
///
/// Documentation: `SwiftUI/AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The usual look.
  public init() {}
  /// The label with an arrow, and the views while they are shown.
  public func makeBody(configuration: Configuration) -> some View {
    UsualDisclosureGroup(
      label: configuration.label, content: { configuration.content }, isOpen: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A group in the default style.
struct UsualDisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isOpen: Binding<Bool>
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      DisclosureLabel(label: label, isOpen: isOpen)
      if isOpen.wrappedValue { content().padding(.leading, 20) }
    } else {
      VStack(alignment: .leading) {
        DisclosureLabel(label: label, isOpen: isOpen)
        if isOpen.wrappedValue { content() }
      }
    }
  }
}

extension EnvironmentValues {
  private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration>? { nil }
  }
  /// The style of groups; nil for the default style.
  var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// How groups in the view look that are opened and closed.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, StyleBox(S.self) { AnyView(style.makeBody(configuration: $0)) })
  }
}
