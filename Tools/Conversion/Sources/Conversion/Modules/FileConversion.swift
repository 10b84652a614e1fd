/// Converts one file, with the index of its module.
struct FileConversion {
  let scan: SourceScan
  let file: Int
  let tables: ClassTables
  /// Modules that sources can import beyond those known.
  let modules: Set<String>

  private var index: ModuleIndex { tables.model.index }

  func run() -> ConvertedFile {
    for type in scan.declarations.types.indices { convert(ModuleIndex.Place(file: file, type: type)) }
    CarriedTablesForm(tables: tables).convert(file, scan)
    for site in scan.sites { convert(site) }
    let needsUIKit = scan.edits.edits.contains { [.selector, .table, .observation, .localizedText].contains($0.form) }
    ImportForm(modules: modules).convert(scan, needsUIKit: needsUIKit)
    return finish()
  }

  private func convert(_ site: Site) {
    switch site {
    case .selector(let node, let scope): SelectorForm(tables: tables).convert(node, scope: scope, scan)
    case .keyPath(let node, let scope): KeyPathForm(model: tables.model).convert(node, scope: scope, scan)
    case .lookup(let node, let scope): LookupForm(tables: tables).convert(node, scope: scope, scan)
    case .member(let node, let scope): LookupForm(tables: tables).convertMember(node, scope: scope, scan)
    case .method(let node, let scope):
      OptionalRequirementForm(tables: tables).convertReference(node, scope: scope, scan)
    case .observation(let node, let scope): ObservationForm(tables: tables).convert(node, scope: scope, scan)
    case .earlierCall(let use, let scope): EarlierCallForm(model: tables.model).convert(use, scope: scope, scan)
    case .forced(let use): ForcedRequirementForm(tables: tables).convert(use, scan)
    case .performing(let use): PerformForm(index: index).convert(use, scan)
    case .earlierName(let use): EarlierNameForm(index: index).convert(use, scan)
    }
  }

  private func convert(_ place: ModuleIndex.Place) {
    let declaration = index.declaration(place)
    let overrides = ExtensionOverrideForm(tables: tables)
    let requirements = OptionalRequirementForm(tables: tables)
    switch declaration.kind {
    case .protocol: requirements.convertProtocol(place, scan)
    case .class:
      adopt(place)
      offerOverrides(place)
      ObservationForm(tables: tables).convert(place, scan)
      add(TableKind.allCases.compactMap { tables.table($0, of: place) }, .table, to: place)
      add(overrides.members(of: place), .extensionOverride, to: place)
      TestForm(tables: tables).convert(place, scan)
      ClassNameForm(tables: tables).convert(place, scan)
      add(requirements.witnesses(of: place), .optionalRequirement, to: place)
    case .extension:
      ObservationForm(tables: tables).convert(place, scan)
      TestForm(tables: tables).convert(place, scan)
      overrides.convertExtension(place, scan)
      add(DynamicMethodForm(tables: tables).convertExtension(place, scan), .extensionOverride, to: place)
      addTables(toExtension: place)
      add(requirements.witnesses(of: place), .optionalRequirement, to: place)
    case .struct, .enum, .actor, .typealias: break
    }
    noteWhatIsLeftOut(place)
  }

  /// Lets methods of extensions of UIKit's classes find the overrides in a class.
  private func offerOverrides(_ place: ModuleIndex.Place) {
    let declaration = index.declaration(place)
    let form = DynamicMethodForm(tables: tables)
    let adopted = declaration.members.enumerated().compactMap { number, member in
      form.convertOverride(member, scan.memberAnchors[place.type][number], of: declaration.fullName, scan)
    }
    guard !adopted.isEmpty else { return }
    let anchors = scan.anchors[place.type]
    let isFirst = !anchors.hasInheritance && !adopts(place)
    scan.edits.insert(
      (isFirst ? ": " : ", ") + adopted.joined(separator: ", "), at: anchors.inheritance, .extensionOverride)
  }

  private func adoptedTables(_ place: ModuleIndex.Place) -> [TableKind] {
    let name = index.declaration(place).fullName
    return TableKind.allCases.filter { tables.needsTable($0, name) && !tables.inheritsTable($0, name) }
  }

  private func adopts(_ place: ModuleIndex.Place) -> Bool { !adoptedTables(place).isEmpty }

  /// Adopts the protocols of the tables in the topmost class that has them.
  private func adopt(_ place: ModuleIndex.Place) {
    let adopted = adoptedTables(place)
    guard !adopted.isEmpty else { return }
    let anchors = scan.anchors[place.type]
    let list = adopted.map(\.adopted).joined(separator: ", ")
    scan.edits.insert((anchors.hasInheritance ? ", " : ": ") + list, at: anchors.inheritance, .adoption)
  }

  private func add(_ members: [TableEntry], _ form: Form, to place: ModuleIndex.Place) {
    add(
      members.map { member in
        member.conditions.isEmpty
          ? member.text : "\n#if \(member.conditions.joined(separator: " && "))\n\(member.text)\n#endif"
      }, form, to: place)
  }

  /// Adds the tables of an extension. If the extension is private or fileprivate, they go into another extension after
  /// it, because other files read them.
  private func addTables(toExtension place: ModuleIndex.Place) {
    let members = TableKind.allCases.compactMap { tables.extensionTable($0, of: place) }
    let declaration = index.declaration(place)
    guard !members.isEmpty, declaration.access <= .fileprivate else { return add(members, .table, to: place) }
    let text = members.map { "; extension \(declaration.fullName) { \($0) }" }.joined()
    let end = scan.anchors[place.type].end
    let isLong = text.contains("\n")
    scan.edits.insert(text + (isLong ? "\n" + directive(scan.lines.line(at: end)) : ""), at: end, .table)
  }

