// Edit actions are optional, too, and called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UIResponderStandardEditActions {
  @_disfavoredOverload
  public var copy: ((Any?) -> Void)? { { self.copy($0) } }
  @_disfavoredOverload
  public var cut: ((Any?) -> Void)? { { self.cut($0) } }
  @_disfavoredOverload
  public var delete: ((Any?) -> Void)? { { self.delete($0) } }
  @_disfavoredOverload
  public var paste: ((Any?) -> Void)? { { self.paste($0) } }
  @_disfavoredOverload
  public var select: ((Any?) -> Void)? { { self.select($0) } }
  @_disfavoredOverload
  public var selectAll: ((Any?) -> Void)? { { self.selectAll($0) } }
}
