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

  var text: String {
    let count = shown.identities.rowCount
    var lines = ["\(Self.count(shown.sections.count, "section")), \(Self.count(count, "row"))"]
    let paths = live.all.compactMap(\.path).filter(shown.contains).sorted()
    for (number, section) in shown.sections.enumerated() {
      lines.append(heading(number, section))
      for path in paths where path.section == number {
        if let row = live.row(at: path)?.row { lines.append("  \(path) \(row.identity), \(Self.height(row))") }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func heading(_ number: Int, _ section: RowSection) -> String {
    let name = section.id.map { "'\($0)'" } ?? "section \(number)"
    let rows = Self.count(shown.identities.rowCount(ofSection: number), "row")
    let edges = [section.header.map { _ in "header" }, section.footer.map { _ in "footer" }].compactMap { $0 }
    return ([name + ": " + rows] + edges).joined(separator: ", ")
  }

  private static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// Where the row's height comes from.
  private static func height(_ row: AnyRow) -> String {
    if row.behaviour.height != nil { return "computed" }
    switch row.style.height {
    case .fixed(let height): return "\(number(height)) points"
    case .aspectRatio(let ratio): return "aspect ratio \(number(ratio))"
    case .automatic, nil: return "automatic"
    }
  }

  /// At most two places behind the point, none of them a zero.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
