import Foundation

/// The base of the ways in which a view answers to a pointer.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// Whether the style has any effect; true by default.
  open var isEnabled = true

  /// A style that is enabled.
  public required override init() { super.init() }
}
