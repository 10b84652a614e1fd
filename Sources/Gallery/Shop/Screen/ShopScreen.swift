import Observation
import Trestle
import UIKit

/// The page of a shop as a value made from the model.
struct ShopScreen: ListScreen {
  let shop: ShopModel
  let pager: ShopPager
  let onMore: (ShopItems) -> Void

  var title: String? { "Shop" }
  var arrangement: SectionArrangement? { .list() }

  var rows: RowList {
    RowList {
      let banners = shop.shown(shop.banners.content ?? [])
      RowSection("carousel") {
        Rows(banners) { banner in
          Row(banner, in: BannerCell.self) { cell, banner in
            cell.show(banner)
            cell.onTouch = pager.touch
          }
          .onSelect { if $0.picture == .failed { shop.retryPictures() } }
          .onDisplay { pager.bannerCame($0.id) }
          .onEndDisplay { pager.bannerWent($0.id) }
        }
      }
      .footer(PageDots(count: banners.count, page: pager.page))
      .arrangement(
        .sideways(width: .fraction(1), height: .aspectRatio(ShopStyle.bannerAspect), spacing: 0).insets(.zero)
      )
      .onPage { pager.show(page: $0) }
      phase(.banners, shop.banners)
      RowSection("sign-in") {
        if !shop.isSignedIn {
          Row("sign-in", true, in: SignInCell.self) { cell, _ in cell.onSignIn = shop.signIn }.separator(.hidden)
        }
      }
      if let shelf = shop.shelf.content {
        RowSection("shelf") {
          Rows(shop.shown(shelf.items)) { item in
            Row(item, in: ShelfItemCell.self) { $0.show($1) }
              .onSelect { if $0.picture == .failed { shop.retryPictures() } }
          }
        }
        .header(ShopHeader(title: shelf.title) { onMore(shelf) })
        .arrangement(.section("shelf") { ShopLayout.shelf($0) })
      }
      phase(.shelf, shop.shelf)
      if let ranking = shop.ranking.content {
        RowSection("ranking") {
          Rows(ranked(ranking.items)) { Row($0, in: RankedItemCell.self) { $0.show($1.rank, $1.item) } }
        }
        .header(ShopHeader(title: ranking.title) { onMore(ranking) })
      }
      phase(.ranking, shop.ranking)
    }
    .onRefresh { await shop.refresh() }
  }

  private func ranked(_ items: [ShopItem]) -> [RankedItem] {
    RankedItem.first(of: shop.shown(Array(items.prefix(RankedItem.countOnPage))))
  }

  /// A row for the state of a request: loading shows only while the part has no content, a failure always.
  private func phase<Content>(_ name: ShopPart, _ part: ShopModel.Part<Content>) -> RowSection {
    RowSection("phase of \(name)") {
      switch part.phase {
      case .loading where part.content == nil:
        Row("loading \(name)", name, in: ShopPhaseCell.self) { $0.show($1, nil) }.separator(.hidden)
      case .failed(let fault):
        Row("failed \(name)", fault, in: ShopPhaseCell.self) { cell, fault in
          cell.show(name, fault)
          cell.onRetry = { shop.load(name) }
        }
        .separator(.hidden)
      case .idle, .loading: Rows {}
      }
    }
  }
}

/// Shows the page, and a button to sign out.
final class ShopViewController: ListViewController {
  let shop: ShopModel
  let pager: ShopPager

  init(shop: ShopModel) {
    self.shop = shop
    pager = ShopPager(clock: shop.bannerClock)
    weak var controller: ShopViewController?
    super.init(
      ShopScreen(shop: shop, pager: pager) { items in
        controller?.navigationController?.pushViewController(
          ShopItemsViewController(items, of: shop), animated: true)
      })
    controller = self
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    // Begins to load before the first frame, so that it shows the spinners.
    shop.load()
    super.viewDidLoad()
    pager.turn = { [weak self] page in
      guard let self, let banners = shop.banners.content, banners.indices.contains(page),
        let path = adapter.indexPath(for: RowIdentity(ShownBanner.self, id: banners[page].id))
      else { return }
      collectionView?.turn(toBanner: path)
    }
    followModel()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pager.isOnScreen = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pager.isOnScreen = false
  }

  /// Updates the sign-out button to the sign-in state, and the number of pages to the banners.
  private func followModel() {
    let isSignedIn = withObservationTracking {
      pager.count = shop.banners.content?.count ?? 0
      return shop.isSignedIn
    } onChange: { [weak self] in
      Task { @MainActor in self?.followModel() }
    }
    navigationItem.rightBarButtonItem =
      isSignedIn
      ? UIBarButtonItem(primaryAction: UIAction(title: "Sign out") { [weak self] _ in self?.shop.signOut() }) : nil
  }
}
