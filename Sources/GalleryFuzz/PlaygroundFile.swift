import Foundation
import Fuzzing

/// The file of a playground, which is saved at random.
///
/// The kernel reports a save at any time: a seed repeats the saves, but not the frames in which they appear.
@MainActor
final class PlaygroundFile {
  let path: String
  private let folder: URL

  /// Nil if no file can be written.
  init?() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("playground-\(UUID().uuidString)")
    path = folder.appendingPathComponent("list.json").path
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    reset()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes the initial description.
  func reset() {
    var random = SeededGenerator(seed: 1)
    write(RandomDescription.text(using: &random), isAtomic: true)
  }

  /// Saves another description in one of several ways, or deletes the file. Returns a text that says which.
  func save(using random: inout SeededGenerator) -> String {
    let text = RandomDescription.text(using: &random)
    switch random.below(12) {
    case 0:
      try? FileManager.default.removeItem(atPath: path)
      return "delete the file"
    case 1, 2:
      write(String(text.prefix(random.below(text.count + 1))), isAtomic: false)
      return "save a part"
    case 3:
      write(text.replacing(random.pick(["\"id\"", "\"k1\"", "[", ","]), with: "?", maxReplacements: 1), isAtomic: true)
      return "save a mistake"
    default:
      write(text, isAtomic: random.oneIn(2))
      return "save"
    }
  }

  private func write(_ text: String, isAtomic: Bool) {
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isAtomic ? .atomic : [])
  }
}

/// Generates descriptions of lists that have rows in common.
enum RandomDescription {
  private static let layouts = [
    #"{"style": "plain"}"#, #"{"style": "grouped"}"#, #"{"style": "insetGrouped"}"#, #"{"style": "sidebar"}"#,
    #"{"style": "grid", "columns": 2}"#, #"{"style": "grid", "columnWidth": 90, "height": 60, "spacing": 0}"#,
    #"{"style": "sideways", "share": 0.5}"#, #"{"style": "sideways", "width": 120, "rows": 2, "aspectRatio": 1.5}"#,
  ]
  private static let fields = [
    #""symbol": "star""#, #""secondaryText": "A text that may be long enough for two lines""#, #""isOn": true"#,
    #""accessory": "checkmark""#, #""accessory": "detailButton""#, #""background": "systemYellow""#, #""lines": 1"#,
    #""alignment": "center""#, #""font": "title1""#, #""height": 80"#, #""separator": false"#, #""badge": "Ad""#,
  ]
  private static let cells = ["subtitle", "value", "tile", "banner"]

  static func text(using random: inout SeededGenerator) -> String {
    var ids = Array(0..<60).shuffled(using: &random)
    let kinds = (0..<4).map { #""k\#($0)": {"cell": "\#(random.pick(cells))"}"# }.joined(separator: ", ")
    let sections = Array(0..<5).shuffled(using: &random).prefix(random.int(0...5)).map {
      section(String($0), &ids, &random)
    }
    return """
      {"layout": \(random.pick(layouts)), "title": "\(random.pick(["List", "A longer title", ""]))",
      "kinds": {\(kinds)}, "sections": [\(sections.joined(separator: ",\n"))]}

      """
  }

  private static func section(_ id: String, _ ids: inout [Int], _ random: inout SeededGenerator) -> String {
    var members = [#""id": "\#(id)""#, #""rows": \#(rows(random.int(0...12), &ids, &random, depth: 0))"#]
    if random.oneIn(2) { members.append(#""layout": \#(random.pick(layouts))"#) }
    if random.oneIn(2) { members.append(#""header": "Header \#(random.below(3))""#) }
    if random.oneIn(3) { members.append(#""footer": "Footer \#(random.below(3))""#) }
    if random.oneIn(4) { members.append(#""phase": "\#(random.pick(["loading", "failed", "empty", "loaded"]))""#) }
    if random.oneIn(3) {
      let ads = rows(random.int(0...4), &ids, &random, depth: 1)
      let every = #"{"interval": \#(random.int(1...5)), "from": \#(random.int(0...3))}"#
      members.append(#""placing": {"rows": \#(ads), "every": \#(every), "end": \#(random.oneIn(2))}"#)
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func rows(_ count: Int, _ ids: inout [Int], _ random: inout SeededGenerator, depth: Int) -> String {
    var rows: [String] = []
    for _ in 0..<count {
      guard let id = ids.popLast() else { break }
      var members = [#""kind": "k\#(id % 4)""#, #""id": "\#(id)""#, #""text": "Row \#(id), \#(random.below(3))""#]
      var names: Set<Substring> = []
      for _ in 0..<random.int(0...3) {
        let field = random.pick(fields)
        if names.insert(field.prefix { $0 != ":" }).inserted { members.append(field) }
      }
      if depth < 2, random.oneIn(5) {
        members.append(#""children": \#(self.rows(random.int(0...3), &ids, &random, depth: depth + 1))"#)
        members.append(#""isExpanded": \#(random.oneIn(2))"#)
      }
      rows.append("{\(members.joined(separator: ", "))}")
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }
}
