import SwiftSyntax

/// Finds types by their names. For a generic parameter, an associated type or `Self` it finds the types that constrain
/// it.
struct TypeParameters {
  let model: ClassModel

  private var index: ModuleIndex { model.index }

  /// A type that limits another, and the types around the place where it is written.
  private struct Limit {
    let text: String
    let scope: [String]
  }

  /// The most type parameters that are followed: a constraint may be a type parameter itself.
  private static let steps = 4

  /// The full names of a type: one, or all that limit a type parameter, classes first. Empty if nothing limits it.
  ///
  /// - Parameters:
  ///   - scope: The types around the place where the type is written.
  ///   - place: The syntax at which the type is written; nil if that is in another declaration than the value's.
  func names(of type: String, in scope: [String], at place: Syntax?) -> [String] {
    names(of: type, in: scope, at: place, steps: Self.steps)
  }

  /// Whether a type is, or has in it, a type parameter.
  func isParameter(_ type: String, in scope: [String], at place: Syntax?) -> Bool {
    guard mentionsParameter(type) else { return false }
    return TypeLimits.parts(of: type).contains {
      limits(of: Self.path($0), in: scope, at: place, steps: Self.steps) != nil
    }
  }

  private func names(of type: String, in scope: [String], at place: Syntax?, steps: Int) -> [String] {
    guard steps > 0 else { return [] }
    guard mentionsParameter(type) else { return index.typeName(type, in: scope).map { [$0] } ?? [] }
    let parts = TypeLimits.parts(of: type)
    let limits = parts.map { self.limits(of: Self.path($0), in: scope, at: place, steps: steps) }
    guard limits.contains(where: { $0 != nil }) else { return index.typeName(type, in: scope).map { [$0] } ?? [] }
    var found: [String] = []
    for (part, limits) in zip(parts, limits) {
      let known =
        limits?.flatMap { names(of: $0.text, in: $0.scope, at: place, steps: steps - 1) }
        ?? index.typeName(part, in: scope).map { [$0] } ?? []
      for name in known where !found.contains(name) { found.append(name) }
    }
    return found.filter { !isProtocol($0) } + found.filter(isProtocol)
  }

  /// Whether some word of a type is the name of a type parameter somewhere.
  private func mentionsParameter(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { index.parameterNames.contains(String($0)) }
  }

  private func isProtocol(_ name: String) -> Bool {
    index.declarations(of: name).isEmpty ? AppleClasses.isProtocol(name) : index.isProtocol(name)
  }

  private static func path(_ type: String) -> [String] {
    var path = ModuleIndex.components(type)
    while path.count > 1, path.last == "Type" { path.removeLast() }
    return path
  }

  // MARK: Limits

  /// The types that limit a type parameter; nil if the path names none.
  private func limits(of path: [String], in scope: [String], at place: Syntax?, steps: Int) -> [Limit]? {
    guard let first = path.first, steps > 0 else { return nil }
    if first == "Self" {
      return path.count == 1
        ? own(scope, place) : limits(of: Array(path.dropFirst()), in: scope, at: place, steps: steps)
    }
    if path.count == 1 { return limits(of: first, in: scope, at: place) }
    guard limits(of: [first], in: scope, at: place, steps: steps - 1) != nil else { return nil }
    let owners = names(of: first, in: scope, at: place, steps: steps - 1)
    return required(path.joined(separator: "."), at: place, scope)
      + owners.flatMap { owner -> [Limit] in
        let member = owner.split(separator: ".").map(String.init) + path.dropFirst()
        if let type = index.resolve(member, in: []) { return [Limit(text: type, scope: [])] }
        return path.count == 2 ? declared(path[1], by: owner) ?? [] : []
      }
  }

  private func limits(of name: String, in scope: [String], at place: Syntax?) -> [Limit]? {
    var found: [Limit] = []
    for declaration in Self.declarations(around: place) {
      if let limits = TypeLimits.parameters(of: declaration)[name] {
        return found + limits.map { Limit(text: $0, scope: scope) }
      }
      found += TypeLimits.required(of: name, in: declaration).map { Limit(text: $0, scope: scope) }
    }
    let types = stride(from: scope.count, to: 0, by: -1).map { count in
      index.resolve(Array(scope[..<count]), in: []) ?? scope[..<count].joined(separator: ".")
    }
    if let limits = types.lazy.compactMap({ declaredItself(name, by: $0) }).first { return found + limits }
    if !found.isEmpty { return found }
    // If there is a type or alias of the name, the name means that, and not the associated type of an adopted protocol.
    if index.resolve([name], in: scope) != nil { return nil }
    return types.lazy.compactMap { declared(name, by: $0) }.first
  }

  /// The types to which the `where` clauses of the declarations around a place constrain a type.
  private func required(_ type: String, at place: Syntax?, _ scope: [String]) -> [Limit] {
    Self.declarations(around: place).flatMap { TypeLimits.required(of: type, in: $0) }
      .map { Limit(text: $0, scope: scope) }
  }

  /// The declarations around a place that can limit types, from the inside to the outside.
  private static func declarations(around place: Syntax?) -> [Syntax] {
    var found: [Syntax] = []
    var node = place
    while let present = node {
      if TypeLimits.mayLimit(present) { found.append(present) }
      node = present.parent
    }
    return found
  }

  /// The types that `Self` has: the type around a place and, if that is a protocol, the types that constrain it.
  private func own(_ scope: [String], _ place: Syntax?) -> [Limit]? {
    guard let last = scope.last else { return nil }
    let name = index.resolve(scope, in: []) ?? last
    let own = [Limit(text: name, scope: [])]
    guard index.isProtocol(name) else { return own }
    let inherited = index.declarations(of: name).flatMap { place in
      index.declaration(place).inherited.map { Limit(text: $0, scope: Array(index.declaration(place).path.dropLast())) }
    }
    return required("Self", at: place, scope) + own + inherited
  }

  /// The limits of a parameter that a type, or a protocol which it adopts, declares.
  private func declared(_ name: String, by type: String) -> [Limit]? {
    ([type] + model.adopted(by: type)).lazy.compactMap { declaredItself(name, by: $0) }.first
  }

  private func declaredItself(_ name: String, by type: String) -> [Limit]? {
    index.declarations(of: type).lazy.map { index.declaration($0) }.compactMap { declaration in
      declaration.parameters[name]?.map { Limit(text: $0, scope: declaration.path) }
    }.first
  }
}
