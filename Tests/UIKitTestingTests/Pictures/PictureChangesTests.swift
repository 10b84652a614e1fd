import CoreGraphics
import Expectations
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Comparisons of pictures")
@MainActor struct PictureChangesTests {
  /// Three rows of text on white, as a screen draws them.
  private static func screen() -> PicturePixels {
    let screen = MountedScreen(LinesController(), size: CGSize(width: 200, height: 180))
    return PicturePixels(screen.picture)
  }

  private final class LinesController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for (number, text) in ["Assam", "Darjeeling", "Earl Grey"].enumerated() {
        let label = UILabel(frame: CGRect(x: 16, y: 10 + number * 60, width: 168, height: 40))
        label.text = text
        label.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.6, alpha: 1)
        view.addSubview(label)
      }
    }
  }

  private func difference(_ before: PicturePixels, _ after: PicturePixels) throws -> PictureDifference? {
    pictureDifference(expected: try require(before.image()), actual: try require(after.image()))
  }

  /// A picture with each pixel changed by a closure of its colour and position.
  private func changed(_ picture: PicturePixels, _ change: (UInt32, Int, Int) -> UInt32) -> PicturePixels {
    var result = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width { result.setColor(change(picture.color(x: x, y: y), x, y), x: x, y: y) }
    }
    return result
  }

  private func channels(_ color: UInt32, _ change: (Int) -> Int) -> UInt32 {
    [24, 16, 8].reduce(color & 0xFF) { $0 | UInt32(min(max(change(Int((color >> UInt32($1)) & 0xFF)), 0), 255)) << $1 }
  }

  @Test("fail if everything is shifted by a pixel", arguments: [PictureMutation.shiftRight, .shiftDown])
  func shifts(_ mutation: PictureMutation) throws {
    let before = Self.screen()
    let found = try require(try difference(before, mutation.applied(to: before, row: .zero)))
    expect(found.changedPixels > 100 && found.largestChange > 60)
  }

  @Test("fail where a row is missing")
  func missingRow() throws {
    let before = Self.screen()
    let row = CGRect(x: 0, y: 130, width: 400, height: 80)
    let found = try require(try difference(before, PictureMutation.missingRow.applied(to: before, row: row)))
    expect(row.contains(found.changedArea))
  }

  @Test("fail where an area's colour is off by a delta E of more than 3, and pass below that")
  func areas() throws {
    let before = Self.screen()
    // Of white: 10 levels less of all channels are 2.7, 16 are 4.3.
    func shaded(_ levels: Int) -> PicturePixels {
      changed(before) { color, _, y in y < 60 && color == 0xFFFF_FFFF ? channels(color) { $0 - levels } : color }
    }
    expect(PixelColor(0xFFFFFF).distance(to: PixelColor(0xF8F8F8)) < 3)
    expectNil(try difference(before, shaded(7)))
    expect(PixelColor(0xFFFFFF).distance(to: PixelColor(0xEFEFEF)) > 3)
    let found = try require(try difference(before, shaded(16)))
    expect(found.largestChange == 16 && found.largestDistance > 3 && found.changedArea.maxY == 60)
  }

  @Test("fail where the colour of a text alone is off by a delta E of more than 3")
  func inks() throws {
    let before = Self.screen()
    let ink = PixelColor(0x334D99)
    let other = PixelColor(0x494D99)
    expect((3...6).contains(ink.distance(to: other)), "\(ink.distance(to: other))")
    let after = Self.recolored(other)
    let found = try require(try difference(before, after))
    // No channel differs by more than the edges of letters may.
    expect(found.largestChange <= PictureTolerance.antialiasing.channel)
    expect(found.largestDistance > 3)
  }

  private static func recolored(_ ink: PixelColor) -> PicturePixels {
    let controller = LinesController()
    controller.loadViewIfNeeded()
    for case let label as UILabel in controller.view.subviews {
      label.textColor = UIColor(
        red: CGFloat(ink.red) / 255, green: CGFloat(ink.green) / 255, blue: CGFloat(ink.blue) / 255, alpha: 1)
    }
    return PicturePixels(MountedScreen(controller, size: CGSize(width: 200, height: 180)).picture)
  }

  @Test("pass where the mixtures at the edges of letters are mixed differently")
  func antialiasing() throws {
    let before = Self.screen()
    var mixtures = 0
    let after = changed(before) { color, x, y in
      guard color != 0xFFFF_FFFF, !before.isSolid(x: x, y: y) else { return color }
      mixtures += 1
      return channels(color) { $0 + ((x + y) % 2 == 0 ? 20 : -20) }
    }
    expect(mixtures > 500)
    expectNil(try difference(before, after))
    // Not if they differ as much as those of another letter.
    let far = changed(before) { color, x, y in
      color == 0xFFFF_FFFF || before.isSolid(x: x, y: y) ? color : channels(color) { $0 + 60 }
    }
    expect(try difference(before, far) != nil)
  }

  @Test("without colours are compared by channels")
  func channelsAlone() throws {
    let before = Self.screen()
    let after = changed(before) { color, _, _ in color == 0xFFFF_FFFF ? channels(color) { $0 - 16 } : color }
    let (first, second) = (try require(before.image()), try require(after.image()))
    expectNil(pictureDifference(expected: first, actual: second, tolerance: PictureTolerance(channel: 16, area: 0)))
    expect(
      pictureDifference(expected: first, actual: second, tolerance: PictureTolerance(channel: 15, area: 0)) != nil)
    expectNil(pictureDifference(expected: first, actual: first, tolerance: .exact))
  }
}
