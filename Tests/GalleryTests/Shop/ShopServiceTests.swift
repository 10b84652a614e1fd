import Expectations
import Foundation
import Fuzzing
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

/// Loads files from a server on the loopback address, and from the sample without one.
@MainActor @Suite("A shop's service", .serialized)
struct ShopServiceTests {
  private func withServer(_ body: (LoopbackServer, ShopModel, ShopScene.Report) async throws -> Void) async throws {
    // Whatever stands between this machine and others is not asked.
    setenv("no_proxy", "127.0.0.1", 1)
    let server = try LoopbackServer(folder: GalleryResources.folder)
    defer { server.close() }
    let report = ShopScene.Report()
    try await body(server, ShopModel(service: ShopService(base: server.base, report: report.add)), report)
  }

  private func load(_ shop: ShopModel) async {
    shop.load()
    await shop.settled()
  }

  @Test("loads over HTTP the data of the sample")
  func same() async throws {
    try await withServer { server, shop, report in
      await load(shop)
      let sample = ShopModel(service: ShopService(SampleShop(folder: GalleryResources.folder), report: report.add))
      await load(sample)
      expectEqual(shop.banners.content?.count, 4)
      expect(shop.banners == sample.banners && shop.shelf == sample.shelf && shop.ranking == sample.ranking)
      expect(report.lines.isEmpty)
      let paths = (shop.shelf.content?.items ?? []).map(\.picture)
      expectEqual(paths.count, 6)
      for path in paths {
        expectEqual(shop.pictures.picture(path).image?.size, sample.pictures.picture(path).image?.size)
        expect(shop.pictures.picture(path).image != nil)
      }
      expectEqual(server.requests.count, 11)
    }
  }

  @Test("reports the error of each part over HTTP")
  func faults() async throws {
    try await withServer { server, shop, report in
      server.answer("shop/banners.json", .status(500))
      server.answer("shop/shelf.json", .truncated)
      server.answer("shop/ranking.json", .hangUp)
      await load(shop)
      expectEqual(shop.banners, ShopModel.Part(phase: .failed(.refused(500))))
      expectEqual(shop.shelf, ShopModel.Part(phase: .failed(.unreachable)))
      expectEqual(shop.ranking, ShopModel.Part(phase: .failed(.unreachable)))
      expectEqual(report.lines.count, 3)
      server.answer("shop/shelf.json", .file)
      server.answer("pictures/dunes.jpg", .truncated)
      server.answer("pictures/waves.webp", .status(404))
      shop.load(.shelf)
      await shop.settled()
      expect(shop.shelf.content?.items.count == 6 && shop.shelf.phase == .idle)
      let failed = (shop.shelf.content?.items ?? []).filter { shop.pictures.picture($0.picture) == .failed }
      expectEqual(failed.map(\.id), ["p-102", "p-103"])
    }
  }

  @Test("reports a server that does not answer")
  func nobody() async throws {
    try await withServer { server, shop, _ in
      server.close()
      await load(shop)
      expect(shop.banners.phase == .failed(.unreachable) && shop.ranking.phase == .failed(.unreachable))
    }
  }

  @Test("ignores an answer that it no longer waits for")
  func stale() async throws {
    let report = ShopScene.Report()
    let sample = SampleShop(folder: GalleryResources.folder, SampleShop.Behaviour(answer: .silent))
    let shop = ShopModel(service: ShopService(sample, report: report.add))
    shop.load()
    sample.behaviour = .whole
    await shop.refresh()
    expect(shop.banners.content?.count == 4 && shop.shelf.phase == .idle && shop.ranking.phase == .idle)
    await shop.settled()
    expect(report.lines.isEmpty, "what is given up is no trouble")
  }

  @Test("cancels a request over HTTP whose task was cancelled")
  func leaving() async throws {
    try await withServer { server, shop, report in
      server.answer("shop/ranking.json", .silent)
      shop.load(.ranking)
      await waitUntil { server.requests.contains("shop/ranking.json") }
      shop.load(.shelf)
      server.answer("shop/ranking.json", .file)
      shop.load(.ranking)
      await shop.settled()
      expect(shop.ranking.phase == .idle && shop.ranking.content?.items.isEmpty == false)
      expectEqual(shop.shelf.content?.items.count, 6)
      await waitUntil { server.left == ["shop/ranking.json"] }
      expectEqual(server.left, ["shop/ranking.json"])
      expect(report.lines.isEmpty, "what is given up is no trouble")
    }
  }

  @Test("can be cancelled at any moment", arguments: [false, true])
  func moments(overHTTP: Bool) async throws {
    try await withServer { server, _, report in
      let sample = SampleShop(folder: GalleryResources.folder)
      let service =
        overHTTP ? ShopService(base: server.base, report: report.add) : ShopService(sample, report: report.add)
      var (came, givenUp) = (0, 0)
      var random = SeededGenerator(seed: 7)
      for _ in 0..<300 {
        let request = Task { try await service.items(.shelf) }
        for _ in 0..<random.below(30) { await Task.yield() }
        if random.oneIn(3) { try await Task.sleep(for: .microseconds(random.below(1500))) }
        request.cancel()
        switch await request.result {
        case .success(let items):
          expectEqual(items.items.count, 6)
          came += 1
        case .failure(let error):
          expect(error is CancellationError)
          givenUp += 1
        }
      }
      expect(came + givenUp == 300 && givenUp > 0)
      expect(report.lines.isEmpty)
    }
  }
}
