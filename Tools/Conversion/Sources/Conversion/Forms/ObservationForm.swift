import SwiftSyntax

/// Key-value observing: `@objc dynamic` properties report their changes, and observers name the properties by their
/// keys.
struct ObservationForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  // MARK: Properties

  /// Makes the `dynamic` properties of a class or an extension report their changes to observers.
  func convert(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    guard let name = tables.className(of: place) ?? foundationClass(of: place), isKnown(name) else { return }
    let declaration = index.declaration(place)
    for (number, member) in declaration.members.enumerated() {
      if Self.isReceiver(member) { convertReceiver(scan.memberAnchors[place.type][number], place, name, scan) }
      guard tells(member, in: declaration, of: name) else { continue }
      let syntax = scan.memberAnchors[place.type][number].syntax
      guard let variable = syntax.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        variable.bindings.count == 1
      else {
        scan.note("\(name).\(member.name) cannot tell of its changes; declare it by itself.", at: syntax)
        continue
      }
      convert(member, binding, scan)
    }
  }

  /// The class of Foundation that an extension is of, such as `UserDefaults`.
  private func foundationClass(of place: ModuleIndex.Place) -> String? {
    let declaration = index.declaration(place)
    return declaration.kind == .extension && AppleClasses.plain.contains(declaration.fullName)
      && index.resolve(declaration.path, in: []) == nil ? declaration.fullName : nil
  }

  /// Whether a class is Apple's, or is known to inherit from one. A base class of another library may have its own
  /// observing.
  private func isKnown(_ name: String) -> Bool {
    if index.declarations(of: name).isEmpty { return true }
    guard tables.model.foreignSuperclass(of: name) != nil else { return false }
    if case .unknown = tables.model.root(of: name) { return false }
    return true
  }

  private func tells(_ member: MemberDeclaration, in declaration: TypeDeclaration, of name: String) -> Bool {
    member.kind == .property && member.exposure.contains(.dynamic) && member.isSettable && !member.isStatic
      && tables.model.isExposed(member, in: declaration, of: name)
  }

  private func convert(_ member: MemberDeclaration, _ binding: PatternBindingSyntax, _ scan: SourceScan) {
    func call(_ old: String) -> String {
      "_valueDidChange(\"\(member.objectiveCName)\", from: \(old), to: self.\(member.name))"
    }
    guard let block = binding.accessorBlock else {
      let end = binding.initializer?.range.upperBound ?? binding.typeAnnotation?.range.upperBound
      scan.edits.insert(" { didSet { \(call("oldValue")) } }", at: end ?? binding.range.upperBound, .observation)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let setters = Dictionary(accessors.map { ($0.accessorSpecifier.text, $0) }) { first, _ in first }
    if let observer = setters["didSet"], let body = observer.body {
      let old = observer.parameters?.name.text ?? "oldValue"
      scan.edits.insert(" defer { \(call(old)) };", at: body.leftBrace.range.upperBound, .observation)
    } else if setters["willSet"] != nil {
      scan.edits.insert(" didSet { \(call("oldValue")) } ", at: block.rightBrace.range.lowerBound, .observation)
    } else if let setter = setters["set"], let body = setter.body {
      scan.edits.insert(
        " let _oldValue = self.\(member.name); defer { \(call("_oldValue")) };", at: body.leftBrace.range.upperBound,
        .observation)
    }
  }

  // MARK: Observers

  static func isReceiver(_ member: MemberDeclaration) -> Bool {
    member.isOverride && member.fullName == "observeValue(forKeyPath:of:change:context:)"
  }

  /// Turns the topmost override of `observeValue(forKeyPath:…)` into a method without `override` that satisfies the
  /// protocol `_KeyValueObserver`.
  private func convertReceiver(
    _ anchors: MemberAnchors, _ place: ModuleIndex.Place, _ name: String, _ scan: SourceScan
  ) {
    let isInherited = tables.model.line(of: name).dropFirst().contains { above in
      index.members(of: above).contains { Self.isReceiver($0.member) }
    }
    guard !isInherited else { return }
    if let range = anchors.override { scan.edits.blank(range, of: scan.bytes, .observation) }
    let type = scan.anchors[place.type]
    scan.edits.insert((type.hasInheritance ? ", " : ": ") + "_KeyValueObserver", at: type.inheritance, .observation)
  }

  /// Adds the property's key to `observe(\.title)`. Notes here, and for `addObserver(_:forKeyPath:…)`, properties whose
  /// changes are not reported.
  func convert(_ node: FunctionCallExprSyntax, scope: [String], _ scan: SourceScan) {
    guard let first = node.arguments.first else { return }
    guard let path = first.expression.as(KeyPathExprSyntax.self) else { return check(node, scope, scan) }
    let names = path.components.map { $0.component.trimmedDescription }
    let values = ValueTypes(model: tables.model, scan: scan)
    let owner = path.root.flatMap { values.names(ofType: $0, scope: scope).first } ?? receiver(of: node, scope, scan)
    guard names.count == 1, let key = key(of: names[0], in: owner, at: node, scan) else {
      scan.note(
        """
        Changes of \(path.trimmedDescription) are not told: those of dynamic properties of converted classes are, and of a \
        scroll view's contentOffset and contentSize.
        """, at: node)
      return
    }
    if let comma = first.trailingComma {
      scan.edits.insert(" _key: \"\(key)\",", at: comma.range.upperBound, .observation)
    } else {
      scan.edits.insert(", _key: \"\(key)\"", at: first.range.upperBound, .observation)
    }
  }

  /// The type of the object whose property is observed.
  private func receiver(of node: FunctionCallExprSyntax, _ scope: [String], _ scan: SourceScan) -> String? {
    let values = ValueTypes(model: tables.model, scan: scan)
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return index.resolve(scope, in: []) ?? scope.last
    }
    return values.name(of: base, scope: scope)
  }

  private func check(_ node: FunctionCallExprSyntax, _ scope: [String], _ scan: SourceScan) {
    guard let argument = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression else { return }
    let text = argument.trimmedDescription
    // A literal path of several keys is not checked: its objects are only known at run time.
    guard text.hasPrefix("\"") && !text.contains(".") || text.hasPrefix("#keyPath(") else { return }
    let name = text.filter { !"\")".contains($0) }.split(whereSeparator: { ".(".contains($0) }).last.map(String.init)
    let isTold = name.map { key(of: $0, in: receiver(of: node, scope, scan), at: node, scan) != nil } ?? false
    if !isTold {
      scan.note(
        """
        Changes of \(text) are not told: only those of dynamic properties of converted classes are, and of a scroll view's \
        contentOffset and contentSize.
        """, at: node)
    }
  }

  /// The properties of UIKit that report their changes; both are properties of scroll views.
  private static let scrolling: Set<String> = ["contentOffset", "contentSize"]

  private func key(of name: String, in owner: String?, at node: FunctionCallExprSyntax, _ scan: SourceScan) -> String? {
    ownKey(of: name, in: owner, at: node, scan) ?? (Self.scrolling.contains(name) ? name : nil)
  }

  /// The key of an observable property of the owner, of one of its superclasses, or of a subclass, because a variable
  /// may hold an object of a subclass. If the owner is not known, that of the first such property of any class.
  private func ownKey(
    of name: String, in owner: String?, at node: FunctionCallExprSyntax, _ scan: SourceScan
  ) -> String? {
    let found = index.members(named: name).filter {
      $0.member.kind == .property && $0.member.exposure.contains(.dynamic) && $0.member.isSettable
    }
    guard let owner, tables.isClass(owner) else {
      if Set(found.map(\.member.objectiveCName)).count > 1 || owner == nil && !found.isEmpty {
        scan.note("The object whose \(name) is observed is not known; the first such property is taken.", at: node)
      }
      return found.first?.member.objectiveCName
    }
    let line = tables.model.wholeLine(of: owner)
    return found.first { place, _ in
      tables.className(of: place).map { line.contains($0) || tables.model.wholeLine(of: $0).contains(owner) } ?? false
    }?.member.objectiveCName
  }
}
