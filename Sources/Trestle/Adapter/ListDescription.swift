import ListCore
import UIKit

/// A list as a text: its sections, and the rows that have cells. The same on every machine.
///
///     2 sections, 9 rows
///     'basics': 3 rows
///       0.0 Headline title, automatic
///       0.1 Carousel pictures, aspect ratio 2.67
@MainActor
struct ListDescription {
  let shown: ShownList
  let live: LiveRows
  /// For the heights that rows have; nil for a text without them, which is the same with other fonts.
  var places: (any RowPlaces)?

  var text: String {
    let count = shown.identities.rowCount
    var lines = ["\(Self.count(shown.sections.count, "section")), \(Self.count(count, "row"))"]
    let paths = live.all.compactMap(\.path).filter(shown.contains).sorted()
    for (number, section) in shown.sections.enumerated() {
      lines.append(heading(number, section))
      for path in paths where path.section == number {
        if let live = live.row(at: path) { lines.append(line(path, live)) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The line of a row: its identity, the source of its height, and the rule that placed it. With positions also its
  /// height and the reason for its cell's last update.
  private func line(_ path: RowPath, _ live: LiveRow) -> String {
    var parts = ["\(live.row.identity)"]
    if let places {
      let height = Self.number(places.frame(of: path).height)
      parts.append("\(height) points high (\(Self.height(live.row)))")
    } else {
      parts.append(Self.height(live.row))
    }
    if let rule = shown.rule(at: path) { parts.append("placed \(rule)") }
    if places != nil { parts.append(live.change.rawValue) }
    return "  \(path) " + parts.joined(separator: ", ")
  }

  private func heading(_ number: Int, _ section: RowSection) -> String {
    let name = section.id.map { "'\($0)'" } ?? "section \(number)"
    let rows = Self.count(shown.identities.rowCount(ofSection: number), "row")
    let edges = [section.header.map { _ in "header" }, section.footer.map { _ in "footer" }].compactMap { $0 }
    return ([name + ": " + rows] + edges).joined(separator: ", ")
  }

  private static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// The source of the row's height.
  private static func height(_ row: AnyRow) -> String {
    if row.behaviour.height != nil { return "computed" }
    switch row.style.height {
    case .fixed(let height): return "\(number(height)) points"
    case .aspectRatio(let ratio): return "aspect ratio \(number(ratio))"
    case .automatic, nil: return "automatic"
    }
  }

  /// At most two decimals, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
