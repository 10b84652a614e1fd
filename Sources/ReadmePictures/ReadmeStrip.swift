import UIKit

/// A strip that `README.md` shows.
@MainActor
struct ReadmeStrip {
  let file: String
  /// That of every screen, in points.
  let size: CGSize
  let pictures: [GalleryPicture]

  /// Pixels: twice the points that a page has for a picture.
  private static let width: CGFloat = 1800

  static let all = [screens, looks]

  private static let screens = ReadmeStrip(
    file: "screens.png", size: CGSize(width: 320, height: 568),
    pictures: [
      GalleryPicture(screen: "feed", lastText: "Maya Lindqvist"),
      GalleryPicture(screen: "shop", appearance: .dark, lastText: "New prints"),
      GalleryPicture(screen: "product", button: "Load", lastText: "Specification"),
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

  /// Draws the strip, as a PNG.
  func data() async throws -> Data? {
    let strip = PictureStrip(width: Self.width)
    let scale = strip.pictureWidth(of: pictures.count) / size.width
    var drawn: [CGImage] = []
    for picture in pictures { drawn.append(try await picture.picture(size: size, scale: scale)) }
    return strip.picture(of: drawn).pngData()
  }
}
