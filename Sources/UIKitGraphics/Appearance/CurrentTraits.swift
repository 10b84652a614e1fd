/// The current trait collection of each thread.
///
/// It is read whenever a colour is resolved, so it is in thread-local storage instead of behind a lock.
package enum CurrentTraits {
  /// The traits that a thread starts with: those of a phone in portrait, light, at the default text size.
  static let initial = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.layoutDirection = .leftToRight
    $0.displayScale = 2
    $0.displayGamut = .SRGB
    $0.forceTouchCapability = .unavailable
    $0.listEnvironment = .none
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
    }
    return key
  }()

  package static func get() -> UITraitCollection {
    guard let pointer = pthread_getspecific(key) else { return initial }
    return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
  }

  package static func set(_ traits: UITraitCollection) {
    _ = exchange(traits)
  }

  /// Makes `traits` current and returns the previous ones.
  package static func exchange(_ traits: UITraitCollection) -> UITraitCollection {
    guard let pointer = pthread_getspecific(key) else {
      pthread_setspecific(key, Unmanaged.passRetained(traits).toOpaque())
      return initial
    }
    let previous = Unmanaged<UITraitCollection>.fromOpaque(pointer)
    guard previous.toOpaque() != Unmanaged.passUnretained(traits).toOpaque() else { return traits }
    pthread_setspecific(key, Unmanaged.passRetained(traits).toOpaque())
    return previous.takeRetainedValue()
  }
}
