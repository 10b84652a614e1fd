import SwiftSyntax

/// Test methods of XCTest on the main actor, which XCTest for Linux can neither list nor call: the body says that it
/// runs there.
struct TestForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  func convert(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    guard let name = tables.className(of: place), tables.model.foreignSuperclass(of: name) == "XCTestCase" else {
      return
    }
    let isMarked = tables.model.line(of: name).contains { above in
      index.declarations(of: above).contains { index.declaration($0).isOnMainActor }
    }
    let declaration = index.declaration(place)
    if isMarked && declaration.kind == .class { unmark(place, scan) }
    for (number, member) in declaration.members.enumerated() {
      convert(member, scan.memberAnchors[place.type][number], isMarked: isMarked, scan)
    }
  }

  /// The class's own mark is moved to its members; it can be handed to the main actor nevertheless.
  private func unmark(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    let anchors = scan.anchors[place.type]
    if let mark = anchors.mainActor { scan.edits.blank(mark, of: scan.bytes, .test) }
    scan.edits.insert((anchors.hasInheritance ? ", " : ": ") + "@unchecked Sendable", at: anchors.inheritance, .test)
  }

  private func convert(_ member: MemberDeclaration, _ anchors: MemberAnchors, isMarked: Bool, _ scan: SourceScan) {
    let attributes = anchors.syntax.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
    let own = attributes.lazy.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription == "MainActor" ? attribute : nil
    }.first
    let words = anchors.syntax.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
    guard own != nil || isMarked, !words.contains("nonisolated") else { return }
    let isCalledByXCTest = member.isOverride || (member.name.hasPrefix("test") && member.parameters.isEmpty)
    if isCalledByXCTest && !member.isStatic && !member.isAsync {
      guard let body = anchors.syntax.as(FunctionDeclSyntax.self)?.body else { return }
      if let own { scan.edits.blank(own.range, of: scan.bytes, .test) }
      let (start, effect) = member.isThrowing ? ("try ", " throws") : ("", "")
      scan.edits.insert(
        " \(start)MainActor.assumeIsolated { @MainActor ()\(effect) -> Void in", at: body.leftBrace.range.upperBound,
        .test)
      scan.edits.insert("} ", at: body.rightBrace.range.lowerBound, .test)
    } else if own == nil, !(member.kind == .property && member.isOverride) {
      scan.edits.insert("@MainActor ", at: anchors.whole.lowerBound, .test)
    }
  }
}
