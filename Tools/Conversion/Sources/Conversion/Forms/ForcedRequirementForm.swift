import SwiftSyntax

/// Forced calls of optional requirements: `delegate.collectionView!(list, layout: self, sizeForItemAt: path)`.
///
/// On Apple's platforms the mark unwraps the method, and the call has the method's own type. Here a call by a name that several
/// requirements share answers an optional, which is unwrapped as well.
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
    // Without a dot the name is that of a method of the delegate itself.
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
    // A requirement whose name no other shares is a closure; its call returns no optional.
    let namesakes = index.declaration(own.place).members.filter { $0.isOptional && $0.name == use.name }
    return namesakes.count > 1
  }

  /// UIKit's, whose absence has an effect of its own: a call answers nil where a class leaves them out.
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
