import Stage

/// The scenes of the process, in the order in which they were connected.
@MainActor
enum SceneRegistry {
  private final class Entry {
    weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
      self.scene = scene
    }
  }

  private static var entries: [Entry] = []
  private static let fallbackScreen = UIScreen(stage: nil)

  static var scenes: [UIWindowScene] { entries.compactMap(\.scene) }

  static func add(_ scene: UIWindowScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene))
  }

  static func remove(_ scene: UIWindowScene) {
    entries.removeAll { $0.scene == nil || $0.scene === scene }
  }

  /// The scene that the app was started with. It takes windows that name no scene, and its screen is the main one. Nil
  /// in tests that mount several scenes.
  static weak var appScene: UIWindowScene?

  static func scene(on screen: UIScreen) -> UIWindowScene? { scenes.first { $0.screen === screen } }

  static var mainScreen: UIScreen { appScene?.screen ?? fallbackScreen }

  static var screens: [UIScreen] { scenes.isEmpty ? [fallbackScreen] : scenes.map(\.screen) }
}
