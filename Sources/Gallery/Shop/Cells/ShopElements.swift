import UIKit

/// A banner, and its picture or the state of loading it.
struct ShownBanner: Identifiable, Equatable {
  var banner: ShopBanner
  var picture: ShopPicture

  var id: String { banner.id }
}

/// An item, and its picture or the state of loading it.
struct ShownItem: Identifiable, Equatable {
  var item: ShopItem
  var picture: ShopPicture

  var id: String { item.id }
}

extension ShopModel {
  func shown(_ banners: [ShopBanner]) -> [ShownBanner] {
    banners.map { ShownBanner(banner: $0, picture: pictures.picture($0.picture)) }
  }

  func shown(_ items: [ShopItem]) -> [ShownItem] {
    items.map { ShownItem(item: $0, picture: pictures.picture($0.picture)) }
  }
}
