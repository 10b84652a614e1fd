// Edit actions are optional, too, and called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UIResponderStandardEditActions {
  /// `copy(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var copy: ((Any?) -> Void)? { { self.copy($0) } }
  /// `cut(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var cut: ((Any?) -> Void)? { { self.cut($0) } }
  /// `delete(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var delete: ((Any?) -> Void)? { { self.delete($0) } }
  /// `paste(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var paste: ((Any?) -> Void)? { { self.paste($0) } }
  /// `select(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var select: ((Any?) -> Void)? { { self.select($0) } }
  /// `selectAll(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var selectAll: ((Any?) -> Void)? { { self.selectAll($0) } }
  /// `duplicate(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var duplicate: ((Any?) -> Void)? { { self.duplicate($0) } }
  /// `move(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var move: ((Any?) -> Void)? { { self.move($0) } }
  /// `rename(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var rename: ((Any?) -> Void)? { { self.rename($0) } }
  /// `export(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var export: ((Any?) -> Void)? { { self.export($0) } }
  /// `printContent(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var printContent: ((Any?) -> Void)? { { self.printContent($0) } }
}
