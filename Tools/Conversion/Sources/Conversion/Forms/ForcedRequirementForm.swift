import SwiftSyntax

/// Forced calls of optional requirements: `delegate.collectionView!(list, layout: self, sizeForItemAt: path)`.
/// On Apple's platforms the `!` unwraps the method, and the call has the method's own result type. Here, if several
/// optional requirements share the name, the call returns an optional, so a second `!` after the call unwraps it.
struct ForcedRequirementForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  /// A forced call of a member, and the member's full name.
  struct Use {
    let name: String
    let call: FunctionCallExprSyntax

    var fullName: String {
      name + "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
  }

  static func use(in node: FunctionCallExprSyntax) -> Use? {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self), node.trailingClosure == nil else {
      return nil
    }
    // Without a dot, the call is on `self`.
    let name =
      forced.expression.as(MemberAccessExprSyntax.self)?.declName ?? forced.expression.as(DeclReferenceExprSyntax.self)
    return name.map { Use(name: $0.baseName.text, call: node) }
  }

  func convert(_ use: Use, _ scan: SourceScan) {
    guard answersOptional(use) else { return }
    scan.edits.insert("!", at: use.call.range.upperBound, .optionalRequirement)
  }

  private func answersOptional(_ use: Use) -> Bool {
    let own = index.members(named: use.name).first { place, member in
      member.isOptional && member.fullName == use.fullName && index.declaration(place).kind == .protocol
    }
    guard let own else { return Self.requirements.contains(use.fullName) }
    // A requirement that shares its name with no other is a closure, whose call returns no optional.
    let namesakes = index.declaration(own.place).members.filter { $0.isOptional && $0.name == use.name }
    return namesakes.count > 1
  }

  /// The optional requirements of UIKit that return an optional here: nil if the delegate does not implement them.
  private static let requirements: Set<String> = [
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)", "collectionView(_:canMoveItemAt:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)", "collectionView(_:canFocusItemAt:)",
    "collectionView(_:selectionFollowsFocusForItemAt:)", "tableView(_:heightForRowAt:)",
    "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
    "tableView(_:estimatedHeightForRowAt:)", "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:editingStyleForRowAt:)",
    "tableView(_:shouldIndentWhileEditingRowAt:)", "tableView(_:indentationLevelForRowAt:)",
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", "tableView(_:canEditRowAt:)",
    "tableView(_:canMoveRowAt:)", "tableView(_:canPerformPrimaryActionForRowAt:)", "tableView(_:canFocusRowAt:)",
    "tableView(_:selectionFollowsFocusForRowAt:)",
  ]
}
