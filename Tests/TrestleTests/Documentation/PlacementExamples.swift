import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Stands for an ad library, which calls back.
@MainActor
final class AdLibrary {
  private var served = 0

  func request(_ answer: @escaping (Result<Ad, any Error>) -> Void) {
    served += 1
    answer(.success(Ad(id: served, sponsor: "house ad \(served)")))
  }
}

// Example: supplier of ads
final class HouseAds: AdSupplier {
  let library: AdLibrary

  init(library: AdLibrary) { self.library = library }

  func next() async throws -> Ad {
    try await withCheckedThrowingContinuation { answer in
      library.request { answer.resume(with: $0) }
    }
  }

  func lifetime(of ad: Ad) -> Duration? { .seconds(3600) }
}
// End of example

@MainActor @Suite("The examples of placing rows")
struct PlacementExamples {
  private let scene = ListScene()

  private func show(_ rows: Rows) throws -> [String] {
    try scene.show(RowList { rows })
    return scene.texts
  }

  @Test("place ads among posts by rules", .runs("placements", "rows among others"))
  func placing() throws {
    // Example: placements
    let twoAtFirst = Placement.at(2, 5)
    let everyTen = Placement.every(10, from: 3, limit: 20)
    let atTheEnds: Placement = [.at(0), .end]
    let byCount = Placement.fewer(than: 4, .end, otherwise: [.at(2), .end]).allOrNone()
    // End of example
    let ads = (1...4).map { Ad(id: $0, sponsor: "ad") }
    func counts(_ posts: Int, _ placement: Placement) throws -> [Int] {
      let posts = (0..<posts).map { Post(id: $0, text: "post") }
      let shown = try show(
        Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
          .placing(Rows(ads) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }, placement))
      return shown.indices.filter { shown[$0] == "ad" }
    }
    #expect(try counts(6, twoAtFirst) == [2, 6])
    #expect(try counts(8, everyTen) == [3])
    #expect(try counts(3, atTheEnds) == [0, 4])
    #expect(try counts(3, byCount) == [3])
    #expect(try counts(5, byCount) == [2, 6])
    let posts = (0..<5).map { Post(id: $0, text: "post") }
    func rows() -> Rows {
      // Example: rows among others
      Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
        .placing(Rows(ads) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }, byCount)
      // End of example
    }
    #expect(try show(rows()) == ["post", "post", "ad", "post", "post", "post", "ad"])
  }

  @Test("place ads of a supplier", .runs("supplier of ads", "stock of ads", "rows with a stock"))
  func stock() async throws {
    let library = AdLibrary()
    // Example: stock of ads
    let stock = AdStock(HouseAds(library: library), ahead: 3, backOff: BackOff(first: .seconds(2)))
    stock.start()
    // End of example
    try #require(await waitUntil { stock.ads.map(\.id) == [1, 2, 3] })
    let posts = (1...8).map { Post(id: $0, text: "post") }
    func rows() -> Rows {
      // Example: rows with a stock
      Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
        .placing(stock, .every(10, from: 3)) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }
      // End of example
    }
    let shown = try show(rows())
    #expect(shown.prefix(5) == ["post", "post", "post", "house ad 1", "post"])
  }
}
