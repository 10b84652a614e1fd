import UIKit

/// Where the parts of a post stand in its row.
@MainActor
struct PostLayout {
  let avatar: CGRect
  let name: CGRect
  let state: CGRect
  let text: CGRect
  let height: CGFloat

  init(_ post: Post, metrics: FeedMetrics, fonts: FeedFonts, measure: TextMeasure) {
    let side = FeedMetrics.avatarSide
    let top = FeedMetrics.verticalPadding
    let indent = side + FeedMetrics.avatarSpacing
    let column = max(0, metrics.contentWidth - indent)

    let nameHeight = metrics.roundedUp(measure.size(post.author, font: fonts.name, width: column, lines: 1).height)
    let stateHeight = metrics.roundedUp(measure.size(post.state, font: fonts.detail, width: column, lines: 1).height)
    let heading = nameHeight + FeedMetrics.lineSpacing + stateHeight
    let headingTop = top + max(0, ((side - heading) / 2 * metrics.scale).rounded() / metrics.scale)
    let textX = metrics.stacksText ? 0 : indent
    let textWidth = metrics.contentWidth - textX
    let textTop = max(metrics.stacksText ? top + side : 0, headingTop + heading) + FeedMetrics.blockSpacing
    let textHeight = metrics.roundedUp(measure.size(post.text, font: fonts.text, width: textWidth, lines: 0).height)

    avatar = metrics.placed(CGRect(x: 0, y: top, width: side, height: side))
    name = metrics.placed(CGRect(x: indent, y: headingTop, width: column, height: nameHeight))
    state = metrics.placed(
      CGRect(x: indent, y: headingTop + nameHeight + FeedMetrics.lineSpacing, width: column, height: stateHeight))
    text = metrics.placed(CGRect(x: textX, y: textTop, width: textWidth, height: textHeight))
    height = textTop + textHeight + FeedMetrics.verticalPadding
  }
}
