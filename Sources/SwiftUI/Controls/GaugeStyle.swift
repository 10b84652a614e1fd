/// The appearance of gauges.
///
/// Documentation: `SwiftUI/GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge's view.
  associatedtype Body: View
  /// A gauge as the style sees it.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
///
/// Documentation: `SwiftUI/GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// A view that describes what is measured.
  public struct Label: View {
    let view: AnyView
    /// The view that describes what is measured.
    public var body: some View { view }
  }

  /// A view that shows the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label of the least value.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label of the greatest value.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The position of the value between minimum and maximum, from 0 to 1.
  public var value: Double
  /// The view that describes what is measured.
  public var label: Label
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum; nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum; nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A bar that is filled up to the value.
///
/// Documentation: `SwiftUI/DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The usual look.
  public init() {}
  /// A bar with all labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value.
///
/// Documentation: `SwiftUI/LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar.
  public init() {}
  /// The label above a bar with the least and the greatest value at its ends, and the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A small bar that is filled up to the value, with the label above it.
///
/// Documentation: `SwiftUI/AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A small bar.
  public init() {}
  /// The label above a bar, and the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeBar(fraction: configuration.value, height: 6)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A small bar with a mark at the value.
///
/// Documentation: `SwiftUI/AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A small bar.
  public init() {}
  /// A bar with a mark between the minimum and the maximum, followed by the value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.currentValueLabel
      configuration.minimumValueLabel.font(.footnote)
      GaugeMark(fraction: configuration.value)
      configuration.maximumValueLabel.font(.footnote)
    }
  }
}

/// An open ring with a mark at the value.
///
/// Documentation: `SwiftUI/AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring.
  public init() {}
  /// The value in a ring, and below it the least and the greatest one, or the label.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing {
      GaugeArc(fraction: configuration.value)
      configuration.currentValueLabel.font(.title3).padding(.horizontal, 10)
      VStack {
        Spacer()
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.caption2)
    }
  }
}

/// A closed ring that is filled up to the value.
///
/// Documentation: `SwiftUI/AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring.
  public init() {}
  /// The value, or else the label, in a ring.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing {
      GaugeCircle(fraction: configuration.value)
      Group {
        if let value = configuration.currentValueLabel { value } else { configuration.label }
      }
      .font(.title3)
      .padding(.horizontal, 10)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private struct GaugeStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox<GaugeStyleConfiguration>(name: "automatic") {
      AnyView(DefaultGaugeStyle().makeBody(configuration: $0))
    }
  }
  var gaugeStyle: StyleBox<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, StyleBox(S.self) { AnyView(style.makeBody(configuration: $0)) })
  }
}
