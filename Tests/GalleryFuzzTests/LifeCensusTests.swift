import Expectations
import Testing
import UIKit

@testable import GalleryFuzz

@MainActor @Suite("A census of a screen")
struct LifeCensusTests {
  @Test("names the objects that are left when a screen is closed")
  func survivors() {
    let census = LifeCensus()
    let navigation = UINavigationController(rootViewController: UIViewController())
    var kept: UIView? = UISwitch()
    do {
      let screen = UITableViewController(style: .plain)
      screen.view.addSubview(kept ?? UIView())
      navigation.pushViewController(screen, animated: false)
      census.note(navigation)
      expect(census.survivors.contains("1 UITableViewController"))
      navigation.popViewController(animated: false)
    }
    expect(census.survivors.contains("1 UISwitch"))
    expect(!census.survivors.contains("1 UITableViewController"))
    kept = nil
    census.clear()
    expect(census.isEmpty)
  }
}
