import Expectations
import Testing
import UIKit

@MainActor @Suite struct UITabBarItemTests {
  /// [D] The items of the system in Apple's order, and their titles.
  @Test func systemTabBarItemsHaveTitlesAndImages() {
    let items: [(UITabBarItem.SystemItem, String)] = [
      (.more, "More"), (.favorites, "Favorites"), (.featured, "Featured"), (.topRated, "Top Rated"),
      (.recents, "Recents"), (.contacts, "Contacts"), (.history, "History"), (.bookmarks, "Bookmarks"),
      (.search, "Search"), (.downloads, "Downloads"), (.mostRecent, "Most Recent"), (.mostViewed, "Most Viewed"),
    ]
    for (number, (system, title)) in items.enumerated() {
      let item = UITabBarItem(tabBarSystemItem: system, tag: number + 100)
      expect(system.rawValue == number && item.title == title && item.tag == number + 100)
      expect(item.image?.isSymbolImage == true)
    }
  }
}
