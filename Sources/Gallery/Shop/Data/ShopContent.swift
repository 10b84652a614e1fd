/// A picture that leads to a part of the shop.
struct ShopBanner: Decodable, Identifiable, Equatable, Sendable {
  var id: String
  var title: String
  /// The path of the picture, relative to the shop's URL.
  var picture: String
}

/// Something to buy.
struct ShopItem: Decodable, Identifiable, Equatable, Sendable {
  var id: String
  var name: String
  /// In crowns.
  var price: Int
  var picture: String
}

/// Items under a title.
struct ShopItems: Equatable, Sendable {
  var title: String
  var items: [ShopItem]
}

/// The parts of the page, each of which is requested separately.
enum ShopPart: String, CaseIterable, Sendable {
  case banners, shelf, ranking

  /// The path of its data, relative to the shop's URL.
  var path: String { "shop/\(rawValue).json" }

  /// The part's name in the message that it could not be loaded.
  var name: String {
    switch self {
    case .banners: "The news"
    case .shelf: "The new prints"
    case .ranking: "The ranking"
    }
  }
}
