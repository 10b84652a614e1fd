import Glibc
import SwiftParser
import SwiftSyntax

/// One walk over a file. It collects the declarations, the edits that do not depend on other files, and the sites whose
/// conversion does.
final class SourceScan: SyntaxVisitor {
  private enum Context {
    case type(Int)
    /// The body of a function, or the value of a property.
    case body
  }

  let source: Source
  let bytes: [UInt8]
  let lines: LineStarts
  let tree: SourceFileSyntax
  private let condition: Condition

  private(set) var declarations: FileDeclarations
  /// The anchors of each declared type, in source order.
  private(set) var anchors: [TypeAnchors] = []
  /// The anchors of the members of each type.
  private(set) var memberAnchors: [[MemberAnchors]] = []
  /// The index of the outermost type around each type.
  private var outermost: [Int] = []
  private(set) var sites: [Site] = []
  private(set) var imports: [ImportDeclSyntax] = []
  /// Names of types in the file that tell which module it needs.
  private(set) var hints: Set<String> = []
  var edits = EditList()
  var notes: [Note] = []
  var types = TypeAnswers()
  /// Whether something in the file is declared as `AnyObject`, so that members may be looked up on it.
  private(set) var hasAnyObjects = false

  private let mentionsAnyObject: Bool
  private var contexts: [Context] = []
  private var conditions: [String] = []
  private var localTypes = 0

