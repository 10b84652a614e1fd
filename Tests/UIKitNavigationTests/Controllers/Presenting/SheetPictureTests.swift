import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Sheets at their heights, as pictures.
@MainActor @Suite(.serialized) struct SheetPictureTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Filters"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func show(
    _ variant: TraitVariant, _ name: String, size: CGSize = CGSize(width: 320, height: 480),
    _ change: (UINavigationController) -> Void
  ) throws {
    let root = Rows(style: .insetGrouped)
    root.title = "Behind"
    let screen = MountedScreen(UINavigationController(rootViewController: root), size: size, traits: variant.apply)
    let presented = UINavigationController(rootViewController: Rows(style: .insetGrouped))
    change(presented)
    root.present(presented, animated: true)
    try screen.settle()
    expectGolden(screen.picture, "\(name) \(variant.rawValue)")
  }

  @Test(arguments: TraitVariant.allCases)
  func sheetsMatchTheirPictures(_ variant: TraitVariant) throws {
    try show(variant, "large") { _ in }
    try show(variant, "medium") {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
      $0.sheetPresentationController?.prefersGrabberVisible = true
      $0.sheetPresentationController?.preferredCornerRadius = 24
    }
  }

  @Test(arguments: TraitVariant.allCases)
  func sheetsInWideWindowsMatchTheirPictures(_ variant: TraitVariant) throws {
    try show(variant, "form", size: CGSize(width: 800, height: 700)) { $0.modalPresentationStyle = .formSheet }
    try show(variant, "page", size: CGSize(width: 800, height: 700)) { _ in }
  }
}
