extension UIImageView {
  /// Adds an effect that runs once, or as often as the options specify. It replaces an effect of the same type.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Adds an effect that runs until it is removed. It replaces an effect of the same type.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.add(effect, options, animated: animated, completion) }

  /// Adds an effect that can run once or indefinitely: unless the options specify it, a bounce runs once, a pulse
  /// indefinitely [?].
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

  /// Removes the effect of a type. A symbol that the effect made larger, smaller or invisible is restored.
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

  /// Removes all effects. A symbol that they made larger, smaller or invisible is restored.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects.removeAll(animated: animated)
  }

  /// Replaces the image by another, with an effect as transition. Outside a window the image changes at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.replace(with: image, contentTransition, options, completion) }
}
