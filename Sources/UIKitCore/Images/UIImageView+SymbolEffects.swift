extension UIImageView {
  /// Adds an effect that runs once, or as often as the options say. One of its type that the symbol has ends.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Adds an effect that goes on until it is removed. One of its type that the symbol has ends.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Adds an effect that can do both: a bounce runs once, a pulse goes on, unless the options say otherwise [?].
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Removes the effect of a type.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.remove(effect, animated: animated, completion) }

  /// Removes the effect of a type. A symbol that is larger, smaller or invisible by it becomes as it was.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.remove(effect, animated: animated, completion) }

  /// Removes the effect of a type.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.remove(effect, animated: animated, completion) }

  /// Ends every effect: a symbol that is larger, smaller or invisible becomes as it was.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects.removeAll(animated: animated)
  }

  /// Shows another image, which takes the place of the present one by an effect. Outside a window it is there at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.replace(with: image, contentTransition, options, completion) }
}
