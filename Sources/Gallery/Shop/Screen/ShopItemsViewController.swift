import UIKit

/// All items of a part of the page, one below the other.
final class ShopItemsViewController: UICollectionViewController {
  private let items: [ShownItem]

  init(_ items: ShopItems, of shop: ShopModel) {
    self.items = shop.shown(items.items)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    title = items.title
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(RankedItemCell.self, forCellWithReuseIdentifier: "item")
    collectionView.allowsSelection = false
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? RankedItemCell)?.show(indexPath.item + 1, items[indexPath.item])
    return cell
  }
}
