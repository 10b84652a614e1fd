import UIKit
import UIKitCore

/// The findings on a screen in one appearance, and the texts and frames for comparisons.
@MainActor
struct ScreenAudit {
  let look: String
  let rules: Set<AuditRule>
  private(set) var findings: [AuditFinding] = []
  /// The texts, pictures and controls, for comparing looks.
  private(set) var notes: [LookNote] = []

  init(_ screen: MountedScreen, look: String, rules: Set<AuditRule>) {
    self.look = look
    self.rules = rules
    screen.window.layoutIfNeeded()
    let inventory = ScreenInventory(screen.window, identity: RowNames.identity)
    checkTexts(inventory)
    checkPlaces(inventory)
    checkConstraints(inventory)
    checkAccessibility(inventory)
    checkContrast(inventory, screen)
    checkHeights(inventory, screen)
    notes = LookNote.notes(inventory)
  }

  private mutating func add(_ rule: AuditRule, _ element: AuditedElement, _ measure: String) {
    guard rules.contains(rule) else { return }
    findings.append(
      AuditFinding(
        rule: rule, element: element.name, row: element.row, look: look, measure: measure, frame: element.frame))
  }

  /// Adds a finding on a view or element that is neither text, picture nor control.
  private mutating func add(
    _ rule: AuditRule, _ object: UIResponder, _ frame: CGRect, _ measure: String, _ inventory: ScreenInventory
  ) {
    let view = object as? UIView
    findings.append(
      AuditFinding(
        rule: rule, element: inventory.name(of: object), row: view.flatMap(inventory.row(around:)), look: look,
        measure: measure, frame: frame))
  }

  private mutating func checkTexts(_ inventory: ScreenInventory) {
    guard !rules.isDisjoint(with: [.truncatedText, .clippedText]) else { return }
    let checks = TextChecks()
    for element in inventory.elements where !element.visible.isEmpty {
      checks.findings(element) { add($0, element, $1) }
    }
  }

  private mutating func checkPlaces(_ inventory: ScreenInventory) {
    let checks = PlaceChecks(inventory: inventory)
    if rules.contains(.offScreen) {
      for element in inventory.elements { checks.offScreen(element) { add($0, element, $1) } }
    }
    if rules.contains(.overlap) { checks.overlaps { add(.overlap, $0, $1) } }
  }

  private mutating func checkConstraints(_ inventory: ScreenInventory) {
    let checks = ConstraintChecks(inventory: inventory)
    if rules.contains(.conflictingConstraints) {
      checks.conflicts { add(.conflictingConstraints, $0, $0.convert($0.bounds, to: nil), $1, inventory) }
    }
    if rules.contains(.ambiguousLayout) {
      checks.ambiguities { add(.ambiguousLayout, $0, $0.convert($0.bounds, to: nil), $1, inventory) }
    }
  }

  private mutating func checkAccessibility(_ inventory: ScreenInventory) {
    let asked: Set<AuditRule> = [.smallTarget, .missingLabel, .missingDescription, .readingOrder]
    guard !rules.isDisjoint(with: asked) else { return }
    let checks = AccessibilityChecks(inventory: inventory, tree: AccessibilityTree(of: inventory.window))
    checks.targets { add(.smallTarget, $0, $1) }
    if rules.contains(.smallTarget) { checks.otherTargets { add(.smallTarget, $0, $1, $2, inventory) } }
    checks.descriptions { add(.missingDescription, $0, $1) }
    if rules.contains(.missingLabel) { checks.labels { add(.missingLabel, $0, $1, $2, inventory) } }
    if rules.contains(.readingOrder) { checks.order { add(.readingOrder, $0, $1, $2, inventory) } }
  }

  private mutating func checkContrast(_ inventory: ScreenInventory, _ screen: MountedScreen) {
    guard rules.contains(.lowContrast) else { return }
    var check = ContrastCheck(inventory, scale: screen.scale)
    screen.stage.withPixels { pixels in check.findings(pixels) { add(.lowContrast, $0, $1) } }
  }

  private mutating func checkHeights(_ inventory: ScreenInventory, _ screen: MountedScreen) {
    guard rules.contains(.changingHeight), let first = screen.firstRows else { return }
    first.changes { list, path, measure in
      let cell = (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
      let frame = cell.map { $0.convert($0.bounds, to: nil) } ?? .zero
      findings.append(
        AuditFinding(
          rule: .changingHeight, element: inventory.name(of: cell ?? list), row: inventory.rowName(path, in: list),
          look: look, measure: measure, frame: frame))
    }
  }
}
