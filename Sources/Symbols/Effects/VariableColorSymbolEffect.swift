/// The layers of a symbol light up one after the other. The symbol fades as a whole [?].
///
/// Documentation: `Symbols/VariableColorSymbolEffect`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The lowest opacity of the symbol, which is smaller if inactive layers are hidden.
  private var dimmed = 0.5
  private var isReversing = false

  /// One layer lights up at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Layers that were lit stay so until the end of the run.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The layers go out in reverse order.
  public var reversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(dimmed: dimmed, isReversing: true)
  }
  /// The symbol only fades in; with ``reversing`` it fades out as well.
  public var nonReversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(dimmed: dimmed, isReversing: false)
  }
  /// Layers that are not lit are to be hidden. Here the whole symbol starts at an opacity of 0.2 [?].
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(dimmed: 0.2, isReversing: isReversing)
  }
  /// Layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(dimmed: 0.5, isReversing: isReversing)
  }

  /// [?] The lowest opacity and the duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(
      key: "opacity", values: isReversing ? [dimmed, 1, dimmed] : [dimmed, 1], duration: isReversing ? 2 : 1,
      goesOn: true)
  }

  fileprivate init(dimmed: Double = 0.5, isReversing: Bool = false) {
    self.dimmed = dimmed
    self.isReversing = isReversing
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
