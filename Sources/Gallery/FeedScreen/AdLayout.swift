import UIKit

/// Where the parts of an ad stand in its row.
@MainActor
struct AdLayout {
  /// Room around the hint inside its badge.
  static let badgePadding = CGSize(width: 7, height: 3)

  let sponsor: CGRect
  let badge: CGRect
  let text: CGRect
  let picture: CGRect
  let height: CGFloat

  init(_ ad: Ad, metrics: FeedMetrics, fonts: FeedFonts, measure: TextMeasure) {
    let top = FeedMetrics.verticalPadding
    let width = metrics.contentWidth
    let hintSize = measure.size(ad.hint, font: fonts.hint, width: width / 2, lines: 1)
    let badgeSize = CGSize(
      width: metrics.roundedUp(hintSize.width) + 2 * Self.badgePadding.width,
      height: metrics.roundedUp(hintSize.height) + 2 * Self.badgePadding.height)
    let sponsorWidth = max(0, width - badgeSize.width - FeedMetrics.blockSpacing)
    let sponsorHeight = metrics.roundedUp(measure.size(ad.sponsor, font: fonts.name, width: sponsorWidth, lines: 1).height)
    let line = max(sponsorHeight, badgeSize.height)
    let textTop = top + line + 4
    let textHeight = metrics.roundedUp(measure.size(ad.text, font: fonts.text, width: width, lines: 0).height)
    let pictureTop = textTop + textHeight + FeedMetrics.blockSpacing + 2
    let pictureHeight = metrics.roundedUp(width / FeedMetrics.pictureAspect)

    func middle(_ height: CGFloat) -> CGFloat { top + ((line - height) / 2 * metrics.scale).rounded() / metrics.scale }
    sponsor = metrics.placed(CGRect(x: 0, y: middle(sponsorHeight), width: sponsorWidth, height: sponsorHeight))
    badge = metrics.placed(
      CGRect(x: width - badgeSize.width, y: middle(badgeSize.height), width: badgeSize.width, height: badgeSize.height))
    text = metrics.placed(CGRect(x: 0, y: textTop, width: width, height: textHeight))
    picture = metrics.placed(CGRect(x: 0, y: pictureTop, width: width, height: pictureHeight))
    height = pictureTop + pictureHeight + FeedMetrics.verticalPadding + 2
  }
}
