/// Points and sizes in dictionaries, such as those of property changes, are `NSValue`s, which convert them back.
extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
      fatalError("A point was asked of \(source), which holds something else. Use `as? CGPoint`.")
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard strcmp(source.objCType, NSValue(point: .zero).objCType) == 0 else { return false }
    result = source.pointValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
      fatalError("A size was asked of \(source), which holds something else. Use `as? CGSize`.")
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard strcmp(source.objCType, NSValue(size: .zero).objCType) == 0 else { return false }
    result = source.sizeValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}
