import Foundation

/// Chooses the storyboard that an app begins with where no property list names one.
///
/// Xcode's templates call it `Main`; else it is the only one that has an arrow to a first controller.
enum MainStoryboard {
  /// - Parameters:
  ///   - resources: Those of the app.
  ///   - sources: The texts of the app's sources.
  /// - Returns: Its name without a kind; nil where there is none, and where the app's own start makes the window.
  static func name(among resources: [Resource], sources: [String]) -> String? {
    let files = resources.map(\.url).filter { $0.pathExtension == "storyboard" }
    guard !files.isEmpty, !sources.contains(where: makesWindow) else { return nil }
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent })
    if names.contains("Main") { return "Main" }
    let entries = Set(files.filter(hasEntry).map { $0.deletingPathExtension().lastPathComponent })
    return entries.count == 1 ? entries.first : nil
  }

  /// A start with a window of its own would have the storyboard's controller made for nothing, and a second time by itself.
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
