import Foundation

/// Chooses the storyboard that an app begins with where no property list names one.
///
/// Xcode's templates call it `Main`; else it is the only one that has an arrow to a first controller.
enum MainStoryboard {
  /// - Parameters:
  ///   - resources: Those of the app.
  ///   - sources: The texts of the app's sources.
  /// - Returns: The storyboard's name without extension; nil if there is none, or if the app's own code makes the
  ///   window.
  static func name(among resources: [Resource], sources: [String]) -> String? {
    let files = resources.map(\.url).filter { $0.pathExtension == "storyboard" }
    guard !files.isEmpty, !sources.contains(where: makesWindow) else { return nil }
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent })
    if names.contains("Main") { return "Main" }
    let entries = Set(files.filter(hasEntry).map { $0.deletingPathExtension().lastPathComponent })
    return entries.count == 1 ? entries.first : nil
  }

  /// Whether a source makes the app's window. If the storyboard made one too, its first controller would be created
  /// twice.
  private static func makesWindow(_ source: String) -> Bool {
    guard source.contains("@main") || source.contains("@UIApplicationMain") || source.contains("UIWindowSceneDelegate")
    else { return false }
    return source.contains(/\bUIWindow\s*\(/)
  }

  private static func hasEntry(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file),
      let document = String(decoding: data, as: UTF8.self).firstMatch(of: /<document\b[^>]*>/)
    else { return false }
    return document.output.contains(/\binitialViewController="/) && !document.output.contains("launchScreen=\"YES\"")
  }
}
