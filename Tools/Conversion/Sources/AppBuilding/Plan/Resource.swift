import Foundation

/// A file or folder that a program finds at run time.
public struct Resource: Hashable, Sendable {
  public let url: URL
  /// Its place in the program's folder: `Assets.xcassets`, `de.lproj/Main.strings`.
  public let path: String

  public init(_ url: URL, path: String) {
    self.url = url
    self.path = path
  }
}
