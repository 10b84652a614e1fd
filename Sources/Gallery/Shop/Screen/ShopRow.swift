/// A row of the shop's page, on a bare collection view.
enum ShopRow: Equatable {
  case banner(ShownBanner)
  case signIn
  case item(ShownItem)
  case ranked(RankedItem)
  case loading(ShopPart)
  case failed(ShopPart, ShopFault)

  /// The row's identity, which stays while its content changes.
  var id: String {
    switch self {
    case .banner(let banner): "banner \(banner.id)"
    case .signIn: "sign-in"
    case .item(let item): "item \(item.id)"
    case .ranked(let item): "ranked \(item.id)"
    case .loading(let part): "loading \(part)"
    case .failed(let part, _): "failed \(part)"
    }
  }
}

/// A section of the page. Sections without rows do not exist.
struct ShopSection: Equatable {
  enum ID: Hashable {
    case carousel, signIn, shelf, ranking
    case phase(ShopPart)
  }

  var id: ID
  /// The title above the rows; nil for none.
  var title: String?
  var rows: [ShopRow]
}

@MainActor
extension ShopSection {
  /// The page of a shop as it is now.
  static func all(of shop: ShopModel) -> [ShopSection] {
    let shelf = shop.shelf.content
    let ranking = shop.ranking.content
    return [
      ShopSection(id: .carousel, rows: shop.shown(shop.banners.content ?? []).map { .banner($0) }),
      phase(shop.banners, .banners),
      ShopSection(id: .signIn, rows: shop.isSignedIn ? [] : [.signIn]),
      ShopSection(id: .shelf, title: shelf?.title, rows: shop.shown(shelf?.items ?? []).map { .item($0) }),
      phase(shop.shelf, .shelf),
      ShopSection(
        id: .ranking, title: ranking?.title,
        rows: RankedItem.first(of: shop.shown(Array((ranking?.items ?? []).prefix(RankedItem.countOnPage)))).map {
          .ranked($0)
        }),
      phase(shop.ranking, .ranking),
    ].filter { !$0.rows.isEmpty }
  }

  /// A row for the state of a request: loading shows only while the part has no content, a failure always.
  private static func phase<Content>(_ part: ShopModel.Part<Content>, _ name: ShopPart) -> ShopSection {
    let rows: [ShopRow] =
      switch part.phase {
      case .idle: []
      case .loading: part.content == nil ? [.loading(name)] : []
      case .failed(let fault): [.failed(name, fault)]
      }
    return ShopSection(id: .phase(name), rows: rows)
  }
}
