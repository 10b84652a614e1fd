/// How progress looks.
///
/// Documentation: `SwiftUI/ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view of a progress.
  associatedtype Body: View
  /// A progress as the style sees it.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of a progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress as a style sees it.
///
/// Documentation: `SwiftUI/ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label.
  ///
  /// Documentation: `SwiftUI/ProgressViewStyleConfiguration/Label-swift.struct`.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label of the present value.
  ///
  /// Documentation: `SwiftUI/ProgressViewStyleConfiguration/CurrentValueLabel-swift.struct`.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The progress from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label; nil if there is none.
  public var label: Label?
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar, or a spinner if the progress is unknown.
///
/// Documentation: `SwiftUI/DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The usual look.
  public init() {}
  /// A bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar with its labels.
///
/// Documentation: `SwiftUI/LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A bar.
  public init() {}
  /// A bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBarView(fraction: configuration.fractionCompleted ?? 0, isNamed: configuration.label != nil)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A spinner above its label.
///
/// Documentation: `SwiftUI/CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A spinner.
  public init() {}
  /// A spinner above its label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      SpinnerView(isNamed: configuration.label != nil)
      configuration.label.foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox<ProgressViewStyleConfiguration>(name: "automatic") {
      AnyView(DefaultProgressViewStyle().makeBody(configuration: $0))
    }
  }
  var progressViewStyle: StyleBox<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How progress in the view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle,
      StyleBox(S.self) { configuration in
        // Inside, the default style applies, so that a style can itself show a progress view.
        AnyView(
          style.makeBody(configuration: configuration)
            .transformEnvironment(\.progressViewStyle) { $0 = EnvironmentValues().progressViewStyle })
      })
  }
}
