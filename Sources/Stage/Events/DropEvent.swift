import CoreGraphics

/// The drop of files or text that were dragged in another program. Their movement before comes as ``DragEvent``, where the
/// window system tells of it.
package struct DropEvent: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    /// The path of a file or folder, which may have gone by the time it is read.
    case file(path: String)
    case text(String)
  }

  package var items: [Item]
  package var location: CGPoint
  package var timestamp: CFTimeInterval

  package init(items: [Item], location: CGPoint, timestamp: CFTimeInterval) {
    self.items = items
    self.location = location
    self.timestamp = timestamp
  }
}
