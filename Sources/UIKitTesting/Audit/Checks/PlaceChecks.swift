import UIKit

/// Finds elements that overlap or are off the screen.
@MainActor
struct PlaceChecks {
  let inventory: ScreenInventory

  /// An element may be off the screen by this much, in points.
  private static let tolerance: CGFloat = 1

  func offScreen(_ element: AuditedElement, _ make: (AuditRule, String) -> Void) {
    // Elements in bars are not checked: a large title moves out of its bar and back as the content scrolls.
    guard !element.isInBar else { return }
    let excess = OverlapRule.excess(of: element.frame, beyond: element.reach)
    guard excess > Self.tolerance, element.frame.width > 0, element.frame.height > 0 else { return }
    make(
      .offScreen,
      "at \(LayoutNumber.text(element.frame)) it lies \(LayoutNumber.text(Double(excess))) points outside of "
        + LayoutNumber.text(element.reach))
  }

  /// - Complexity: O(*n*²) in the visible elements.
  func overlaps(_ make: (AuditedElement, String) -> Void) {
    let solid = inventory.elements.filter { element in
      !element.isPicture && element.visible.width > 0 && element.visible.height > 0
    }
    for (position, front) in solid.enumerated() {
      for back in solid[..<position] where back.plane == front.plane {
        guard let common = OverlapRule.overlap(front.visible, back.visible), !isOneThing(front, back) else { continue }
        make(
          front, "\(LayoutNumber.text(common)) points of it lie on \(back.name)\(back.row.map { " in \($0)" } ?? "")")
      }
    }
  }

  /// Whether one view contains the other, or an opaque view between them hides the rear one.
  private func isOneThing(_ front: AuditedElement, _ back: AuditedElement) -> Bool {
    if front.view.isDescendant(of: back.view) || back.view.isDescendant(of: front.view) { return true }
    var view = front.view.superview
    while let current = view, !back.view.isDescendant(of: current) {
      if inventory.isCover(current) { return true }
      view = current.superview
    }
    return false
  }
}
