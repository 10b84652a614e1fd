import UIKit

/// How the layers of a symbol are coloured.
///
/// Documentation: `SwiftUI/SymbolRenderingMode`.
public struct SymbolRenderingMode: Equatable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers in the colours of the symbol itself.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Layers in different opacities of one colour.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in several styles.
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// The symbol configuration for the colours of the levels that were set: at least that of the first level.
  @MainActor
  func configuration(_ colors: [UIColor]) -> UIImage.SymbolConfiguration? {
    switch kind {
    case .monochrome: nil
    case .multicolor: .preferringMulticolor()
    case .hierarchical: UIImage.SymbolConfiguration(hierarchicalColor: colors[0])
    case .palette: UIImage.SymbolConfiguration(paletteColors: colors)
    }
  }
}

extension EnvironmentValues {
  private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
  /// How the layers of symbols are coloured; nil for one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

extension View {
  /// How the layers of symbols in the view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
