import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import GalleryViews

/// `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor
@Suite("The news")
struct NewsViewControllerTests {
  private func mount(
    _ look: ScreenLook = ScreenLook.all[0], way: NewsViewController.Way = .classic
  ) throws -> (screen: MountedScreen, news: NewsViewController) {
    let news = NewsViewController()
    let screen = look.mount(news, height: 640)
    news.tableView.showsVerticalScrollIndicator = false
    news.way = way
    try screen.settle()
    return (screen, news)
  }

  private func headlines(_ news: NewsViewController) -> [UILabel] {
    func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return news.tableView.visibleCells.compactMap { labels(in: $0).first }
  }

  @Test(
    "match the golden picture, a selected row among them", arguments: ScreenLook.all,
    [NewsViewController.Way.state, .views])
  func picture(_ look: ScreenLook, _ way: NewsViewController.Way) throws {
    let (screen, news) = try mount(look, way: way)
    try screen.tap(row: IndexPath(row: 0, section: 0))
    try screen.settle()
    let name = way == .state ? look.name : "views \(look.name)"
    expectGolden(screen.picture, name)
    let row = news.tableView.convert(news.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
      .intersection(CGRect(origin: .zero, size: screen.size))
    expect(!row.isEmpty)
    expectGoldenNoticesMistakes(name, row: row, scale: screen.scale)
  }

  @Test("match the golden layout", arguments: NewsViewController.Way.allCases)
  func layout(_ way: NewsViewController.Way) throws {
    expectGolden(try mount(way: way).screen.layout, "\(way)")
  }

  @Test("look equal in all ways while none is selected")
  func ways() throws {
    let pictures = try [NewsViewController.Way.content, .state].map { way in
      let (screen, news) = try mount(way: way)
      news.wayControl.isHidden = true
      try screen.settle()
      return screen.picture.pngData()
    }
    expectEqual(pictures[0], pictures[1])
    let frames = try NewsViewController.Way.allCases.map { way in
      try headlines(mount(way: way).news).map { $0.convert($0.bounds, to: nil) }
    }
    expect(frames[0] == frames[1] && frames[1] == frames[2])
    expect(frames[0].count >= 5)
    // A label of constraints is as wide as the room beside the picture, one of views as wide as its text.
    expectEqual(frames[3].map(\.origin), frames[0].map(\.origin))
    expectEqual(frames[3].map(\.height), frames[0].map(\.height))
  }

  @Test("turn red while selected, in the third and fourth way only")
  func selection() throws {
    for way in NewsViewController.Way.allCases {
      let (screen, news) = try mount(way: way)
      try screen.tap(row: IndexPath(row: 1, section: 0))
      try screen.settle()
      let colors = headlines(news).prefix(3).map(\.textColor)
      let turnsRed = way == .state || way == .views
      expectEqual(colors, [.label, turnsRed ? .systemRed : .label, .label], "\(way)")
      try screen.tap(row: IndexPath(row: 2, section: 0))
      try screen.settle()
      expectEqual(headlines(news)[1].textColor, .label)
    }
  }

  @Test("change their way by the control, and keep the selection")
  func control() throws {
    let (screen, news) = try mount()
    try screen.tap(row: IndexPath(row: 0, section: 0))
    let control = news.wayControl
    let frame = control.convert(control.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.minX + frame.width * 0.6, y: frame.midY))
    try screen.settle()
    expectEqual(news.way, .state)
    expectEqual(news.tableView.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    expectEqual(headlines(news)[0].textColor, .systemRed)
    screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    try screen.settle()
    expect(news.way == .views && headlines(news)[0].textColor == .systemRed)
    screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    try screen.settle()
    expect(news.way == .classic && news.tableView.visibleCells.allSatisfy { $0 is NewsCell })
  }

  @Test("each have their own picture")
  func pictures() throws {
    let images = NewsPicture.allCases.map(\.image)
    expect(images.allSatisfy { $0.size == NewsPicture.size })
    expectEqual(Set(images.compactMap { $0.pngData() }).count, NewsPicture.allCases.count)
    expectEqual(Set(News.samples.map(\.picture)).count, News.samples.count)
  }
}
