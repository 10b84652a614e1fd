import SwiftSyntax

/// Members that are looked up on `AnyObject`: `(sender as AnyObject).tag` becomes a cast to each class that has a
/// `tag`.
struct LookupForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  /// UIKit's classes with a property of a name. The property has the same type in all of them, and is not optional.
  private static let owners: [String: [String]] = [
    "tag": ["UIView", "UIBarItem"], "isOn": ["UISwitch"], "selectedSegmentIndex": ["UISegmentedControl"],
    "numberOfSegments": ["UISegmentedControl"], "isSelected": ["UIControl", "UITableViewCell", "UICollectionViewCell"],
    "isEnabled": ["UIControl", "UIBarItem", "UIGestureRecognizer"], "isHidden": ["UIView", "CALayer"],
    "isHighlighted": ["UIControl", "UITableViewCell", "UICollectionViewCell"], "frame": ["UIView", "CALayer"],
    "bounds": ["UIView", "CALayer"], "center": ["UIView"], "alpha": ["UIView"], "date": ["UIDatePicker"],
    "currentPage": ["UIPageControl"], "numberOfPages": ["UIPageControl"], "progress": ["UIProgressView"],
    "isRefreshing": ["UIRefreshControl"], "isAnimating": ["UIActivityIndicatorView", "UIImageView"],
    "isEditing": ["UIViewController", "UITableView", "UITableViewCell"],
  ]

  // MARK: Finding

  /// Whether an expression is `(sender as AnyObject)`.
  static func isCast(_ expression: ExprSyntax?) -> Bool {
    let core = expression.map { TypeQuestion.core(of: $0) }
    guard let tuple = core?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return false }
    return cast.elements.last?.trimmedDescription.hasPrefix("AnyObject") == true
  }

  /// Whether `AnyObject` is written as the type of a value, not as a constraint of a protocol or a type parameter.
  static func isOfValue(_ node: IdentifierTypeSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(TypeExprSyntax.self) { return parent.parent?.parent?.parent?.is(LabeledExprSyntax.self) != true }
    return !parent.is(InheritedTypeSyntax.self) && !parent.is(GenericParameterSyntax.self)
      && !parent.is(ConformanceRequirementSyntax.self)
  }

  /// Whether members may be looked up on an expression: it is a value, and not `self`.
  static func isValue(_ expression: ExprSyntax?) -> Bool {
    guard let core = expression.map({ TypeQuestion.core(of: $0) }), !ValueTypes.isType(core) else { return false }
    if let reference = core.as(DeclReferenceExprSyntax.self) {
      return !["self", "Self"].contains(reference.baseName.text)
    }
    return core.is(MemberAccessExprSyntax.self) || core.is(SubscriptCallExprSyntax.self)
      || core.is(FunctionCallExprSyntax.self)
  }

  // MARK: Converting

  /// A member of a value that may be an `AnyObject`.
  func convertMember(_ node: MemberAccessExprSyntax, scope: [String], _ scan: SourceScan) {
    guard scan.hasAnyObjects, let base = node.base else { return }
    let values = ValueTypes(model: tables.model, scan: scan)
    if let isAnyObject = values.isAnyObject(base, scope: scope) {
      if isAnyObject { convert(node, scope: scope, scan) }
      return
    }
    guard isWanted(node) else { return }
    var type = values.asked(base)
    // The compiler may have rejected the statement because of the look-up, so it is asked for the base without the
    // look-up.
    if values.isRefused(base) { type = values.asked(base, in: refused(node)) }
    if type.map(ValueTypes.isAnyObject) == true { convert(node, scope: scope, scan) }
  }

  /// Whether some class has a member of the name that can be looked up.
  private func isWanted(_ node: MemberAccessExprSyntax) -> Bool {
    !(Self.call(of: node) == nil ? properties(of: node.declName.baseName.text).map(\.owner) : methods(node)).isEmpty
  }

  func convert(_ node: MemberAccessExprSyntax, scope: [String], _ scan: SourceScan) {
    guard let base = node.base.map({ TypeQuestion.core(of: $0) }) else { return }
    let call = Self.call(of: node)
    let owners = call == nil && node.declName.argumentNames == nil ? propertyOwners(node, scan) : methods(node)
    guard !owners.isEmpty else {
      scan.note("\(node.trimmedDescription) looks a member up on AnyObject; cast to the class that has it.", at: node)
      return
    }
    let arguments = call.map { scan.text(in: $0.calledExpression.range.upperBound..<$0.range.upperBound) } ?? ""
    let found = owners.map { "(\(base.trimmedDescription) as? \($0))?.\(node.declName.trimmedDescription)\(arguments)" }
    // A property, or a method called with a question mark, may be absent: the result stays optional.
    let isOptional = call?.calledExpression.is(OptionalChainingExprSyntax.self) != false
    scan.edits.replace(
      call?.range ?? node.range, with: "_found(\(found.joined(separator: " ?? ")))" + (isOptional ? "" : "!"), .lookup)
    addFunction(to: scan)
  }

  /// The call of a member: `sender.show()`, `sender.show?()`.
  private static func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    var called = Syntax(node)
    while let parent = called.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      called = parent
    }
    return called.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == called.id ? $0 : nil }
  }

  private func refused(_ node: MemberAccessExprSyntax) -> TypeQuestion.Refused? {
    node.base.map { base in
      let whole = Self.call(of: node).map { Syntax($0) } ?? Syntax(node)
      return TypeQuestion.Refused(whole, part: TypeQuestion.core(of: base))
    }
  }

  /// The classes whose method a call can mean, because it has the call's labels and Objective-C knows it: classes of
  /// the sources, or else UIKit's.
  private func methods(_ node: MemberAccessExprSyntax) -> [String] {
    guard let call = Self.call(of: node) else { return [] }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text) ?? call.arguments.map { $0.label?.text ?? "_" }
    let closures = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
    let name = node.declName.baseName.text
    let own = owners(of: name) { member in
      let own = member.parameters.map { $0.label.isEmpty ? "_" : $0.label }
      return member.kind == .method && own.count == labels.count + closures && own.starts(with: labels)
    }
    if !own.isEmpty || closures > 0 { return own.map(\.owner) }
    let apples = AppleClasses.owners(ofMethod: "\(name)(\(labels.map { $0 + ":" }.joined()))")
    return apples.count <= Self.ownerLimit ? apples : []
  }

  /// The most classes of UIKit that are tried for a method: with more, the compiler takes too long for the expression.
  private static let ownerLimit = 4

  /// The classes whose property is meant. If the property's type differs among them, those with the type that the
  /// context needs.
  private func propertyOwners(_ node: MemberAccessExprSyntax, _ scan: SourceScan) -> [String] {
    let properties = properties(of: node.declName.baseName.text)
    guard Set(properties.map(\.type)).count > 1 else { return properties.map(\.owner) }
    let needed = scan.types(of: ExprSyntax(node), in: refused(node)).first.map(MethodType.plain)
      .map { $0.filter { !"?!".contains($0) } }
    for type in [needed, nil] where needed != nil {
      let meant = properties.filter { $0.type.map(MethodType.plain) == type }
      if !meant.isEmpty { return meant.map(\.owner) }
    }
    scan.note("\(node.trimmedDescription) can mean properties of several types; the first is taken.", at: node)
    return properties.filter { $0.type == properties[0].type }.map(\.owner)
  }

  /// The classes with a property of this name that Objective-C knows: those of the sources, or else UIKit's.
  private func properties(of name: String) -> [(owner: String, type: String?)] {
    let own = owners(of: name) { $0.kind == .property && $0.type?.hasSuffix("?") != true }
    return own.isEmpty ? (Self.owners[name] ?? []).map { ($0, nil) } : own
  }

  private func owners(
    of name: String, where isMeant: (MemberDeclaration) -> Bool
  ) -> [(owner: String, type: String?)] {
    index.members(named: name).compactMap { place, member in
      guard isMeant(member), !member.isStatic, let owner = tables.className(of: place), !owner.contains("local"),
        tables.model.isExposed(member, in: index.declaration(place), of: owner)
      else { return nil }
      return (owner, member.type)
    }
  }

  /// Adds the function `_found` to the file. As on Apple's platforms, a look-up gives an optional that is unwrapped
  /// implicitly where a value is needed.
  private func addFunction(to scan: SourceScan) {
    let text = "@discardableResult fileprivate func _found<Value>(_ value: Value?) -> Value! { value }\n"
    guard !scan.edits.edits.contains(where: { $0.text.hasSuffix(text) }) else { return }
    let start = scan.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
    scan.edits.insert(start + text, at: scan.bytes.count, .lookup)
  }
}
