import UIKit

/// The frame and text size of an element, for comparisons between appearances.
@MainActor
struct LookNote {
  /// Finds the element in another look: its name, row, and number among those of equal name and row.
  struct Key: Hashable {
    let name: String
    let row: String?
    let number: Int
  }

  let key: Key
  /// In points of the window.
  let frame: CGRect
  let pointSize: CGFloat?
  /// The left and right edge of the space within which the element is placed.
  let room: ClosedRange<CGFloat>
  let isInBar: Bool
  /// Whether the app fixed the direction of the element or of a view around it.
  let hasFixedDirection: Bool

  static func notes(_ inventory: ScreenInventory) -> [LookNote] {
    struct Name: Hashable {
      let name: String
      let row: String?
    }
    var counts: [Name: Int] = [:]
    return inventory.elements.map { element in
      let name = Name(name: element.name, row: element.row)
      let number = counts[name, default: 0]
      counts[name] = number + 1
      let room = element.row == nil ? inventory.window.bounds : inventory.cellFrame(around: element.view)
      return LookNote(
        key: Key(name: element.name, row: element.row, number: number), frame: element.frame,
        pointSize: element.text?.font.pointSize, room: room.minX...max(room.minX, room.maxX),
        isInBar: element.isInBar, hasFixedDirection: hasFixedDirection(element.view))
    }
  }

  private static func hasFixedDirection(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0.semanticContentAttribute != .unspecified || $0 is UIPickerView || $0 is UIDatePicker
    }
  }
}

/// A screen in one appearance, with the data to compare.
@MainActor
struct AuditedLook {
  let look: SnapshotMatrix.Look
  let notes: [LookNote.Key: LookNote]

  init(_ look: SnapshotMatrix.Look, _ notes: [LookNote]) {
    self.look = look
    self.notes = Dictionary(notes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Finds elements that do not follow the text size or the direction, by comparing appearances that differ only in that.
@MainActor
enum LookComparison {
  static func findings(_ looks: [AuditedLook], rules: Set<AuditRule>) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for (position, one) in looks.enumerated() {
      for other in looks[..<position] {
        if rules.contains(.fixedTextSize), one.look.differsOnlyInTextSize(from: other.look) {
          found += textSizes(other, one)
        }
        if rules.contains(.fixedDirection), one.look.differsOnlyInDirection(from: other.look) {
          found += directions(other, one)
        }
      }
    }
    return found
  }

  private static func finding(_ rule: AuditRule, _ note: LookNote, _ look: AuditedLook, _ measure: String)
    -> AuditFinding
  {
    AuditFinding(
      rule: rule, element: note.key.name, row: note.key.row, look: look.look.name, measure: measure, frame: note.frame)
  }

  /// The texts of bars do not grow [D].
  private static func textSizes(_ first: AuditedLook, _ second: AuditedLook) -> [AuditFinding] {
    second.notes.values.compactMap { note in
      guard !note.isInBar, let size = note.pointSize, first.notes[note.key]?.pointSize == size else { return nil }
      let points = LayoutNumber.text(Double(size))
      return finding(
        .fixedTextSize, note, second,
        "its font has \(points) points in \(first.look.textName) and \(second.look.textName)")
    }.sorted { ($0.row ?? "", $0.element) < ($1.row ?? "", $1.element) }
  }

  /// In points: half pixels are rounded differently on the two sides.
  private static let tolerance: CGFloat = 2

  /// An element whose position is not symmetric has to be at the mirrored position.
  private static func directions(_ first: AuditedLook, _ second: AuditedLook) -> [AuditFinding] {
    second.notes.values.compactMap { note in
      guard !note.hasFixedDirection, let before = first.notes[note.key], before.frame.width > 0 else { return nil }
      let left = before.frame.minX - before.room.lowerBound
      let right = before.room.upperBound - before.frame.maxX
      guard abs(left - right) > tolerance, abs(before.frame.width - note.frame.width) <= tolerance else { return nil }
      let now = note.frame.minX - note.room.lowerBound
      guard abs(now - left) <= tolerance else { return nil }
      return finding(
        .fixedDirection, note, second,
        "it is \(LayoutNumber.text(Double(now))) points from the left edge in both directions, mirrored it would be "
          + LayoutNumber.text(Double(right)))
    }.sorted { ($0.row ?? "", $0.element) < ($1.row ?? "", $1.element) }
  }
}
