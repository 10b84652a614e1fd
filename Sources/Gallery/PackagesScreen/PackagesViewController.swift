import Trestle
import UIKit

/// Shows packages, and the page of the one that is tapped.
final class PackagesViewController: ListViewController {
  let model: PackagesModel

  init(_ file: PackagesFile) {
    let model = PackagesModel(file)
    self.model = model
    super.init(PackagesScreen(model: model))
    model.open = { [weak self] package in self?.open(package) }
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  private func open(_ package: DebianPackage) {
    let page = ListViewController(PackageScreen(package: package, details: model.details(of: package), model: model))
    navigationController?.pushViewController(page, animated: true)
  }
}
