import SwiftSyntax

/// `#selector` in all its forms, as a `Selector` of the name that Objective-C has for the method.
/// If no converted class has the method in its table, because it is Apple's or in an extension of Apple's class, the
/// `Selector` carries the method itself.
struct SelectorForm {
  let tables: ClassTables

  private var model: ClassModel { tables.model }
  private var index: ModuleIndex { tables.model.index }

  func convert(_ node: MacroExpansionExprSyntax, scope: [String], _ scan: SourceScan) {
    guard let argument = node.arguments.first else { return }
    guard let reference = SelectorReference(argument) else {
      scan.note("The selector of \(node.trimmedDescription) is not known.", at: node)
      return
    }
    let text =
      reference.accessor.map { accessor($0, reference, scope, node, scan) } ?? method(reference, scope, node, scan)
    scan.edits.replace(node.range, with: text, .selector)
  }

  // MARK: Properties

  private func accessor(
    _ kind: SelectorReference.Accessor, _ reference: SelectorReference, _ scope: [String],
    _ node: MacroExpansionExprSyntax, _ scan: SourceScan
  ) -> String {
    let owner = types(of: reference, scope, node, scan).first
    let found = owner.flatMap { owner in
      model.line(of: owner).lazy.flatMap { index.members(of: $0) }.first {
        $0.member.kind == .property && $0.member.name == reference.name
      }
    }
    let name = found?.member.objectiveCName ?? ObjectiveCName.key(ofApple: reference.name)
    let selector = kind == .getter ? found.map { _ in name } ?? reference.name : ObjectiveCName.setter(name)
    guard let owner else {
      scan.note("The property of \(node.trimmedDescription) is not found; its selector is a guess.", at: node)
      return "Selector(\"\(selector)\")"
    }
    let path = written(owner)
    return "Selector(_Action(\(kind.rawValue): \"\(selector)\", \\\(path).\(reference.name)), of: \(path).self)"
  }

  // MARK: Methods

  private struct Candidate {
    let selector: String
    let parameters: [Parameter]?
    var isOfClass = false
    /// The class whose table lacks the method, and the method as a value.
    var outside: (type: String, method: String)?
  }

  private func method(
    _ reference: SelectorReference, _ scope: [String], _ node: MacroExpansionExprSyntax, _ scan: SourceScan
  ) -> String {
    var candidates = candidates(reference, scope, node, scan)
    if let types = reference.parameterTypes { candidates = Self.matching(candidates, types) }
    if candidates.isEmpty || Self.isOpen(candidates) {
      // The compiler tells the types of the method's parameters and, if there is a base before the dot, the class that
      // declares the method.
      let isCurried = reference.base != nil
      let refused = TypeQuestion.Refused(node, part: node.arguments.first!.expression)
      let told = scan.types(of: reference.place, in: refused).lazy.compactMap { MethodType($0, isCurried: isCurried) }
      if let told = told.first {
        if candidates.isEmpty, let written = told.owner {
          let parameters = TypeParameters(model: model)
          let owners = parameters.names(of: written, in: scope, at: Syntax(node))
          candidates = self.candidates(reference, in: owners)
          // For a requirement of a protocol the compiler names the type parameter as owner, which does not tell the
          // declaring type.
          let isClass = !parameters.isParameter(written, in: scope, at: Syntax(node))
          if candidates.isEmpty, isClass, let owner = owners.first { candidates = foreign(reference, owner, told) }
        }
        candidates = Self.matching(candidates, told.parameters)
      }
    }
    if candidates.isEmpty, let base = reference.base {
      candidates = elsewhere(reference)
      if !candidates.isEmpty, !Self.isOpen(candidates), !reference.isOwn {
        scan.note(
          "The class of \(base.trimmedDescription) that has \(reference.name) is not found; the selector is that of the "
            + "only such method of the sources.", at: node)
      }
    }
    guard let first = candidates.first else {
      let labels = reference.labels ?? (reference.parameterTypes ?? []).map { _ in "" }
      if reference.labels == nil {
        scan.note("The method of \(node.trimmedDescription) is not found; its selector is a guess.", at: node)
      }
      return "Selector(\"\(ObjectiveCName.selector(reference.name, labels: labels))\")"
    }
    if Self.isOpen(candidates) {
      scan.note("\(node.trimmedDescription) can mean several methods; the first is taken.", at: node)
    }
    guard let outside = first.outside else { return "Selector(\"\(first.selector)\")" }
    let action = tables.action(first.selector, outside.method, isOfClass: first.isOfClass)
    return "Selector(\(action), of: \(outside.type).self)"
  }

  private static func isOpen(_ candidates: [Candidate]) -> Bool { Set(candidates.map(\.selector)).count > 1 }

  /// The candidates with parameters of these types; if there are none, those with as many parameters; else all of them.
  private static func matching(_ candidates: [Candidate], _ types: [String]) -> [Candidate] {
    let matching = candidates.filter { $0.parameters.map { $0.map { MethodType.plain($0.type) } } == types }
    let counted = candidates.filter { $0.parameters?.count == types.count }
    return matching.isEmpty ? (counted.isEmpty ? candidates : counted) : matching
  }

