/// A subclass of `XCTestCase`, and its test methods.
public struct TestClass: Sendable, Equatable {
  public struct Method: Sendable, Equatable {
    public let name: String
    public let isAsync: Bool
  }

  /// The name as code of the module writes it.
  public let name: String
  /// The test methods, inherited ones included.
  public let methods: [Method]
  /// Conditions of `#if` under which it exists.
  public let conditions: [String]

  /// The classes of a module's own files, in their order.
  static func all(in index: ModuleIndex) -> [TestClass] {
    let model = ClassModel(index: index)
    return index.files.prefix(index.ownFiles).flatMap(\.types).compactMap { type in
      guard type.kind == .class, !type.isGeneric, model.access(of: type.path) > .fileprivate,
        !type.path.contains(where: { $0.hasPrefix("local") }),
        model.foreignSuperclass(of: type.fullName) == "XCTestCase"
      else { return nil }
      let methods = methods(of: type.fullName, model)
      if methods.isEmpty { return nil }
      return TestClass(name: type.fullName, methods: methods, conditions: type.conditions)
    }
  }

  private static func methods(of name: String, _ model: ClassModel) -> [Method] {
    var methods: [Method] = []
    for above in model.line(of: name) {
      for (_, member) in model.index.members(of: above) where isTest(member) {
        if methods.contains(where: { $0.name == member.name }) { continue }
        methods.append(Method(name: member.name, isAsync: member.isAsync))
      }
    }
    return methods
  }

  private static func isTest(_ member: MemberDeclaration) -> Bool {
    member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic
      && !member.isGeneric && member.access > .fileprivate && member.conditions.isEmpty
      && [nil, "Void", "()"].contains(member.type)
  }
}
