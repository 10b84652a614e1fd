import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

/// Limits of images, and backgrounds with views of the app's own.
@MainActor @Suite(.serialized)
struct ConfigurationMembersTests {
  /// [D] "The image view is scaled down to this size, keeping its aspect ratio"; zero is no limit.
  @Test func maximumSizeLimitsTheImage() throws {
    func shown(_ maximum: CGSize) throws -> CGSize {
      var content = UIListContentConfiguration.cell()
      content.image = .quarters(side: 40)
      content.text = "Text"
      content.imageProperties.maximumSize = maximum
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      view.layoutIfNeeded()
      return try require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first).bounds.size
    }
    expectEqual(UIListContentConfiguration.cell().imageProperties.maximumSize, .zero)
    expectEqual(try shown(.zero), CGSize(width: 80, height: 80))
    expectEqual(try shown(CGSize(width: 20, height: 60)), CGSize(width: 20, height: 20))
    expectEqual(try shown(CGSize(width: 0, height: 40)), CGSize(width: 40, height: 40))
    expectEqual(try shown(CGSize(width: 500, height: 500)), CGSize(width: 80, height: 80), "it is not enlarged")
  }

  private func makeCell(_ change: (inout UIBackgroundConfiguration) -> Void) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    var background = UIBackgroundConfiguration.clear()
    change(&background)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    return cell
  }

  private func place(_ view: UIView, in cell: UIView) -> CGRect { view.convert(view.bounds, to: cell) }

  @Test func aCustomViewFillsTheBackground() {
    let own = UIView()
    let cell = makeCell {
      $0.customView = own
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    expect(own.isDescendant(of: cell))
    expectEqual(place(own, in: cell), CGRect(x: 2, y: 1, width: 194, height: 46))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    expectNil(own.superview)
  }

  /// [D] The layout margins of these edges are added to the insets.
  @Test func layoutMarginsAreAddedToTheBackgroundInsetsOfTheGivenEdges() {
    let own = UIView()
    let cell = makeCell {
      $0.customView = own
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    }
    let margins = cell.layoutMargins
    expect(margins.left > 0 && margins.bottom > 0)
    expectEqual(
      place(own, in: cell),
      CGRect(
        x: 2 + margins.left, y: 1, width: 194 - margins.left, height: 46 - margins.bottom))
  }
}
