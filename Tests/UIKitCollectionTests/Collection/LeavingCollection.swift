import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Data source and delegate of a collection view, from each of whose calls the app may let it go.
@MainActor
final class LeavingCollection: ScrollTeller {
  var counts = [60, 60]
  var hasMenus = false

  func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(previewProvider: { [weak self] in
      self?.tell("preview of a menu")
      return nil
    }) { [weak self] _ in
      self?.tell("elements of a menu")
      return UIMenu(children: [UIAction(title: "Choose") { _ in self?.tell("action of a menu") }])
    }
  }

  static func show(
    in holdings: Holdings, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    change: (UICollectionView, LeavingCollection) -> Void = { _, _ in }
  ) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let owner = LeavingCollection()
    owner.holdings = holdings
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = owner
    view.delegate = owner
    view.prefetchDataSource = owner
    view.dragDelegate = owner
    view.dropDelegate = owner
    view.dragInteractionEnabled = true
    view.allowsFocus = true
    change(view, owner)
    holdings.hold(owner)
    holdings.watch("layout", layout)
    holdings.show(view)
    if let cell = view.visibleCells.first { holdings.watch("cell", cell) }
  }
}