  init(_ source: Source, _ condition: Condition) {
    self.source = source
    self.condition = condition
    bytes = Array(source.text.utf8)
    lines = LineStarts(bytes)
    mentionsAnyObject = source.text.withCString { strstr($0, "AnyObject") != nil }
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    declarations = FileDeclarations(path: source.path, stem: source.stem)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func line(of node: some SyntaxProtocol) -> Int { lines.line(at: node.range.lowerBound) }

  /// The types that the compiler gives an expression; empty if it gives none or has not been asked yet.
  func types(of expression: ExprSyntax, in refused: TypeQuestion.Refused? = nil) -> [String] {
    types.types(TypeQuestion(expression, in: refused))
  }

  func note(_ message: String, at node: some SyntaxProtocol) {
    notes.append(Note(path: source.path, line: line(of: node), message: message))
  }

  /// The end of the declaration of the outermost type around a type, behind which declarations can be added.
  func outermostEnd(of type: Int) -> Int { anchors[outermost[type]].end }

  /// The names of the types around the place of the walk.
  private var scope: [String] {
    for case .type(let index) in contexts.reversed() { return declarations.types[index].path }
    return []
  }

  /// The type whose member is declared here, if one is.
  private var declaringType: Int? {
    if case .type(let index)? = contexts.last { return index }
    return nil
  }

  // MARK: Types

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: SyntaxProtocol, generic: Bool, end: Int
  ) -> SyntaxVisitorContinueKind {
    let reading = AttributeReading(node.attributes, node.modifiers)
    var path = scope
    if kind == .extension {
      path = name.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    } else {
      if case .body? = contexts.last {
        localTypes += 1
        path.append("local\(localTypes)")
      }
      path.append(name.trimmedDescription)
    }
    let inheritance = node.inheritanceClause
    declarations.types.append(
      TypeDeclaration(
        kind: kind, path: path, inherited: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        access: reading.access ?? .internal,
        exposesMembers: reading.exposesMembers || (kind == .extension && reading.isExposed),
        isExposed: reading.isExposed, givenName: reading.givenName, isFinal: reading.words.contains("final"),
        isGeneric: generic, isOnMainActor: reading.isOnMainActor, parameters: TypeLimits.parameters(of: node),
        conditions: conditions, line: line(of: node)))
    let brace = node.memberBlock.rightBrace
    anchors.append(
      TypeAnchors(
        bodyStart: node.memberBlock.leftBrace.range.upperBound, bodyEnd: brace.range.lowerBound,
        end: brace.range.upperBound,
        endsOnOwnLine: brace.leadingTrivia.contains(where: \.isNewline) || node.memberBlock.members.isEmpty,
        inheritance: inheritance?.inheritedTypes.last?.type.range.upperBound ?? end, hasInheritance: inheritance != nil,
        mainActor: node.attributes.lazy.map(\.range).first { text(in: $0) == "@MainActor" }))
    memberAnchors.append([])
    let number = declarations.types.count - 1
    if case .type(let first)? = contexts.first { outermost.append(first) } else { outermost.append(number) }
    contexts.append(.type(number))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
    return enter(node, .class, node.name, generic: node.genericParameterClause != nil, end: end)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct, node.name, generic: node.genericParameterClause != nil, end: node.name.range.upperBound)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .enum, node.name, generic: node.genericParameterClause != nil, end: node.name.range.upperBound)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, node.name, generic: node.genericParameterClause != nil, end: node.name.range.upperBound)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let end = node.primaryAssociatedTypeClause?.range.upperBound ?? node.name.range.upperBound
    return enter(node, .protocol, node.name, generic: false, end: end)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, .extension, node.extendedType, generic: node.genericWhereClause != nil,
      end: node.extendedType.range.upperBound)
  }

  override func visitPost(_ node: ClassDeclSyntax) { contexts.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { contexts.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { contexts.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { contexts.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { contexts.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { contexts.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .body? = contexts.last { return .skipChildren }
    declarations.types.append(
      TypeDeclaration(
        kind: .typealias, path: scope + [node.name.text], inherited: [node.initializer.value.trimmedDescription],
        line: line(of: node)))
    anchors.append(
      TypeAnchors(bodyStart: 0, bodyEnd: 0, end: 0, endsOnOwnLine: true, inheritance: 0, hasInheritance: false))
    memberAnchors.append([])
    outermost.append(declarations.types.count - 1)
    return .visitChildren
  }

  // MARK: Members

  private func add(_ member: MemberDeclaration, to type: Int, _ anchors: MemberAnchors) {
    var member = member
    let owner = declarations.types[type]
    member.conditions = conditions.filter { !owner.conditions.contains($0) }
    if owner.kind == .extension && member.access == .internal { member.access = owner.access }
    declarations.types[type].members.append(member)
    memberAnchors[type].append(anchors)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = declaringType {
      var member = MemberReading.method(node, line: line(of: node))
      if declarations.types[type].kind == .extension { member.head = DeclarationHead.text(of: node) }
      add(
        member, to: type,
        MemberAnchors(
          whole: node.range, name: node.name.range, override: override(in: node.modifiers), syntax: DeclSyntax(node)))
    }
    contexts.append(.body)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { contexts.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = declaringType {
      for var member in MemberReading.properties(node, line: line(of: node)) {
        if declarations.types[type].kind == .extension { member.head = DeclarationHead.text(of: node) }
        let pattern = node.bindings.first { $0.pattern.trimmedDescription.filter { $0 != "`" } == member.name }?.pattern
        if let mark = EntryForm.mark(of: node) {
          EntryForm(scan: self).convert(
            node, mark, in: declarations.types[type].name,
            access: max(member.access, declarations.types[type].access).exporting)
        }
        add(
          member, to: type,
          MemberAnchors(
            whole: node.range, name: (pattern ?? node.bindings.first!.pattern).range,
            override: override(in: node.modifiers), syntax: DeclSyntax(node)))
      }
    }
    contexts.append(.body)
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { contexts.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: InitializerDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: SubscriptDeclSyntax) { contexts.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { contexts.removeLast() }

  private func enterBody() -> SyntaxVisitorContinueKind {
    contexts.append(.body)
    return .visitChildren
  }

  private func override(in modifiers: DeclModifierListSyntax) -> Range<Int>? {
    modifiers.first { $0.name.text == "override" }?.range
  }

  // MARK: What changes by itself

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    hint("@" + name)
    if AttributeReading.removed.contains(name) {
      edits.blank(node.range, of: bytes, .attribute)
    } else if name == "UIApplicationMain" {
      edits.replace(node.range, with: "@main".padding(to: node.range.count), .attribute)
    } else {
      return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.blank(node.range, of: bytes, .attribute) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let form = ConditionForm(node, condition)
    for clause in form.clauses {
      if let condition = clause.syntax.condition { form.edit(condition, &edits) }
      guard clause.isActive != false, let elements = clause.syntax.elements else { continue }
      if let remaining = clause.remaining { conditions.append(remaining) }
      walk(elements)
      if clause.remaining != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    declarations.imports.append(node.path.trimmedDescription)
    return .skipChildren
  }

  // MARK: Sites

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": sites.append(.selector(node, scope: scope))
    case "keyPath": sites.append(.keyPath(node, scope: scope))
    case "Preview": leaveOut(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    leaveOut(node)
    return .skipChildren
  }

  /// Makes a preview, which Xcode alone shows, a comment.
  private func leaveOut(_ node: some SyntaxProtocol) {
    edits.insert("/* ", at: node.range.lowerBound, .preview)
    edits.insert(" */", at: node.range.upperBound, .preview)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    hint(node.name.text)
    if node.name.text == "AnyObject", LookupForm.isOfValue(node) { hasAnyObjects = true }
    noteEarlierName(EarlierNameForm.use(of: node.name))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    hint(node.baseName.text)
    mark(LocalizedTextForm.place(in: node))
    noteEarlierName(EarlierNameForm.use(of: node.baseName))
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { noteEarlierName(EarlierNameForm.use(of: label)) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declarations.parameterNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.parameterNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    declarations.parameterNames.formUnion(TypeLimits.limited(by: node))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    noteEarlierName(EarlierNameForm.use(of: node.firstName))
    return .visitChildren
  }

  private func noteEarlierName(_ use: EarlierNameForm.Use?) {
    if let use { sites.append(.earlierName(use)) }
  }

  /// `(sender as AnyObject).tag`, or `sender.tag`, where `AnyObject` may be the type of `sender`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let use = PerformForm.use(of: node) {
      sites.append(.performing(use))
    } else if LookupForm.isCast(node.base) {
      sites.append(.lookup(node, scope: scope))
    } else if mentionsAnyObject, LookupForm.isValue(node.base) {
      sites.append(.member(node, scope: scope))
    }
    if node.declName.argumentNames != nil { sites.append(.method(node, scope: scope)) }
    mark(LocalizedTextForm.place(in: node))
    noteEarlierName(EarlierNameForm.notification(node))
    if let use = EarlierCallForm.use(of: node) { sites.append(.earlierCall(use, scope: scope)) }
    return .visitChildren
  }

  /// `observe(\.title)` and `addObserver(self, forKeyPath: "title")`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    mark(LocalizedTextForm.place(in: node))
    if let use = EarlierCallForm.use(of: node) { sites.append(.earlierCall(use, scope: scope)) }
    if LocalizedTextForm.isLocalized(node) { hint("LocalizationValue") }
    if let use = ForcedRequirementForm.use(in: node) { sites.append(.forced(use)) }
    if let label = TimerForm.label(of: node) { edits.replace(label.range, with: label.text, .timer) }
    guard
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .visitChildren }
    let isObserve = name == "observe" && node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    if isObserve || (name == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" }) {
      sites.append(.observation(node, scope: scope))
    }
    return .visitChildren
  }

  /// Writes an underscore before a name.
  private func mark(_ place: Int?) {
    if let place { edits.insert("_", at: place, .localizedText) }
  }

  private func hint(_ name: String) {
    if ImportForm.hints.contains(name) { hints.insert(name) }
  }
}

extension String {
  /// The text with spaces behind it, if it is shorter than `length`.
  func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - utf8.count)) }
}
