import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The product")
struct ProductScreenTests {
  private func makeController(seed: UInt64 = 1) -> ProductViewController {
    ProductViewController(
      folder: URL(fileURLWithPath: GalleryResources.feedPath).deletingLastPathComponent(), seed: seed
    ) {
      Issue.record("\($0)")
    }
  }

  /// The ids of the rows, section by section.
  private func rows(_ controller: ProductViewController) -> [[String]] {
    let table: UITableView = controller.tableView
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        controller.adapter.identity(at: IndexPath(row: $0, section: section))?.id.map { "\($0)" } ?? "?"
      }
    }
  }

  @Test("before the data there are a picture, the price and no comments")
  func preview() throws {
    let controller = makeController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    expectEqual(rows(controller), [["pictures", "price"], ["none"]])
    let picture = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    expect(abs(picture.width / picture.height - 8.0 / 3) < 0.01)
  }

  @Test("shows all parts that a product has, and no others", arguments: [1, 2, 3])
  func variants(_ seed: UInt64) async throws {
    let controller = makeController(seed: seed)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    for step in 0..<25 {
      controller.load()
      for _ in 0..<20 { await Task.yield() }
      if step.isMultiple(of: 3) { screen.advance(frames: 4) } else { try screen.settle() }
    }
    try screen.settle()
    let details = try require(controller.product.details)
    var expected = [["pictures", "title"] + (details.subtitle == nil ? [] : ["subtitle"]) + ["price"]]
    expected += [details.promotions, details.coupons, details.specification.map(\.name)]
    expected.append(details.shop == nil ? [] : ["shop"])
    let count = details.comments.count
    expected.append(
      details.comments.prefix(4).map { "\($0.id)" } + (count == 0 ? ["none"] : count > 4 ? ["all"] : []))
    expected.append(details.recommendations.map { "\($0.id)" })
    expectEqual(rows(controller), expected.filter { !$0.isEmpty })
    expectNil(controller.tableView.invariantViolation())
  }

  @Test("all comments are shown when they are asked for")
  func allComments() async throws {
    let controller = makeController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    var details = Product.Details(pictures: ["pictures/dunes.jpg"], title: "Kettle", price: 100)
    details.comments = (1...6).map { Product.Comment(id: $0, author: "Lin", text: "\($0)") }
    controller.product.show(details)
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    let all = try require(
      controller.adapter.indexPath(for: RowIdentity(UIListContentConfiguration.self, id: "all")))
    expectEqual(all, IndexPath(row: 4, section: 1))
    try screen.tap(row: all)
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expectEqual(rows(controller).last, (1...6).map { "\($0)" })
  }

  @Test("a strip of several pictures is paged with its page control, and begins at the leading edge")
  func strip() throws {
    let pictures: [UIImage] = (0..<3).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 3)).image { _ in }
    }
    for isMirrored in [false, true] {
      let view = PictureStripView(PictureStrip(pictures: pictures))
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
      view.layoutIfNeeded()
      let scrollView = try require(view.subviews.first as? UIScrollView)
      let dots = try require(view.subviews.last as? UIPageControl)
      expect(scrollView.contentSize.width == 960 && dots.numberOfPages == 3)
      expect(scrollView.contentOffset.x == (isMirrored ? 640 : 0) && dots.currentPage == 0)
      scrollView.contentOffset.x = 320
      expectEqual(dots.currentPage, 1)
    }
  }

  // MARK: Looks

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) async throws {
    let controller = makeController()
    let screen = look.mount(controller)
    controller.load()
    for _ in 0..<20 { await Task.yield() }
    controller.tableView.showsVerticalScrollIndicator = false
    try screen.settle()
    expectGolden(screen.picture, look.name)
    let row = controller.tableView.convert(
      controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil
    ).intersection(CGRect(origin: .zero, size: screen.size))
    expectGoldenNoticesMistakes(look.name, row: row, scale: screen.scale)
  }
}
