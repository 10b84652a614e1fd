import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The feed's heights")
struct FeedLayoutsTests {
  private let rows: [FeedRow] = [
    .post(Post(id: "1", author: "A", avatar: nil, state: "now", text: "short")),
    .post(
      Post(id: "2", author: "B", avatar: nil, state: "now", text: String(repeating: "many words and more ", count: 20))),
    .ad(Ad(id: "1", sponsor: "S", hint: "Sponsored", text: "one line", picture: nil)),
  ]

  private func metrics(
    width: CGFloat = 390, textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) -> FeedMetrics {
    FeedMetrics(
      width: width, margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16), textSize: textSize,
      isRightToLeft: isRightToLeft, scale: 2)
  }

  @Test("a row is measured once, until the width or the text size changes")
  func measuredOnce() {
    let layouts = FeedLayouts(rows: rows)
    #expect(layouts.layout(at: 0) == nil)
    #expect(layouts.update(metrics()))
    for _ in 0..<3 { for index in rows.indices { _ = layouts.layout(at: index) } }
    #expect(layouts.measuredCount == 3)
    #expect(!layouts.update(metrics()))
    #expect(layouts.update(metrics(width: 300)))
    _ = layouts.layout(at: 1)
    #expect(layouts.measuredCount == 4)
  }

  @Test("longer texts, narrower rows and larger text make higher rows")
  func heights() throws {
    let layouts = FeedLayouts(rows: rows)
    func height(_ index: Int, _ metrics: FeedMetrics) throws -> CGFloat {
      _ = layouts.update(metrics)
      return try #require(layouts.layout(at: index)).height
    }
    let short = try height(0, metrics())
    let long = try height(1, metrics())
    #expect(long > short)
    #expect(try height(1, metrics(width: 300)) > long)
    #expect(try height(1, metrics(textSize: .accessibilityLarge)) > long)
    #expect((short * 2).truncatingRemainder(dividingBy: 1) == 0, "whole pixels: \(short)")
  }

  @Test("right to left mirrors every part")
  func mirrored() throws {
    let layouts = FeedLayouts(rows: rows)
    _ = layouts.update(metrics())
    guard case .post(let plain)? = layouts.layout(at: 0) else { return #expect(Bool(false)) }
    _ = layouts.update(metrics(isRightToLeft: true))
    guard case .post(let mirror)? = layouts.layout(at: 0) else { return #expect(Bool(false)) }
    #expect(plain.avatar.minX == 16)
    #expect(mirror.avatar.maxX == 374)
    #expect(mirror.text.minX == 390 - plain.text.maxX)
    #expect(mirror.height == plain.height)
  }

  @Test("parts do not overlap, at any text size and width", arguments: [280, 390, 700] as [CGFloat])
  func disjoint(width: CGFloat) throws {
    for textSize in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let layouts = FeedLayouts(rows: rows)
      _ = layouts.update(metrics(width: width, textSize: textSize))
      for index in rows.indices {
        let layout = try #require(layouts.layout(at: index))
        let parts =
          switch layout {
          case .post(let post): [post.avatar, post.name, post.state, post.text]
          case .ad(let ad): [ad.sponsor, ad.badge, ad.text, ad.picture]
          }
        for (first, rect) in parts.enumerated() {
          #expect(rect.minX >= 0 && rect.maxX <= width && rect.maxY <= layout.height, "part \(first) of row \(index): \(rect)")
          for other in parts[(first + 1)...] {
            #expect(!rect.insetBy(dx: 0.01, dy: 0.01).intersects(other), "row \(index): \(rect) and \(other)")
          }
        }
      }
    }
  }
}
