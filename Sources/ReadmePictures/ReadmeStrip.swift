import UIKit

/// A strip that `README.md` or a tutorial shows.
@MainActor
struct ReadmeStrip {
  let file: String
  /// The width in pixels: twice the points that a page has for the strip.
  var width: CGFloat = 1800
  /// The size of each screen, in points.
  let size: CGSize
  let pictures: [GalleryPicture]

  static let all = [screens, looks, news]

  private static let screens = ReadmeStrip(
    file: "screens.png", size: CGSize(width: 320, height: 568),
    pictures: [
      GalleryPicture(screen: "feed", lastText: "Maya Lindqvist"),
      GalleryPicture(screen: "shop", appearance: .dark, lastText: "New prints"),
      GalleryPicture(screen: "product", button: "Load", lastText: "Flowers and fruit"),
      GalleryPicture(screen: "settings", direction: .rightToLeft),
      GalleryPicture(screen: "contacts", textSize: .accessibilityLarge, lastText: "Favourites"),
      GalleryPicture(screen: "browse", appearance: .dark),
    ])

  private static let looks = ReadmeStrip(
    file: "looks.png", size: CGSize(width: 320, height: 400),
    pictures: [
      GalleryPicture(screen: "feed", lastText: "Maya Lindqvist"),
      GalleryPicture(screen: "feed", appearance: .dark, lastText: "Maya Lindqvist"),
      GalleryPicture(screen: "feed", direction: .rightToLeft, lastText: "Maya Lindqvist"),
      GalleryPicture(
        screen: "feed", textSize: .accessibilityExtraExtraExtraLarge, lastText: "Maya Lindqvist"),
    ])

  private static let news = ReadmeStrip(
    file: "news.png", width: 780, size: CGSize(width: 390, height: 480), pictures: [GalleryPicture(screen: "news")])

  /// Draws the strip as a PNG file.
  func data() async throws -> Data? {
    let strip = PictureStrip(width: width)
    let scale = strip.pictureWidth(of: pictures.count) / size.width
    var drawn: [CGImage] = []
    for picture in pictures { drawn.append(try await picture.picture(size: size, scale: scale)) }
    return strip.picture(of: drawn).pngData()
  }
}
