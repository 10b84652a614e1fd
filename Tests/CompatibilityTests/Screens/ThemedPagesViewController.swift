import UIKit

/// Two pages beside one another. One of them is laid out as on a wide screen, whatever the width of the window.
final class ThemedPagesViewController: UIViewController {
  let plain = PageTraitsViewController()
  let wide = PageTraitsViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, page) in [plain, wide].enumerated() {
      addChild(page)
      page.view.frame = CGRect(x: 0, y: CGFloat(index) * 200, width: view.bounds.width, height: 200)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
    makeWide(true)
  }

  func makeWide(_ isWide: Bool) {
    setOverrideTraitCollection(isWide ? UITraitCollection(horizontalSizeClass: .regular) : nil, forChild: wide)
  }
}

final class PageTraitsViewController: UIViewController {
  private(set) var changes: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      changes.append(traitCollection.horizontalSizeClass)
    }
  }
}
