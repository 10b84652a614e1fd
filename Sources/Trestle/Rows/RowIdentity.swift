/// The identity of a row from one list to the next: a type and an id.
///
/// A post 1 and an ad 1 are different rows, for their types differ. The type is that of the elements for ``Rows`` over
/// a collection, that of the model for a row in a cell class, and that of the content for a row with a content
/// configuration.
public struct RowIdentity: Hashable, CustomStringConvertible {
  let type: ObjectIdentifier
  package let typeName: String
  /// The id that distinguishes rows of a type; nil for rows that are distinguished by their order.
  public let id: AnyHashable?

  /// The identity of a row of a type.
  public init<Type>(_ type: Type.Type, id: some Hashable) {
    self.init(type: type, id: AnyHashable(id))
  }

  init(type: any Any.Type, id: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
    self.id = id
  }

  /// Whether type and id are the same.
  public static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.id == right.id }

  /// Hashes type and id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(id)
  }

  /// `Post 12`.
  public var description: String { id.map { "\(typeName) \($0)" } ?? typeName }
}
