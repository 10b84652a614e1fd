import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ConfiguredBackgroundTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private var view: ConfiguredBackgroundView? {
    cell.subviews.first { $0 is ConfiguredBackgroundView } as? ConfiguredBackgroundView
  }

  private func show(_ change: (inout UIBackgroundConfiguration) -> Void) {
    var configuration = UIBackgroundConfiguration.clear()
    change(&configuration)
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
  }

  @Test func aPlainBackgroundColorIsDrawnByTheCellsLayer() {
    show { $0.backgroundColor = .red }
    expectNil(view)
    expectEqual(cell.layer.backgroundColor, UIColor.red.cgColor)
    expectNil(cell.backgroundColor, "the cell's own colour is another one")
    cell.backgroundConfiguration = nil
    expectNil(cell.layer.backgroundColor)
  }

  @Test func otherBackgroundsAreDrawnByAView() {
    let changes: [(inout UIBackgroundConfiguration) -> Void] = [
      { $0.cornerRadius = 4 }, { $0.backgroundInsets.top = 1 }, { $0.strokeWidth = 1 }, { $0.image = UIImage() },
      { $0.customView = UIView() }, { $0.edgesAddingLayoutMarginsToBackgroundInsets = .top },
      { $0.visualEffect = UIBlurEffect(style: .regular) }, { $0.backgroundColor = nil },
      { $0.backgroundColorTransformer = .grayscale },
    ]
    for (number, change) in changes.enumerated() {
      show { $0.backgroundColor = .red }
      expectNil(view)
      show {
        $0.backgroundColor = .red
        change(&$0)
      }
      expectEqual(view?.frame, cell.bounds, "change \(number)")
      expect(cell.subviews.first === view, "change \(number)")
      expectNil(cell.layer.backgroundColor, "change \(number)")
    }
  }

  @Test func aTranslucentBackgroundIsBlendedOverTheCellsColor() throws {
    cell.backgroundColor = .white
    show { $0.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.25) }
    let shown = try require(cell.layer.backgroundColor)
    expectEqual(shown.components, [0.75, 0.75, 0.75, 1])
    expectEqual(cell.backgroundColor, .white)
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    // 0.25 + 0.5 × 0.75 of the whole are covered; 0.375 of that by red.
    let both = try require(cell.layer.backgroundColor?.components)
    expectEqual(both[3], 0.625)
    expect(abs(both[0] - 0.6) < 1e-9)
    expect(both[1] == 0 && both[2] == 0)
  }

  @Test func theBackgroundColorFollowsTheInterfaceStyle() {
    show { $0.backgroundColor = .systemBackground }
    cell.overrideUserInterfaceStyle = .dark
    cell.layoutIfNeeded()
    expectEqual(cell.layer.backgroundColor, UIColor.black.cgColor)
    cell.overrideUserInterfaceStyle = .light
    cell.layoutIfNeeded()
    expectEqual(cell.layer.backgroundColor, UIColor.white.cgColor)
  }

  /// As a view in front of the layer would: the layer's own colour is not seen, and its corners cut nothing off.
  @Test func aBackgroundViewCoversALayerTheAppChanged() {
    show { $0.backgroundColor = .red }
    cell.layer.backgroundColor = UIColor.blue.cgColor
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(view?.configuration.backgroundColor, .red)
    expectEqual(cell.layer.backgroundColor, UIColor.blue.cgColor)
    show { $0.backgroundColor = .green }
    expectEqual(view?.configuration.backgroundColor, .green)
  }

  @Test func cornerRadiusClipsThePlainBackgroundOnlyWithClipsToBounds() {
    show { $0.backgroundColor = .red }
    cell.layer.cornerRadius = 8
    cell.clipsToBounds = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectNil(view)
    cell.clipsToBounds = false
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(view != nil && cell.layer.backgroundColor == nil)
  }
}
