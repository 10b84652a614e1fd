import UIKit
@_spi(UIKitFloors) import UIKitCore

/// Constraints that contradict each other or leave something open.
@MainActor
struct ConstraintChecks {
  let inventory: ScreenInventory

  func conflicts(_ make: (UIView, String) -> Void) {
    for view in inventory.views {
      for conflict in LayoutInspection.conflicts(of: view) {
        let report = conflict.report
        make(
          conflict.view ?? view,
          "\(report.constraints.count) constraints contradict each other, left out is \(report.broken)")
      }
    }
  }

  func ambiguities(_ make: (UIView, String) -> Void) {
    for view in inventory.views where LayoutInspection.isPlacedByConstraints(view) && view.hasAmbiguousLayout {
      let open = [
        (view.leftAnchor.hasAmbiguousLayout || view.widthAnchor.hasAmbiguousLayout, "horizontally"),
        (view.topAnchor.hasAmbiguousLayout || view.heightAnchor.hasAmbiguousLayout, "vertically"),
      ].filter(\.0).map(\.1)
      make(
        view, "its place or size is open \(open.joined(separator: " and ")), it is at \(LayoutNumber.text(view.frame))")
    }
  }
}
