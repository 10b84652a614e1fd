import Trestle
import UIKit

/// A product in blocks; unknown and missing parts take no space.
struct ProductScreen: ListScreen {
  let product: Product
  let pictures: FeedPictures

  var title: String? { "Product" }

  var rows: RowList {
    RowSection("basics") {
      Row("pictures", PictureStrip(pictures: product.pictures.compactMap(pictures.picture)))
        .height(.aspectRatio(8.0 / 3))
        .separator(.hidden)
      if let details = product.details {
        Row("title", ProductText.title(details.title)).separator(.hidden)
        if let subtitle = details.subtitle { Row("subtitle", ProductText.note(subtitle)).separator(.hidden) }
      }
      Row("price", ProductText.price(product.price))
    }
    if let details = product.details { blocks(details) }
    comments
    if let details = product.details { recommendations(details.recommendations) }
  }

  @RowListBuilder
  private func blocks(_ details: Product.Details) -> RowList {
    RowSection("promotions") {
      Rows(details.promotions, id: { $0 }) { ProductText.line($0, symbol: "star.fill") }
    }
    .header("Promotions")
    RowSection("coupons") {
      Rows(details.coupons, id: { $0 }) { ProductText.line($0, symbol: "tag") }
    }
    .header("Coupons")
    RowSection("specification") {
      Rows(details.specification) { ProductText.value($0.name, $0.value) }
    }
    .header("Specification")
    RowSection("shop") {
      if let shop = details.shop { Row("shop", ProductText.line(shop, symbol: "house")) }
    }
    .header("Shop")
  }

  private var comments: RowSection {
    RowSection("comments") {
      Rows(product.showsAllComments ? product.comments[...] : product.comments.prefix(4)) {
        ProductText.comment($0.author, $0.text)
      }
      if product.comments.isEmpty {
        Row("none", ProductText.note("No comments yet"))
      } else if product.comments.count > 4, !product.showsAllComments {
        Row("all", ProductText.link("View all \(product.comments.count) comments"))
          .accessory(.disclosureIndicator)
          .onSelect { product.showsAllComments = true }
      }
    }
    .header("Comments")
  }

  private func recommendations(_ products: [Product.Recommendation]) -> RowSection {
    RowSection("recommendations") {
      Rows(products) { ProductText.recommendation($0.title, $0.price, pictures.picture($0.picture)) }
    }
    .header("Others looked at")
  }
}
