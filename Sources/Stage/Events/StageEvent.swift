import CoreGraphics

/// An action of the user. Locations are points from the top left corner of the stage, timestamps seconds on its
/// clock.
package enum StageEvent: Hashable, Sendable {
  /// A finger or a pressed mouse button came down, moved or went up.
  case pointer(PointerEvent)
  /// A wheel was turned, or two fingers moved on a trackpad.
  case scroll(ScrollEvent)
  /// The mouse moved with no button pressed.
  case hover(HoverEvent)
  case key(KeyEvent)
  /// Text was entered, by keys or by an input method. Follows the key event that caused it.
  case text(String)
  /// An input method shows text that is not entered yet.
  case composition(CompositionEvent)
  /// Something is dragged over the stage in another program.
  case drag(DragEvent)
  /// Something that was dragged in another program was dropped.
  case drop(DropEvent)
}

/// One step of a contact with the surface.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    /// The system ended the contact, which must not take effect.
    case cancelled
  }

  package enum Kind: Hashable, Sendable {
    case touch
    case mouse
  }

  package enum Button: Hashable, Sendable {
    case primary
    case secondary
    case middle
  }

  /// Distinguishes contacts that are down at the same time; reused after the end.
  package var id: Int
  package var phase: Phase
  package var location: CGPoint
  package var timestamp: CFTimeInterval
  package var kind: Kind
  package var button: Button
  package var modifiers: KeyModifiers

  package init(
    id: Int = 0, phase: Phase, location: CGPoint, timestamp: CFTimeInterval, kind: Kind = .touch,
    button: Button = .primary, modifiers: KeyModifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.kind = kind
    self.button = button
    self.modifiers = modifiers
  }
}

/// A turn of the wheel or a movement on a trackpad.
package struct ScrollEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// A step without a gesture around it, as of a wheel.
    case discrete
    case began
    case changed
    case ended
  }

  package var location: CGPoint
  /// The distance to scroll, in points: a positive `dy` moves the content down, towards its beginning.
  package var delta: CGVector
  /// Whether the device reports small continuous steps, which are followed as they are, rather than notches.
  package var isPrecise: Bool
  package var phase: Phase
  package var timestamp: CFTimeInterval
  package var modifiers: KeyModifiers

  package init(
    location: CGPoint, delta: CGVector, isPrecise: Bool = false, phase: Phase = .discrete, timestamp: CFTimeInterval,
    modifiers: KeyModifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.phase = phase
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// The position of the mouse while no button is pressed.
package struct HoverEvent: Hashable, Sendable {
  /// `nil` when the mouse left the stage.
  package var location: CGPoint?
  package var timestamp: CFTimeInterval
  package var modifiers: KeyModifiers

  package init(location: CGPoint?, timestamp: CFTimeInterval, modifiers: KeyModifiers = []) {
    self.location = location
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}

/// Text that an input method is still working on.
package struct CompositionEvent: Hashable, Sendable {
  /// The whole composition; empty when it ended or was cancelled.
  package var text: String
  /// The selection in `text`, in UTF-16 units; an empty range is the caret.
  package var selection: Range<Int>

  package init(text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }
}
