import CoreGraphics

/// The drop of files or text dragged from another program. Their movement before is reported as ``DragEvent`` if the
/// window system supports it.
package struct DropEvent: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    /// The path of a file or folder, which may no longer exist when it is read.
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
