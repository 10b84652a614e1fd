import Observation
import Trestle
import UIKit

/// The products of a shop, as an app would store them.
@MainActor @Observable
final class Product {
  struct Comment: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  var pictures: [String] = []
  var title: String?
  var price = 0
  var promotions: [String] = []
  var specification: [String: String] = [:]
  var comments: [Comment] = []
  var showsAllComments = false
}

/// A text in a row, the app's own content.
struct Headline: UIContentConfiguration, Equatable {
  var text: String

  init(_ text: String) { self.text = text }

  func makeContentView() -> any UIView & UIContentView { LabelContentView(self) }
  func updated(for state: any UIConfigurationState) -> Headline { self }
}

/// As wide as the row, in whatever height it gets.
struct Carousel: UIContentConfiguration, Equatable {
  var pictures: [String]

  init(_ pictures: [String]) { self.pictures = pictures }

  func makeContentView() -> any UIView & UIContentView { LabelContentView(self) }
  func updated(for state: any UIConfigurationState) -> Carousel { self }
}

/// Shows a text or the names of pictures.
final class LabelContentView: UILabel, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  /// How often the view was told what to show.
  private(set) var shows = 0

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    numberOfLines = 0
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    shows += 1
    text = (configuration as? Headline)?.text ?? (configuration as? Carousel)?.pictures.joined(separator: ", ")
  }
}

/// The blocks of a product: what is not known, or empty, is not there.
struct ProductContents: ListScreen {
  let product: Product

  var title: String? { product.title ?? "Product" }

  var rows: RowList {
    RowSection("basics") {
      Row("pictures", Carousel(product.pictures)).height(.aspectRatio(8.0 / 3))
      if let title = product.title { Row("title", Headline(title)) }
      Row("price", Headline("\(product.price) kr"))
      if !product.promotions.isEmpty {
        Row("promotions", Headline(product.promotions.joined(separator: "\n"))).separator(.hidden)
      }
    }
    RowSection("specification") {
      Rows(product.specification.sorted(by: <), id: { $0.key }) { name, value in
        Row(Headline("\(name): \(value)"))
      }
    }
    .header("Specification")
    comments
  }

  private var comments: RowSection {
    RowSection("comments") {
      Row("count", Headline("\(product.comments.count) comments"))
      Rows(product.comments.prefix(product.showsAllComments ? .max : 4)) { Headline($0.text) }
      if product.comments.isEmpty {
        Row("none", Headline("No comments yet"))
      } else if !product.showsAllComments {
        Row("all", Headline("View all comments"))
          .accessory(.disclosureIndicator)
          .onSelect { product.showsAllComments = true }
      }
    }
    .header("Comments")
  }
}
