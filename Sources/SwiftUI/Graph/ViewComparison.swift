import Foundation
@_spi(Reflection) import Swift

/// Compares two values of a view as far as possible: field by field, with `==` where a field has it, by identity for
/// objects, byte by byte for trivial values. A closure that captures values is never equal.
@MainActor
enum ViewComparison {
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        comparer(of: Value.self).areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  private static var known: [ObjectIdentifier: Comparer] = [:]

  fileprivate static func comparer(of type: Any.Type) -> Comparer {
    if let comparer = known[ObjectIdentifier(type)] { return comparer }
    // Building a comparer for a recursive type, such as one with an array of itself, looks up the type again: until the
    // comparer exists, its values count as different.
    known[ObjectIdentifier(type)] = DifferentComparer()
    let comparer = make(type)
    known[ObjectIdentifier(type)] = comparer
    return comparer
  }

  private static func make<Value>(_ type: Value.Type) -> Comparer {
    if type is any NodeProperty.Type { return KeptComparer() }
    if let equatable = type as? any Equatable.Type { return makeEquatable(equatable) }
    if _isPOD(type) { return BytesComparer(size: MemoryLayout<Value>.size) }
    if type is AnyClass { return BytesComparer(size: MemoryLayout<Value>.size) }
    var fields: [(Int, Comparer)] = []
    let isKnown = _forEachField(of: type, options: []) { _, offset, field, kind in
      fields.append((offset, fieldComparer(field, kind)))
      return true
    }
    return isKnown && !fields.isEmpty ? FieldsComparer(fields: fields) : DifferentComparer()
  }

  private static func fieldComparer(_ type: Any.Type, _ kind: _MetadataKind) -> Comparer {
    switch kind {
    case .struct, .tuple, .class: comparer(of: type)
    case .function: BytesComparer(size: 2 * MemoryLayout<Int>.size)
    case .optional: optionalComparer(type)
    // The fields of an enumeration case, or of a value behind a protocol, are not accessible.
    default: (type as? any Equatable.Type).map { makeEquatable($0) } ?? DifferentComparer()
    }
  }

  private static func optionalComparer(_ type: Any.Type) -> Comparer {
    if let equatable = type as? any Equatable.Type { return makeEquatable(equatable) }
    // An optional object is stored as its address, or zero.
    if let optional = type as? any OptionalValue.Type, optional.wrapped is AnyClass {
      return BytesComparer(size: MemoryLayout<Int>.size)
    }
    return DifferentComparer()
  }

  private static func makeEquatable<Value: Equatable>(_ type: Value.Type) -> Comparer { EqualComparer<Value>() }
}

@MainActor
private class Comparer {
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

/// For values that cannot be compared.
private final class DifferentComparer: Comparer {}

/// For properties whose values the tree stores: the values in the view itself are ignored.
private final class KeptComparer: Comparer {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

private final class EqualComparer<Value: Equatable>: Comparer {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

private final class BytesComparer: Comparer {
  private let size: Int
  init(size: Int) { self.size = size }
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { memcmp(a, b, size) == 0 }
}

private final class FieldsComparer: Comparer {
  private let fields: [(offset: Int, comparer: Comparer)]
  init(fields: [(Int, Comparer)]) { self.fields = fields }
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { $0.comparer.areEqual(a + $0.offset, b + $0.offset) }
  }
}

/// Provides the wrapped type of an optional.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
