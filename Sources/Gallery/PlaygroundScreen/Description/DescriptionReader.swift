/// A description that was read: the list, or the mistakes in it.
struct DescriptionReading: Equatable, Sendable {
  /// Nil if there is a mistake.
  var list: DescribedList?
  /// In the order of the file; the first of them if there are very many.
  var problems: [FileProblem] = []
  var problemCount = 0
}

/// Reads the description of a list. The format is in the `README.md` beside the screen.
struct DescriptionReader {
  private let mistakes: Mistakes
  private var kinds: [String: Kind] = [:]
  /// The ids of rows and sections, with the offsets where they were.
  private var rowIds: [String: Int] = [:]
  private var sectionIds: [String: Int] = [:]

  private struct Kind {
    var cell: DescribedCell
    var fields: DescribedFields
  }

  /// Reads a whole file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(_ bytes: [UInt8]) -> DescriptionReading {
    var reader = DescriptionReader(mistakes: Mistakes(bytes))
    let list = reader.readFile(bytes)
    let count = reader.mistakes.count
    return DescriptionReading(list: count == 0 ? list : nil, problems: reader.mistakes.sorted, problemCount: count)
  }

  private init(mistakes: Mistakes) { self.mistakes = mistakes }

  private mutating func readFile(_ bytes: [UInt8]) -> DescribedList? {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    reader.skipWhitespace()
    do throws(JSONSyntaxError) {
      guard reader.next != nil else { throw reader.unexpected("expected “{”") }
      let root = try reader.readValue()
      reader.skipWhitespace()
      guard reader.next == nil else { throw reader.unexpected("expected the end of the file") }
      for offset in reader.repairedStrings {
        mistakes.note(at: offset, path: "", "the string has bytes that are no UTF-8")
      }
      return readList(root)
    } catch {
      mistakes.note(at: error.offset, path: "", error.message)
      return nil
    }
  }

  /// The names of members, by the objects that have them.
  enum Names {
    static let list = ["$schema", "title", "layout", "kinds", "sections"]
    static let section = ["id", "header", "footer", "layout", "phase", "message", "retry", "rows", "placing"]
    static let kind = ["cell"] + fields
    static let row = ["kind", "id", "children", "isExpanded"] + fields
    static let placing = ["rows", "at", "every", "end", "minimumGap", "allOrNone"]
    static let every = ["interval", "from", "limit"]
    static let fields = [
      "text", "secondaryText", "badge", "symbol", "image", "accessory", "isOn", "color", "secondaryColor", "tint",
      "background", "font", "secondaryFont", "alignment", "lines", "height", "separator",
    ]

    static func layout(_ style: DescribedLayout.Style) -> [String] {
      switch style {
      case .plain, .grouped, .insetGrouped, .sidebar: ["style"]
      case .grid: ["style", "columns", "columnWidth", "height", "aspectRatio", "spacing"]
      case .sideways: ["style", "rows", "width", "share", "height", "aspectRatio", "spacing"]
      }
    }
  }

  private mutating func readList(_ root: JSONNode) -> DescribedList? {
    guard let object = ObjectReader(root, path: .root, mistakes) else { return nil }
    object.allow(Names.list)
    _ = object.string("$schema")
    if let kinds = object.object("kinds") { readKinds(kinds) }
    var list = DescribedList(title: object.string("title"))
    if let layout = readLayout(object) { list.layout = layout }
    object.require("sections", "an array")
    for (index, node) in (object.elements("sections") ?? []).enumerated() {
      if let section = readSection(node, .element(object.path("sections"), index)) { list.sections.append(section) }
    }
    return list
  }

  private mutating func readKinds(_ kinds: ObjectReader) {
    for member in kinds.members {
      let object = ObjectReader(member.node, path: kinds.path(member.key), mistakes)
      object?.allow(Names.kind)
      // A kind with a mistake is known nevertheless, so that its rows are not mistakes too.
      self.kinds[member.key] = Kind(
        cell: object?.choice("cell") ?? .subtitle, fields: object.map(readFields) ?? DescribedFields())
    }
  }

  // MARK: Sections

  private mutating func readSection(_ node: JSONNode, _ path: DescriptionPath) -> DescribedSection? {
    guard let object = ObjectReader(node, path: path, mistakes) else { return nil }
    object.allow(Names.section)
    var section = DescribedSection(id: object.requiredString("id"))
    Self.note(section.id, of: object, in: &sectionIds, "a section", mistakes)
    section.header = object.string("header")
    section.footer = object.string("footer")
    section.layout = readLayout(object)
    section.phase = object.choice("phase") ?? .loaded
    section.message = object.string("message")
    section.retry = object.string("retry")
    if section.phase == .loaded { object.require("rows", "an array") }
    section.rows = readRows(object, "rows") ?? []
    section.placing = readPlacing(object)
    return section
  }

  private mutating func readPlacing(_ section: ObjectReader) -> DescribedPlacing? {
    guard let object = section.object("placing") else { return nil }
    object.allow(Names.placing)
    object.require("rows", "an array")
    var placing = DescribedPlacing(rows: readRows(object, "rows") ?? [])
    if ["at", "every", "end"].allSatisfy({ object.node($0) == nil }) {
      section.note("placing", "it names no place; expected “at”, “every” or “end”")
    }
    placing.at = object.integers("at", 0...1_000_000) ?? []
    placing.end = object.flag("end") ?? false
    placing.minimumGap = object.integer("minimumGap", 1...1_000_000)
    placing.allOrNone = object.flag("allOrNone") ?? false
    if let every = object.object("every") {
      every.allow(Names.every)
      every.require("interval", "a whole number")
      let interval = every.integer("interval", 1...1_000_000) ?? 1
      placing.every = DescribedPlacing.Repetition(
        interval: interval, from: every.integer("from", 0...1_000_000) ?? interval,
        limit: every.integer("limit", 0...1_000_000))
    }
    return placing
  }

  // MARK: Layouts

  private func readLayout(_ owner: ObjectReader) -> DescribedLayout? {
    guard let object = owner.object("layout") else { return nil }
    object.require("style", "the name of a style")
    guard let style: DescribedLayout.Style = object.choice("style") else { return nil }
    object.allow(Names.layout(style))
    switch style {
    case .plain: return .list(.plain)
    case .grouped: return .list(.grouped)
    case .insetGrouped: return .list(.insetGrouped)
    case .sidebar: return .list(.sidebar)
    case .grid:
      object.exclude("columnWidth", beside: "columns")
      var grid = DescribedGrid(columns: object.integer("columns", 1...24), size: readHeight(object))
      if let width = object.number("columnWidth", 20...2000) { grid.columnWidth = width }
      if let spacing = object.number("spacing", 0...200) { grid.spacing = spacing }
      return .grid(grid)
    case .sideways:
      object.exclude("share", beside: "width")
      var shelf = DescribedShelf(width: object.number("width", 20...2000), size: readHeight(object))
      if let rows = object.integer("rows", 1...12) { shelf.rows = rows }
      if let share = object.number("share", 0.05...1) { shelf.share = share }
      if let spacing = object.number("spacing", 0...200) { shelf.spacing = spacing }
      return .sideways(shelf)
    }
  }

  private func readHeight(_ layout: ObjectReader) -> DescribedHeight {
    layout.exclude("aspectRatio", beside: "height")
    let height = layout.number("height", 1...2000)
    let ratio = layout.number("aspectRatio", 0.1...10)
    return height.map { .fixed($0) } ?? ratio.map { .aspectRatio($0) } ?? .automatic
  }

  // MARK: Rows

  private mutating func readRows(_ owner: ObjectReader, _ name: String) -> [DescribedRow]? {
    guard let nodes = owner.elements(name) else { return nil }
    var rows: [DescribedRow] = []
    rows.reserveCapacity(nodes.count)
    let path = owner.path(name)
    for (index, node) in nodes.enumerated() {
      if let row = readRow(node, .element(path, index)) { rows.append(row) }
    }
    return rows
  }

  private mutating func readRow(_ node: JSONNode, _ path: DescriptionPath) -> DescribedRow? {
    guard let object = ObjectReader(node, path: path, mistakes) else { return nil }
    object.allow(Names.row)
    let kind = object.reference("kind", to: kinds, ("kind", "kinds"))
    let id = object.requiredString("id")
    Self.note(id, of: object, in: &rowIds, "a row", mistakes)
    let fields = readFields(object).completed(by: kind?.fields ?? DescribedFields())
    if fields.text == nil, kind != nil { object.require("text", "a string, here or in the kind") }
    return DescribedRow(
      id: id, cell: kind?.cell ?? .subtitle, fields: fields, children: readRows(object, "children"),
      isExpanded: object.flag("isExpanded") ?? false)
  }

  /// Notes an id that occurs twice. The method is static so that it can change the dictionary of ids in place.
  private static func note(
    _ id: String, of object: ObjectReader, in ids: inout [String: Int], _ words: String, _ mistakes: Mistakes
  ) {
    guard let offset = object.node("id")?.offset, !id.isEmpty else { return }
    guard let earlier = ids.updateValue(offset, forKey: id) else { return }
    ids[id] = earlier
    let line = mistakes.line(at: earlier)
    object.note("id", "“\(id.shortened)” is the id of \(words) in line \(line) too; expected one that is unique")
  }

  private func readFields(_ object: ObjectReader) -> DescribedFields {
    object.exclude("image", beside: "symbol")
    return DescribedFields(
      text: object.string("text"), secondaryText: object.string("secondaryText"), badge: object.string("badge"),
      symbol: object.string("symbol"), image: object.string("image"), accessory: object.choice("accessory"),
      isOn: object.flag("isOn"), color: object.choice("color"), secondaryColor: object.choice("secondaryColor"),
      tint: object.choice("tint"), background: object.choice("background"), font: object.choice("font"),
      secondaryFont: object.choice("secondaryFont"), alignment: object.choice("alignment"),
      lines: object.integer("lines", 0...100), height: object.number("height", 1...2000),
      separator: object.flag("separator"))
  }
}
