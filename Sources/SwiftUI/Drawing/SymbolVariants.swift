import UIKit

/// Variants of symbols: in a shape, filled, with a line through it.
///
/// Documentation: `SwiftUI/SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// A circle around the symbol.
  public static let circle = none.circle
  /// A square around the symbol.
  public static let square = none.square
  /// A rectangle around the symbol.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// With a slash through the symbol.
  public static let slash = none.slash

  /// These variants in a circle.
  public var circle: SymbolVariants { adding(SymbolVariants(shape: .circle)) }
  /// These variants in a square.
  public var square: SymbolVariants { adding(SymbolVariants(shape: .square)) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { adding(SymbolVariants(shape: .rectangle)) }
  /// These variants filled.
  public var fill: SymbolVariants { adding(SymbolVariants(isFilled: true)) }
  /// These variants with a line through the symbol.
  public var slash: SymbolVariants { adding(SymbolVariants(isSlashed: true)) }

  /// Whether each of the other variants is among these.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// Both variants; if both have a shape, the other's.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  // MARK: Names

  /// The names that were found before, by symbol and variants.
  @MainActor private static var found: [Request: String] = [:]

  private struct Request: Hashable {
    let name: String
    let variants: SymbolVariants
  }

  /// The name of the symbol in these variants; if there is none, in some of the variants [?], otherwise the symbol's
  /// own name.
  @MainActor
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    let request = Request(name: symbol, variants: self)
    if let known = Self.found[request] { return known }
    let name = names(of: symbol).first { Symbol.find($0) != nil } ?? symbol
    Self.found[request] = name
    return name
  }

  /// The possible names, in order of preference: in these variants, then in fewer of them.
  private func names(of symbol: String) -> [String] {
    // `.fill` is always the last part of a name, so other variants go before the `.fill` of a symbol that is filled
    // itself.
    let isFilledItself = symbol.hasSuffix(".fill")
    let base = isFilledItself ? String(symbol.dropLast(".fill".count)) : symbol
    func names(_ middle: String) -> [String] {
      let name = base + middle
      return isFilled || isFilledItself ? [name + ".fill", name] : [name]
    }
    let shape = shape.map { ".\($0.rawValue)" }
    var middles = [(isSlashed ? ".slash" : "") + (shape ?? "")]
    if isSlashed, let shape { middles += [shape, ".slash"] }
    return (middles + [""]).flatMap(names)
  }
}

extension EnvironmentValues {
  private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
  /// The variants in which symbols are shown, if they have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in the view in variants, in addition to those of enclosing views. If several have a shape, the
  /// innermost one is used.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
