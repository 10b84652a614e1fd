import SwiftSyntax

/// Overrides in extensions, and methods of extensions that subclasses override: without Objective-C Swift allows
/// neither.
/// The method stays in the extension under another name, and the class gets a member that forwards to it.
struct ExtensionOverrideForm {
  let tables: ClassTables

  private var model: ClassModel { tables.model }
  private var index: ModuleIndex { tables.model.index }

  /// Renames the members of an extension to which the class will forward.
  func convertExtension(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    let declaration = index.declaration(place)
    guard declaration.kind == .extension, let name = tables.className(of: place) else { return }
    for (number, member) in declaration.members.enumerated() where isForwarded(member, of: name) {
      let anchors = scan.memberAnchors[place.type][number]
      guard isConverted(name) else {
        scan.note(
          "An extension overrides \(member.fullName) of \(name), which is not among the converted sources; override it "
            + "in a subclass.", at: anchors.syntax)
        continue
      }
      guard canForward(member, anchors) else {
        scan.note(
          "The override of \(member.fullName) cannot be forwarded to; move it into the class.", at: anchors.syntax)
        continue
      }
      if let range = anchors.override { scan.edits.blank(range, of: scan.bytes, .extensionOverride) }
      let modifiers = anchors.syntax.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
      for modifier in modifiers where modifier.name.text == "open" {
        scan.edits.blank(modifier.range, of: scan.bytes, .extensionOverride)
      }
      scan.edits.replace(anchors.name, with: forwarded(member, name), .extensionOverride)
    }
  }

  /// The members of a class that forward to its extensions.
  func members(of place: ModuleIndex.Place) -> [TableEntry] {
    let declaration = index.declaration(place)
    guard declaration.kind == .class else { return [] }
    let name = declaration.fullName
    return index.extensions(of: name).filter { $0.file < index.ownFiles }.flatMap { extended in
      index.declaration(extended).members.filter {
        isForwarded($0, of: name) && !$0.parameters.contains(where: \.isVariadic)
      }
      .map {
        TableEntry(text: forwarding($0, name), conditions: index.declaration(extended).conditions + $0.conditions)
      }
    }
  }

  private func isConverted(_ name: String) -> Bool {
    index.declarations(of: name).contains { $0.file < index.ownFiles }
  }

  private func canForward(_ member: MemberDeclaration, _ anchors: MemberAnchors) -> Bool {
    if member.parameters.contains(where: \.isVariadic) { return false }
    guard let variable = anchors.syntax.as(VariableDeclSyntax.self) else { return true }
    guard let block = variable.bindings.first?.accessorBlock, variable.bindings.count == 1 else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private func isForwarded(_ member: MemberDeclaration, of name: String) -> Bool {
    if ObservationForm.isReceiver(member) { return false }
    if member.isOverride { return true }
    guard member.access > .fileprivate || member.access == .fileprivate, !member.isStatic else { return false }
    return index.members(named: member.name).contains { place, other in
      guard other.isOverride, other.fullName == member.fullName, let below = tables.className(of: place) else {
        return false
      }
      return below != name && model.line(of: below).contains(name)
    }
  }

  private func forwarded(_ member: MemberDeclaration, _ name: String) -> String {
    "_\(name.split(separator: ".").joined(separator: "_"))_\(member.name.filter { $0 != "`" })"
  }

  private func forwarding(_ member: MemberDeclaration, _ name: String) -> String {
    let head = member.access.exporting + (member.isOverride ? "override " : "") + (member.head ?? "")
    let target = forwarded(member, name)
    if member.kind == .property {
      return member.isSettable
        ? "\(head) { get { \(target) } set { \(target) = newValue } }" : "\(head) { \(target) }"
    }
    let arguments = member.parameters.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + parameter.name
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(head) { \(effects)\(target)(\(arguments.joined(separator: ", "))) }"
  }
}
