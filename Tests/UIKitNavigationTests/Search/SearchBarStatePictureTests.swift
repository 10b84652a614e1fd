import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Search bars in their styles and states, as pictures.
@MainActor @Suite(.serialized) struct SearchBarStatePictureTests {
  @Test(arguments: TraitVariant.allCases)
  func searchBarStatesMatchTheirPictures(_ variant: TraitVariant) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let rowHeight: CGFloat = variant == .largest ? 100 : 60
    let size = CGSize(width: 320, height: rowHeight * 7 + 44)
    let screen = MountedScreen(controller, size: size, traits: variant.apply)
    var bars: [UISearchBar] = []
    func add(_ text: String?, _ change: (UISearchBar) -> Void) {
      let bar = UISearchBar(
        frame: CGRect(x: 0, y: rowHeight * CGFloat(bars.count), width: 320, height: rowHeight - 4))
      bar.placeholder = "Search"
      bar.text = text
      change(bar)
      controller.view.addSubview(bar)
      bars.append(bar)
    }
    add(nil) { _ in }
    add(nil) {
      $0.searchBarStyle = .prominent; $0.showsBookmarkButton = true
    }
    add("Minimal") { $0.searchBarStyle = .minimal }
    add("Disabled") { $0.isEnabled = false }
    add(nil) {
      $0.showsCancelButton = true; $0.isEnabled = false
    }
    add("Tinted") {
      $0.barTintColor = .systemYellow; $0.tintColor = .systemRed; $0.showsCancelButton = true
    }
    add("Edited") {
      $0.showsCancelButton = true
      $0.scopeButtonTitles = ["All", "Coast"]
      $0.showsScopeBar = true
      $0.frame.size.height += 44
    }
    try screen.settle()
    bars.last?.becomeFirstResponder()
    try screen.settle()
    expectGolden(screen.picture, "states \(variant.rawValue)")
  }
}
