import Trestle
import UIKit

/// Shows a product, and another one at the tap of a button.
final class ProductViewController: ListViewController {
  let product: Product
  private var variants: ProductVariants

  /// - Parameter seed: which random products are shown.
  init(folder: URL, seed: UInt64 = 1, report: @escaping (String) -> Void) {
    let product = Product(preview: Product.Preview(picture: "pictures/tea-table.jpg", price: 490))
    self.product = product
    variants = ProductVariants(seed: seed)
    super.init(ProductScreen(product: product, pictures: FeedPictures(folder: folder, report: report)))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Load") { [weak self] _ in self?.load() })
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  /// Shows the next product.
  func load() { product.show(variants.next()) }
}
