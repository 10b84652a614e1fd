import CoreGraphics

/// The movement of files or text dragged from another program. Not every window system reports it.
package struct DragEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case files
    case text
  }

  package var kind: Kind
  /// The position over the window; nil if the drag left it, or ended without a drop.
  package var location: CGPoint?
  package var timestamp: CFTimeInterval

  package init(kind: Kind, location: CGPoint?, timestamp: CFTimeInterval) {
    self.kind = kind
    self.location = location
    self.timestamp = timestamp
  }
}
