import Observation

/// Something for sale, as far as it is known.
@MainActor @Observable
final class Product {
  /// The part of a product that a list already has, shown until the details are loaded.
  struct Preview: Equatable {
    var picture: String
    var price: Int
  }

  struct Comment: Identifiable, Equatable {
    var id: Int
    var author: String
    var text: String
  }

  struct Specification: Identifiable, Equatable {
    var name: String
    var value: String
    var id: String { name }
  }

  struct Recommendation: Identifiable, Equatable {
    var id: Int
    var title: String
    var price: Int
    var picture: String
  }

  /// The part of a product that is loaded. Nil or empty means that the product does not have it.
  struct Details: Equatable {
    var pictures: [String]
    var title: String
    var subtitle: String?
    var price: Int
    var promotions: [String] = []
    var coupons: [String] = []
    var specification: [Specification] = []
    var shop: String?
    var comments: [Comment] = []
    var recommendations: [Recommendation] = []
  }

  let preview: Preview
  private(set) var details: Details?
  var showsAllComments = false

  init(preview: Preview) { self.preview = preview }

  var pictures: [String] { details?.pictures ?? [preview.picture] }
  var price: Int { details?.price ?? preview.price }
  var comments: [Comment] { details?.comments ?? [] }

  func show(_ details: Details) {
    self.details = details
    showsAllComments = false
  }
}
