import Observation
import Trestle
import UIKit

/// The page of a shop as a value made from the model.
struct ShopScreen: ListScreen {
  let shop: ShopModel
  let onMore: (ShopItems) -> Void

  var title: String? { "Shop" }

  var rows: RowList {
    RowList {
      RowSection("carousel") {
        if let banners = shop.banners.content, !banners.isEmpty {
          Row("carousel", shop.shown(banners), in: CarouselCell.self) { cell, banners in
            cell.clock = shop.bannerClock
            cell.show(banners)
            cell.onRetryPictures = shop.retryPictures
          }
          .separator(.hidden)
        }
        phase(.banners, shop.banners)
      }
      RowSection("sign-in") {
        if !shop.isSignedIn {
          Row("sign-in", true, in: SignInCell.self) { cell, _ in cell.onSignIn = shop.signIn }.separator(.hidden)
        }
      }
      RowSection("shelf") {
        if let shelf = shop.shelf.content, !shelf.items.isEmpty {
          header(.shelf, shelf)
          Row("shelf", shop.shown(shelf.items), in: ShelfCell.self) { cell, items in
            cell.show(items)
            cell.onRetryPictures = shop.retryPictures
          }
          .separator(.hidden)
        }
        phase(.shelf, shop.shelf)
      }
      RowSection("ranking") {
        if let ranking = shop.ranking.content, !ranking.items.isEmpty {
          header(.ranking, ranking)
          Rows(ranked(ranking.items)) { Row($0, in: RankedItemCell.self) { $0.show($1.rank, $1.item) } }
        }
        phase(.ranking, shop.ranking)
      }
    }
    .onRefresh { await shop.refresh() }
  }

  private struct RankedItem: Identifiable, Equatable {
    var rank: Int
    var item: ShownItem

    var id: String { item.id }
  }

  private func ranked(_ items: [ShopItem]) -> [RankedItem] {
    shop.shown(Array(items.prefix(ShopSection.rankedCount))).enumerated().map { RankedItem(rank: $0 + 1, item: $1) }
  }

  private func header(_ part: ShopPart, _ items: ShopItems) -> Row<String> {
    Row("header \(part)", items.title, in: ShopHeaderCell.self) { cell, title in
      cell.show(title, hasMore: true)
      cell.onMore = { onMore(items) }
    }
    .separator(.hidden)
  }

  /// A row for the state of a request: loading shows only while the part has no content, a failure always.
  private func phase<Content>(_ name: ShopPart, _ part: ShopModel.Part<Content>) -> Rows {
    Rows {
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

/// Shows the page, and the way to sign out.
final class ShopViewController: ListViewController {
  let shop: ShopModel

  init(shop: ShopModel) {
    self.shop = shop
    weak var controller: ShopViewController?
    super.init(
      ShopScreen(shop: shop) { items in
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
    tableView.estimatedRowHeight = 100
    followSession()
  }

  /// There is something to sign out of while somebody is signed in.
  private func followSession() {
    let isSignedIn = withObservationTracking {
      shop.isSignedIn
    } onChange: { [weak self] in
      Task { @MainActor in self?.followSession() }
    }
    navigationItem.rightBarButtonItem =
      isSignedIn
      ? UIBarButtonItem(primaryAction: UIAction(title: "Sign out") { [weak self] _ in self?.shop.signOut() }) : nil
  }
}