  /// The methods that a reference can mean, those of the nearest type first.
  private func candidates(
    _ reference: SelectorReference, _ scope: [String], _ node: MacroExpansionExprSyntax, _ scan: SourceScan
  ) -> [Candidate] {
    if reference.isOwn {
      for count in stride(from: scope.count, to: 0, by: -1) {
        let name = index.resolve(Array(scope[..<count]), in: []) ?? scope[count - 1]
        let found = candidates(reference, in: name)
        if !found.isEmpty { return found }
      }
      return []
    }
    return candidates(reference, in: types(of: reference, scope, node, scan))
  }

  /// The methods of the first of some types that has any.
  private func candidates(_ reference: SelectorReference, in types: [String]) -> [Candidate] {
    types.lazy.map { self.candidates(reference, in: $0) }.first { !$0.isEmpty } ?? []
  }

  private func candidates(_ reference: SelectorReference, in type: String) -> [Candidate] {
    let line = model.line(of: type)
    let own = line.flatMap { name in
      index.members(of: name).filter { reference.matches($0.member) }.map { (name, $0.place, $0.member) }
    }.map { name, place, member in
      let isInTable = index.declarations(of: name).isEmpty == false && tables.isInTable(member, place, name)
      return candidate(member, name, isOutside: !isInTable && !index.isProtocol(name))
    }
    if !own.isEmpty { return own }
    let foreign = index.declarations(of: type).isEmpty ? type : model.foreignSuperclass(of: type)
    guard let foreign else { return inherited(reference, type) }
    let extended = AppleClasses.line(of: foreign).flatMap { name in
      index.extensions(of: name).flatMap { place in
        index.declaration(place).members.filter(reference.matches).map { candidate($0, name, isOutside: true) }
      }
    }
    return extended + (extended.isEmpty ? apples(reference, foreign) : []) + inherited(reference, type)
  }

  /// Requirements of protocols that a type adopts.
  private func inherited(_ reference: SelectorReference, _ type: String) -> [Candidate] {
    model.adopted(by: type).flatMap { name in
      index.members(of: name).filter { reference.matches($0.member) }.map {
        candidate($0.member, name, isOutside: false)
      }
    }
  }

  private func candidate(_ member: MemberDeclaration, _ type: String, isOutside: Bool) -> Candidate {
    let selector = tables.selector(of: member, in: type)
    var candidate = Candidate(selector: selector, parameters: member.parameters, isOfClass: member.isStatic)
    if isOutside && tables.canBeFound(member, in: type) {
      let path = written(type)
      let value = tables.method(member, path, type)
      candidate.outside = (path, value.hasPrefix("Self.") ? path + value.dropFirst(4) : value)
    }
    return candidate
  }

  private func apples(_ reference: SelectorReference, _ type: String) -> [Candidate] {
    AppleClasses.methods(named: reference.name, of: type).filter {
      reference.labels == nil || reference.labels == $0.labels
    }.map { owner, labels in
      candidate(reference.name, labels, of: owner)
    }
  }

  /// A method of a class that neither the sources nor UIKit's tables have, if its labels are known: `UndoManager.undo`.
  private func foreign(_ reference: SelectorReference, _ owner: String, _ type: MethodType) -> [Candidate] {
    guard let labels = reference.labels ?? (type.parameters.isEmpty ? [] : nil),
      labels.count == type.parameters.count, !index.isProtocol(owner), !AppleClasses.isProtocol(owner)
    else { return [] }
    return [candidate(reference.name, labels, of: owner)]
  }

  private func candidate(_ name: String, _ labels: [String], of owner: String) -> Candidate {
    let suffix = labels.isEmpty ? "" : "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    let method = labels.isEmpty ? "{ (target: \(owner)) in { target.\(name)() } }" : "\(owner).\(name)\(suffix)"
    return Candidate(selector: ObjectiveCName.selector(name, labels: labels), parameters: nil, outside: (owner, method))
  }

  /// Methods of the name anywhere in the module, if the type of the reference's base is not known.
  private func elsewhere(_ reference: SelectorReference) -> [Candidate] {
    index.members(named: reference.name).filter { reference.matches($0.member) }.compactMap { place, member in
      guard let name = tables.className(of: place) else { return nil }
      guard model.isExposed(member, in: index.declaration(place), of: name) else { return nil }
      return candidate(member, name, isOutside: index.declarations(of: name).isEmpty)
    }
  }

  // MARK: Types

  /// The type of the part before the last dot, which may name a type, `self` or a value. Several if it is a type
  /// parameter with several constraints.
  private func types(
    of reference: SelectorReference, _ scope: [String], _ node: MacroExpansionExprSyntax, _ scan: SourceScan
  ) -> [String] {
    guard let base = reference.base, !reference.isOwn else {
      return (index.resolve(scope, in: []) ?? scope.last).map { [$0] } ?? []
    }
    let values = ValueTypes(model: model, scan: scan)
    if ValueTypes.isType(base) { return values.names(ofType: base, scope: scope) }
    let refused = TypeQuestion.Refused(node, part: node.arguments.first!.expression)
    let known = values.names(of: base, scope: scope, in: refused)
    if !known.isEmpty { return known }
    guard let nearest = values.nearest(of: base, scope: scope) else { return [] }
    scan.note(
      "The type of \(base.trimmedDescription) is not known; the selector is one of \(nearest), the nearest of the name.",
      at: node)
    return [nearest]
  }

  /// The name of a type as code of the module writes it.
  private func written(_ name: String) -> String {
    let path = name.split(separator: ".")
    return path.contains { $0.hasPrefix("local") } ? String(path.last ?? "") : name
  }
}
