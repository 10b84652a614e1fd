import SwiftSyntax

/// Methods that an extension adds to a class of UIKit and that converted classes override, which Swift does not allow
/// without Objective-C. The converted method checks at run time whether `self` has an override, and calls that.
struct DynamicMethodForm {
  let tables: ClassTables

  private var model: ClassModel { tables.model }
  private var index: ModuleIndex { tables.model.index }

  /// The superclass outside of the converted sources to which an extension adds the method that a member overrides; nil
  /// if there is none.
  func owner(ofOverridden member: MemberDeclaration, in name: String) -> String? {
    guard member.isOverride, member.kind == .method, !member.isStatic,
      let foreign = model.foreignSuperclass(of: name)
    else { return nil }
    return AppleClasses.line(of: foreign).first { owner in
      index.extensions(of: owner).contains { place in
        place.file < index.ownFiles && index.declaration(place).members.contains { isSame($0, member) }
      }
    }
  }

  private func isSame(_ member: MemberDeclaration, _ other: MemberDeclaration) -> Bool {
    member.kind == .method && member.fullName == other.fullName && !member.isStatic && !member.isGeneric
      && !member.parameters.contains(where: \.isVariadic)
  }

  // MARK: The extension

  /// Renames the methods of an extension that are overridden. Returns the members to add to the extension in their
  /// place: methods of the old names, which call the override if there is one.
  func convertExtension(_ place: ModuleIndex.Place, _ scan: SourceScan) -> [String] {
    let declaration = index.declaration(place)
    guard let name = tables.className(of: place), index.declarations(of: name).isEmpty else { return [] }
    return declaration.members.enumerated().compactMap { number, member -> String? in
      guard isOverridden(member, of: name), let head = member.head else { return nil }
      scan.edits.replace(
        scan.memberAnchors[place.type][number].name, with: original(member, name), .extensionOverride)
      let isolation = isOnMainActor(name) ? "@MainActor " : ""
      scan.edits.insert(
        "; \(isolation)protocol \(asked(member, name)): AnyObject { \(requirement(member)) }",
        at: scan.anchors[place.type].end, .extensionOverride)
      let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      return "\(member.access.exporting)\(head) { "
        + "if let own = self as? any \(asked(member, name)) { "
        + "return \(effects)own.\(call(overriding(member), member)) }; "
        + "return \(effects)\(call(original(member, name), member)) }"
    }
  }

  private func isOverridden(_ member: MemberDeclaration, of name: String) -> Bool {
    index.members(named: member.name).contains { place, other in
      guard isSame(member, other), index.declaration(place).kind == .class else { return false }
      return owner(ofOverridden: other, in: index.declaration(place).fullName) == name
    }
  }

  // MARK: Classes

  /// Renames an override in a class, and the calls of `super` in it. Returns the protocol that the class has to adopt;
  /// nil if the member is no such override, or a superclass adopts the protocol.
  func convertOverride(
    _ member: MemberDeclaration, _ anchors: MemberAnchors, of name: String, _ scan: SourceScan
  ) -> String? {
    guard let owner = owner(ofOverridden: member, in: name) else { return nil }
    let isInherited = model.line(of: name).dropFirst().contains { above in
      index.declarations(of: above).contains { place in
        index.declaration(place).members.contains { $0.isOverride && isSame($0, member) }
      }
    }
    scan.edits.replace(anchors.name, with: overriding(member), .extensionOverride)
    let above = isInherited ? overriding(member) : original(member, owner)
    for node in Self.superCalls(of: member.name, in: Syntax(anchors.syntax)) {
      scan.edits.replace(node.declName.baseName.range, with: above, .extensionOverride)
    }
    if isInherited { return nil }
    if let range = anchors.override { scan.edits.blank(range, of: scan.bytes, .extensionOverride) }
    return asked(member, owner)
  }

  private static func superCalls(of name: String, in node: Syntax) -> [MemberAccessExprSyntax] {
    var found: [MemberAccessExprSyntax] = []
    if let access = node.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
      access.declName.baseName.text == name
    {
      found.append(access)
    }
    return found + node.children(viewMode: .sourceAccurate).flatMap { superCalls(of: name, in: $0) }
  }

  // MARK: Names

  private func isOnMainActor(_ name: String) -> Bool { AppleClasses.line(of: name).contains("UIResponder") }
  private func original(_ member: MemberDeclaration, _ owner: String) -> String { "_\(owner)_\(member.name)" }
  private func overriding(_ member: MemberDeclaration) -> String { "_overriding_\(member.name)" }
  private func asked(_ member: MemberDeclaration, _ owner: String) -> String {
    let labels = member.parameters.map { $0.label.isEmpty ? "" : "_" + $0.label }.joined()
    return "_Overriding_\(owner)_\(member.name)\(labels)"
  }

  /// The method without default values, as a protocol requires it.
  private func requirement(_ member: MemberDeclaration) -> String {
    let parameters = member.parameters.map { parameter in
      (parameter.label.isEmpty ? "_ " : parameter.label == parameter.name ? "" : parameter.label + " ")
        + "\(parameter.name): \(parameter.type)"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    return "func \(overriding(member))(\(parameters.joined(separator: ", ")))\(effects) -> \(member.type ?? "Void")"
  }

  private func call(_ name: String, _ member: MemberDeclaration) -> String {
    let arguments = member.parameters.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + parameter.name
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