  /// Adds members before a type's closing brace, on its line.
  private func add(_ members: [String], _ form: Form, to place: ModuleIndex.Place) {
    guard !members.isEmpty else { return }
    let anchors = scan.anchors[place.type]
    var text = members.joined(separator: "; ")
    if !anchors.endsOnOwnLine || !added.types.insert(place.type).inserted { text = "; " + text }
    let isBlank = anchors.bodyEnd > 0 && [UInt8](" \n\r\t".utf8).contains(scan.bytes[anchors.bodyEnd - 1])
    if !isBlank && !text.hasPrefix(";") { text = " " + text }
    if text.contains("\n") { text += "\n" + directive(scan.lines.line(at: anchors.bodyEnd)) }
    scan.edits.insert(text + " ", at: anchors.bodyEnd, form)
  }

  /// The types that have members added already.
  private final class Added { var types: Set<Int> = [] }
  private let added = Added()

  init(scan: SourceScan, file: Int, tables: ClassTables, modules: Set<String>) {
    self.scan = scan
    self.file = file
    self.tables = tables
    self.modules = modules
  }

  private func noteWhatIsLeftOut(_ place: ModuleIndex.Place) {
    let declaration = index.declaration(place)
    if let name = declaration.givenName, declaration.kind == .class, !ClassNameForm(tables: tables).isFound(declaration)
    {
      note("Objective-C calls \(declaration.fullName) \(name); here it is found by its Swift name.", declaration.line)
    }
    guard let name = tables.className(of: place) else { return }
    for member in declaration.members {
      if member.exposure.contains(.managed) {
        note("@NSManaged \(member.name) needs Core Data, which Linux lacks.", member.line)
      }
      let isNamed = !member.exposure.isDisjoint(with: [.explicit, .action, .outlet, .inspectable, .segueAction])
      if member.kind == .property && isNamed && tables.hasFixedProperties(name) {
        note(
          "\(name).\(member.name) is not found by its name here: the class above has a fixed list of properties.",
          member.line)
      }
      if member.isOverride, member.kind == .property, let owner = overriddenExtension(member, name) {
        note(
          "\(name).\(member.name) overrides a property that an extension adds to \(owner); Swift cannot. Give it "
            + "another name.", member.line)
      }
      if isNamed && !tables.canBeFound(member, in: name) {
        note("\(name).\(member.fullName) cannot be called by name here: \(reason(member)).", member.line)
      }
    }
    if declaration.kind == .class, case .unknown(let above) = tables.model.root(of: name),
      TableKind.allCases.contains(where: { tables.needsTable($0, name) })
    {
      let guess = tables.inheritsFromResponder(name) ? "a responder" : "no responder"
      note("The class \(above), from which \(name) inherits, is not found; it is taken for \(guess).", declaration.line)
    }
  }

  /// The class of Apple's to which an extension in these sources adds the member that is overridden; nil if there is
  /// none.
  private func overriddenExtension(_ member: MemberDeclaration, _ name: String) -> String? {
    guard let foreign = tables.model.foreignSuperclass(of: name) else { return nil }
    return AppleClasses.line(of: foreign).first { owner in
      index.extensions(of: owner).contains { place in
        index.declaration(place).members.contains { $0.fullName == member.fullName && $0.kind == member.kind }
      }
    }
  }

  private func reason(_ member: MemberDeclaration) -> String {
    if member.isStatic && member.kind == .property { return "it is one of the class" }
    if member.isGeneric { return "it is generic" }
    if member.parameters.count > ClassTables.parameterLimit { return "it has more than three parameters" }
    if member.isAsync { return "it is asynchronous, and its class is on no actor" }
    return "a parameter cannot be passed on"
  }

  private func note(_ message: String, _ line: Int) {
    scan.notes.append(Note(path: scan.source.path, line: line, message: message))
  }

  private func directive(_ line: Int) -> String {
    "#sourceLocation(file: \"\(escaped(scan.source.path))\", line: \(line))\n"
  }

  private func escaped(_ path: String) -> String {
    path.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func finish() -> ConvertedFile {
    let (edited, applied) = scan.edits.applied(to: scan.bytes)
    let mark: Unicode.Scalar = "\u{FEFF}"
    let text = edited.unicodeScalars.first == mark ? String(edited.unicodeScalars.dropFirst()) : edited
    // A `#!` line has to stay the first line.
    let isScript = text.hasPrefix("#!")
    let head = isScript ? String(text.prefix { !$0.isNewline }) + "\n" : ""
    let body = isScript ? String(text.dropFirst(head.count)) : text
    let changes = applied.flatMap { edit in
      let last = scan.lines.line(at: max(edit.offset, edit.offset + edit.length - 1))
      return (scan.lines.line(at: edit.offset)...last).map { ConvertedFile.Change(line: $0, form: edit.form) }
    }
    return ConvertedFile(
      path: scan.source.path, text: head + directive(isScript ? 2 : 1) + body,
      changes: changes, notes: scan.notes.sorted(), questions: index.takeQuestions(),
      isDoubtful: scan.types.isUsed)
  }
}
