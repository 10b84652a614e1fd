import ListCore
import UIKit

/// A control for a colour: a tap opens a sheet of colours.
///
/// Documentation: `SwiftUI/ColorPicker`.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false
  @Environment(\.self) private var environment

  /// A control for a colour, with a label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// A control for a colour of CoreGraphics, with a label.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    let colors = Binding<Color>(
      get: { Color(selection.wrappedValue) },
      set: { color in
        // Bindings of views are written on the main thread, so this closure runs there.
        MainActor.assumeIsolated { selection.wrappedValue = color.uiColor(EnvironmentValues()).cgColor }
      })
    self.init(selection: colors, supportsOpacity: supportsOpacity, label: label)
  }

  /// The label, and the colour in a ring of all hues [?].
  public var body: some View {
    LabeledControl(label: label, isOneElement: true) {
      Button {
        isOpen = true
      } label: {
        Circle()
          .strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3
          )
          .background(Circle().fill(selection.wrappedValue).padding(5))
          .frame(width: 28, height: 28)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(environment.areLabelsHidden ? label.spokenTitle ?? Text("Color well") : Text(verbatim: ""))
      .accessibilityValue(ColorBoard.name(of: selection.wrappedValue, environment))
    }
    .sheet(isPresented: $isOpen) {
      ColorBoard(selection: selection, supportsOpacity: supportsOpacity).presentationDetents([.medium, .large])
    }
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour, with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A control for a colour of CoreGraphics, with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour of CoreGraphics, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The sheet of a colour picker: a board of greys and hues from light to dark, and how opaque the colour is [?].
struct ColorBoard: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss

  private static let columns = 12
  private static let rows = 9

  /// The components of a colour.
  struct Components: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity: Double

    var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }
  }

  static func components(_ color: Color, _ environment: EnvironmentValues) -> Components {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    color.uiColor(environment).resolvedColor(with: traits)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return Components(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// The words for a colour.
  static func name(of color: Color, _ environment: EnvironmentValues) -> String {
    let parts = components(color, environment)
    if parts.saturation < 0.1 {
      return parts.brightness > 0.95 ? "white" : parts.brightness < 0.05 ? "black" : "gray"
    }
    let hues = ["red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple", "pink", "pink"]
    let hue = hues[Int((parts.hue * 12).rounded()) % 12]
    return parts.brightness < 0.5 ? "dark " + hue : parts.saturation < 0.5 ? "light " + hue : hue
  }

  private static func cell(_ column: Int, _ row: Int) -> Components {
    if row == 0 {
      return Components(hue: 0, saturation: 0, brightness: 1 - Double(column) / Double(columns - 1), opacity: 1)
    }
    let hue = (0.55 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
    // From dark over full to light, as the rows go down.
    let part = Double(row) / Double(rows)
    return Components(
      hue: hue, saturation: part < 0.6 ? 1 : 1 - (part - 0.6) * 2, brightness: part < 0.6 ? 0.25 + part * 1.25 : 1,
      opacity: 1)
  }

  var body: some View {
    let current = Self.components(selection.wrappedValue, environment)
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<Self.rows, id: \.self) { row in
            GridRow {
              ForEach(0..<Self.columns, id: \.self) { column in cell(Self.cell(column, row), current) }
            }
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        if supportsOpacity {
          Text("Opacity").font(.footnote).foregroundStyle(Color.secondary)
          HStack {
            Slider(value: opacity(current), in: 0...1) { Text("Opacity") }
            Text(current.opacity.formatted(.percent.precision(.fractionLength(0)))).frame(minWidth: 52)
          }
        }
        Spacer(minLength: 0)
      }
      .padding()
      .navigationTitle("Colors")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button(SystemWord.done.text) { dismiss() } } }
    }
  }

  private func cell(_ components: Components, _ current: Components) -> some View {
    let isChosen =
      abs(components.hue - current.hue) < 0.005 && abs(components.saturation - current.saturation) < 0.005
      && abs(components.brightness - current.brightness) < 0.005
    return Button {
      var chosen = components
      chosen.opacity = supportsOpacity ? current.opacity : 1
      selection.wrappedValue = chosen.color
    } label: {
      Rectangle()
        .fill(components.color)
        .frame(height: 28)
        .overlay { if isChosen { RoundedRectangle(cornerRadius: 4).strokeBorder(.white, lineWidth: 3) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Self.name(of: components.color, environment))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func opacity(_ current: Components) -> Binding<Double> {
    Binding(
      get: { current.opacity },
      set: { value in
        var changed = current
        changed.opacity = value
        selection.wrappedValue = changed.color
      })
  }
}
