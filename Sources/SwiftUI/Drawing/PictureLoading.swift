import Foundation
import Glibc
import UIKit

/// Loads images off the main thread.
enum PictureLoading {
  struct NoPicture: Error, CustomStringConvertible {
    let url: URL
    var description: String { "\(url) is no picture that can be read" }
  }

  struct NoNetwork: Error, CustomStringConvertible {
    let url: URL
    var description: String {
      "\(url) cannot be loaded: the program is linked without the network's library. Import FoundationNetworking in it."
    }
  }

  @MainActor static func load(_ url: URL, scale: CGFloat) async throws -> UIImage {
    let data = try await Task.detached { try read(url) }.value
    try Task.checkCancellation()
    guard let image = UIImage(data: data, scale: scale) else { throw NoPicture(url: url) }
    return image
  }

  /// Without FoundationNetworking, Foundation stops a program that reads a URL other than a file's, so that is checked
  /// first.
  private static func read(_ url: URL) throws -> Data {
    guard url.isFileURL || Network.isThere else { throw NoNetwork(url: url) }
    return try Data(contentsOf: url)
  }
}

/// The library that Foundation needs for URLs of the network. It is loaded with the first image from the network; apps
/// without such images never load it.
private enum Network {
  static let isThere: Bool = {
    if isLinked { return true }
    // If Foundation is linked statically, the library would load a second copy of it, so the library is not loaded.
    guard let foundation = dlopen("libFoundation.so", RTLD_NOW | RTLD_NOLOAD) else { return false }
    dlclose(foundation)
    return dlopen("libFoundationNetworking.so", RTLD_NOW) != nil && isLinked
  }()

  private static var isLinked: Bool { _typeByName("20FoundationNetworking10URLSessionC") != nil }
}
