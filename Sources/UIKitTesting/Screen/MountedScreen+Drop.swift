import Foundation
import Stage
import UIKit

/// Something that was dragged in another program.
public enum DroppedItem: Hashable, Sendable {
  /// A text, such as the selection of a browser.
  case text(String)
  /// A file or folder, such as from a file manager. It is read when the app asks for its data.
  case file(URL)
}

extension MountedScreen {
  /// Drops items from another program on the screen. Immediate changes by delegates are visible afterwards; the data of
  /// files arrive later, from another thread.
  ///
  /// - Parameter point: in points, from the top left corner.
  public func drop(_ items: [DroppedItem], at point: CGPoint) {
    let items: [DropEvent.Item] = items.map { item in
      switch item {
      case .text(let text): .text(text)
      case .file(let url): .file(path: url.path)
      }
    }
    sendEvent(.drop(DropEvent(items: items, location: point, timestamp: time)))
    advance(frames: 1)
  }
}
