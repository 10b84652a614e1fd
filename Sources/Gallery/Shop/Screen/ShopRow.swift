/// A row of the shop's page, on a bare table.
enum ShopRow: Equatable {
  case carousel([ShownBanner])
  case signIn
  case header(ShopPart, title: String, hasMore: Bool)
  case shelf([ShownItem])
  case ranked(rank: Int, ShownItem)
  case loading(ShopPart)
  case failed(ShopPart, ShopFault)

  /// The row's identity, which stays while its content changes.
  var id: String {
    switch self {
    case .carousel: "carousel"
    case .signIn: "sign-in"
    case .header(let part, _, _): "header \(part)"
    case .shelf: "shelf"
    case .ranked(_, let item): "ranked \(item.id)"
    case .loading(let part): "loading \(part)"
    case .failed(let part, _): "failed \(part)"
    }
  }
}

/// A section of the page. There is none without rows.
struct ShopSection: Equatable {
  enum ID: String {
    case carousel, signIn, shelf, ranking
  }

  var id: ID
  var rows: [ShopRow]
}

@MainActor
extension ShopSection {
  /// How many items of the ranking are on the page.
  static let rankedCount = 5

  /// The page of a shop as it is now.
  static func all(of shop: ShopModel) -> [ShopSection] {
    [
      ShopSection(id: .carousel, rows: carousel(shop)),
      ShopSection(id: .signIn, rows: shop.isSignedIn ? [] : [.signIn]),
      ShopSection(
        id: .shelf,
        rows: items(shop.shelf, .shelf) { [.shelf(shop.shown($0.items))] }),
      ShopSection(
        id: .ranking,
        rows: items(shop.ranking, .ranking) { ranking in
          shop.shown(Array(ranking.items.prefix(rankedCount))).enumerated().map { .ranked(rank: $0 + 1, $1) }
        }),
    ].filter { !$0.rows.isEmpty }
  }

  private static func carousel(_ shop: ShopModel) -> [ShopRow] {
    let banners = shop.banners.content ?? []
    return (banners.isEmpty ? [] : [.carousel(shop.shown(banners))])
      + phase(shop.banners.phase, .banners, hasContent: shop.banners.content != nil)
  }

  private static func items(
    _ part: ShopModel.Part<ShopItems>, _ name: ShopPart, _ rows: (ShopItems) -> [ShopRow]
  ) -> [ShopRow] {
    var result: [ShopRow] = []
    if let content = part.content, !content.items.isEmpty {
      result.append(.header(name, title: content.title, hasMore: true))
      result += rows(content)
    }
    return result + phase(part.phase, name, hasContent: part.content != nil)
  }

  /// A row for the state of a request: loading shows only while the part has no content, a failure always.
  private static func phase(_ phase: ShopPhase, _ part: ShopPart, hasContent: Bool) -> [ShopRow] {
    switch phase {
    case .idle: []
    case .loading: hasContent ? [] : [.loading(part)]
    case .failed(let fault): [.failed(part, fault)]
    }
  }
}
