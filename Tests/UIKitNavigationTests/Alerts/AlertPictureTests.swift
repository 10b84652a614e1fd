import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Alerts and action sheets as pictures.
@MainActor @Suite(.serialized) struct AlertPictureTests {
  private func show(
    _ style: UIAlertController.Style, _ variant: TraitVariant, _ name: String,
    size: CGSize = CGSize(width: 390, height: 560), _ change: (UIAlertController) -> Void
  ) throws {
    let root = UITableViewController(style: .insetGrouped)
    root.title = "Settings"
    let screen = MountedScreen(UINavigationController(rootViewController: root), size: size, traits: variant.apply)
    let alert = UIAlertController(
      title: "Remove Download?", message: "It can be downloaded again at any time, as long as you are connected.",
      preferredStyle: style)
    change(alert)
    root.present(alert, animated: true)
    try screen.settle()
    expectGolden(screen.picture, "\(name) \(variant.rawValue)")
  }

  private func add(_ titles: [(String, UIAlertAction.Style)], to alert: UIAlertController) {
    for (title, style) in titles { alert.addAction(UIAlertAction(title: title, style: style)) }
  }

  @Test(arguments: TraitVariant.allCases)
  func alertsMatchTheirPictures(_ variant: TraitVariant) throws {
    try show(.alert, variant, "two") { add([("Remove", .destructive), ("Cancel", .cancel)], to: $0) }
    try show(.alert, variant, "three") {
      add([("Remove", .destructive), ("Keep for Now", .default), ("Cancel", .cancel)], to: $0)
      $0.actions[1].isEnabled = false
    }
    try show(.alert, variant, "fields") {
      $0.addTextField { $0.placeholder = "Name" }
      $0.addTextField {
        $0.text = "secret"; $0.isSecureTextEntry = true
      }
      add([("Cancel", .cancel), ("Sign In", .default)], to: $0)
      $0.preferredAction = $0.actions[1]
    }
  }

  @Test(arguments: TraitVariant.allCases)
  func actionSheetsMatchTheirPictures(_ variant: TraitVariant) throws {
    try show(.actionSheet, variant, "sheet") {
      add([("Remove", .destructive), ("Keep for Now", .default), ("Cancel", .cancel)], to: $0)
    }
  }
}
