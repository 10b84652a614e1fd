import UIKit

// Layouts and controls that force the optional methods of their delegates, as libraries do that know them to be there.

@objc protocol ShelfLayoutDelegate: UICollectionViewDelegateFlowLayout {
  @objc optional func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, heightForShelf shelf: Int
  ) -> CGFloat
  @objc optional func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, titleForShelf shelf: Int)
    -> String?
  @objc optional func shelfHeight(for layout: UICollectionViewLayout) -> CGFloat
}

class ShelfLayout: UICollectionViewFlowLayout {
  func heights() -> CGFloat {
    guard let view = collectionView, let delegate = view.delegate as? ShelfLayoutDelegate else { return 0 }
    let path = IndexPath(item: 0, section: 0)
    let size = delegate.collectionView!(view, layout: self, sizeForItemAt: path)
    let shelf: CGFloat = delegate.collectionView!(view, layout: self, heightForShelf: 1)
    let title = delegate.collectionView!(view, layout: self, titleForShelf: 1) ?? "none"
    print("item", size.width, size.height, "shelf", shelf, title, delegate.shelfHeight!(for: self))
    return size.height + shelf
  }
}

class Baker: NSObject, ShelfLayoutDelegate, UITableViewDataSource, UITableViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize
  {
    CGSize(width: 40, height: 20)
  }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, heightForShelf shelf: Int) -> CGFloat {
    7
  }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, titleForShelf shelf: Int) -> String? {
    nil
  }
  func shelfHeight(for layout: UICollectionViewLayout) -> CGFloat { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
}

extension UITableViewDataSource {
  func mayMove(_ path: IndexPath, in view: UITableView) -> Bool { tableView!(view, canMoveRowAt: path) }
}
