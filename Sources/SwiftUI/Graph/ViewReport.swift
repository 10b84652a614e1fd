import Foundation

/// Reports to the developer, once each, problems in views that cannot be shown as intended.
@MainActor
enum ViewReport {
  private static var told: Set<String> = []
  /// Receives the messages in tests.
  static var receiver: ((String) -> Void)?

  static func once(_ message: String) {
    guard told.insert(message).inserted else { return }
    if let receiver { receiver(message) } else { FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8)) }
  }
}
