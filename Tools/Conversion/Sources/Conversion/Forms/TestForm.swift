import SwiftSyntax

/// Test methods on the main actor, which XCTest for Linux can neither list nor call. They lose their isolation, and
/// their bodies are wrapped in `MainActor.assumeIsolated`.
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
    if declaration.kind == .class && (isMarked || hasMarkedMembers(place, name, scan)) { unmark(place, scan) }
    for (number, member) in declaration.members.enumerated() {
      convert(member, scan.memberAnchors[place.type][number], isMarked: isMarked, scan)
    }
  }

  /// Whether single methods that XCTest calls are marked `@MainActor`, in the class or in its extensions in the same
  /// file.
  private func hasMarkedMembers(_ place: ModuleIndex.Place, _ name: String, _ scan: SourceScan) -> Bool {
    let places = [place] + index.extensions(of: name).filter { $0.file == place.file }
    return places.contains { place in
      zip(index.declaration(place).members, scan.memberAnchors[place.type]).contains { member, anchors in
        Self.mark(of: anchors) != nil && Self.isCalledByXCTest(member) && !member.isAsync
      }
    }
  }

  private static func mark(of anchors: MemberAnchors) -> AttributeSyntax? {
    let attributes = anchors.syntax.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
    return attributes.lazy.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription == "MainActor" ? attribute : nil
    }.first
  }

  private static func isCalledByXCTest(_ member: MemberDeclaration) -> Bool {
    (member.isOverride || (member.name.hasPrefix("test") && member.parameters.isEmpty)) && !member.isStatic
  }

  /// Removes `@MainActor` from the class; its members get it instead. `@unchecked Sendable` lets the tests use `self`
  /// on the main actor nevertheless.
  private func unmark(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    let anchors = scan.anchors[place.type]
    if let mark = anchors.mainActor { scan.edits.blank(mark, of: scan.bytes, .test) }
    scan.edits.insert((anchors.hasInheritance ? ", " : ": ") + "@unchecked Sendable", at: anchors.inheritance, .test)
  }

  private func convert(_ member: MemberDeclaration, _ anchors: MemberAnchors, isMarked: Bool, _ scan: SourceScan) {
    let own = Self.mark(of: anchors)
    let words = anchors.syntax.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
    guard own != nil || isMarked, !words.contains("nonisolated") else { return }
    if Self.isCalledByXCTest(member) && !member.isAsync {
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
