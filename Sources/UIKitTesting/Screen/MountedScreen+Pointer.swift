import Foundation
import Stage
import UIKit

/// The look of the mouse's pointer.
public enum PointerLook: Hashable, Sendable {
  /// The desktop's pointer.
  case system
  /// The upright beam over text.
  case verticalBeam
  /// The pointer is invisible.
  case hidden
}

extension MountedScreen {
  /// Moves the mouse while no button is pressed.
  ///
  /// - Parameter point: In points, from the top left corner; nil for outside of the screen.
  public func hover(at point: CGPoint?) {
    sendEvent(.hover(HoverEvent(location: point, timestamp: time)))
    advance(frames: 1)
  }

  /// How the mouse's pointer looks.
  public var pointer: PointerLook {
    switch stage.pointer {
    case .system: .system
    case .verticalBeam: .verticalBeam
    case .hidden: .hidden
    }
  }
}
