import UIKit

/// Explains why content is absent.
///
/// Documentation: `SwiftUI/ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label with a description and buttons below it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The views, stacked in the middle.
  public var body: some View {
    let usual = UIContentUnavailableConfiguration.empty()
    return VStack(spacing: usual.textToButtonPadding) {
      VStack(spacing: usual.textToSecondaryTextPadding) {
        label.labelStyle(UnavailableLabelStyle(spacing: usual.imageToTextPadding))
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  let spacing: CGFloat
  /// The size of the symbol in points, as in UIKit.
  @ScaledMetric private var side: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.font(.system(size: side)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below a symbol, with a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title below a symbol, with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title below a picture, with a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of the view for a search without results.
///
/// Documentation: `SwiftUI/SearchUnavailableContent`.
public struct SearchUnavailableContent {
  @MainActor private static func configuration(_ text: String?) -> UIContentUnavailableConfiguration {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = text
    return UIContentUnavailableConfiguration.search().updated(for: state)
  }

  /// The words for no results below a magnifying glass.
  public struct Label: View {
    let text: String?
    /// The words in the language of the app.
    public var body: some View {
      SwiftUI.Label(configuration(text).text ?? "", systemImage: "magnifyingglass")
    }
  }

  /// The advice to search otherwise.
  public struct Description: View {
    let text: String?
    /// The words in the language of the app.
    public var body: some View { Text(configuration(text).secondaryText ?? "") }
  }

  /// No buttons.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> { made(nil) }

  /// The view for a search without results, with the text that was searched for.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { made(text) }

  private static func made(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description(text: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
