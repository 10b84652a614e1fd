import UIKit

/// The form in which a screen is kept beside a test.
public struct SnapshotForm: Hashable, Sendable {
  /// The form in a word, which is part of a text's file name.
  let name: String
  /// The text of a screen in this form; nil if the form is a picture.
  let text: (@MainActor @Sendable (MountedScreen) -> String)?

  /// A form that is a text.
  package init(name: String, text: @escaping @MainActor @Sendable (MountedScreen) -> String) {
    self.name = name
    self.text = text
  }

  private init(picture name: String) {
    self.name = name
    text = nil
  }

  /// The pixels.
  public static let picture = SnapshotForm(picture: "picture")

  /// The views and their frames; see `layoutText(of:)`.
  public static let layout = SnapshotForm(name: "layout") { $0.layout }

  #if os(Linux)
    /// The text that a screen reader reads; see `MountedScreen.accessibility`.
    public static let accessibility = SnapshotForm(name: "accessibility") { $0.accessibility }
  #endif

  /// Whether two values are one form.
  public static func == (first: SnapshotForm, second: SnapshotForm) -> Bool { first.name == second.name }

  /// Hashes the form's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
