import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitLists

/// The layout's configuration, the insets of its sections, and values that its descriptions can be asked for.
@MainActor @Suite(.serialized) struct UICollectionViewCompositionalLayoutTests {
  private func makeSection(height: CGFloat = 40) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func aNewConfigurationInvalidatesTheLayout() {
    let layout = UICollectionViewCompositionalLayout(section: makeSection())
    let scene = CollectionScene(layout, items: [2, 2])
    expect(frame(scene.view, 0, 1)?.minY == 80 && layout.configuration.interSectionSpacing == 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    layout.configuration = configuration
    scene.layOut()
    expectEqual(frame(scene.view, 0, 1)?.minY, 110)
    configuration.interSectionSpacing = 90
    layout.invalidateLayout()
    scene.layOut()
    expectEqual(frame(scene.view, 0, 1)?.minY, 110, "the layout has a copy")
    let changed = layout.configuration
    changed.interSectionSpacing = 50
    layout.configuration = changed
    scene.layOut()
    expect(frame(scene.view, 0, 1)?.minY == 130 && scene.view.invariantViolation() == nil)
  }

  @Test func scrollDirectionMayBecomeHorizontal() {
    let layout = UICollectionViewCompositionalLayout(section: makeSection(height: 400))
    let scene = CollectionScene(layout, items: [3])
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    scene.layOut()
    expect(frame(scene.view, 1)?.origin == CGPoint(x: 320, y: 0) && scene.view.contentSize.width == 960)
  }

  @Test func contentInsetsAreRelativeToTheirReference() {
    var reference = UIContentInsetsReference.automatic
    let layout = UICollectionViewCompositionalLayout { [self] _, _ in
      let section = makeSection()
      section.contentInsets.leading = 5
      section.contentInsetsReference = reference
      return section
    }
    let controller = UIViewController()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionSource(items: [1])
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.additionalSafeAreaInsets.left = 30
    controller.view.addSubview(view)
    view.directionalLayoutMargins.leading = 14
    view.insetsLayoutMarginsFromSafeArea = false
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 440))
    func leading() -> CGFloat? {
      layout.invalidateLayout()
      screen.advance(frames: 2)
      return frame(view, 0)?.minX
    }
    expect(layout.configuration.contentInsetsReference == .safeArea && leading() == 35)
    let configuration = layout.configuration
    configuration.contentInsetsReference = .none
    layout.configuration = configuration
    expectEqual(leading(), 5, "sections ask the configuration")
    reference = .layoutMargins
    expectEqual(leading(), 19, "unless they have a reference of their own")
    reference = .safeArea
    expectEqual(leading(), 35)
  }

  @Test func dimensionsAndSpacingsReportTheirKind() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(30), .estimated(44),
      .uniformAcrossSiblings(estimate: 20),
    ]
    let answers = dimensions.map {
      [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated, $0.isUniformAcrossSiblings]
    }
    for (index, answer) in answers.enumerated() {
      expectEqual(answer, (0..<5).map { $0 == index }, "\(dimensions[index])")
    }
    expectEqual(dimensions.map(\.dimension), [0.5, 0.25, 30, 44, 20])
    let spacings: [NSCollectionLayoutSpacing] = [.fixed(8), .flexible(12)]
    expect(spacings.map(\.isFixed) == [true, false] && spacings.map(\.isFlexible) == [false, true])
    expectEqual(spacings.map(\.spacing), [8, 12])
    let anchors = [
      NSCollectionLayoutAnchor(edges: .top), NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)),
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0)),
    ]
    expectEqual(anchors.map(\.isAbsoluteOffset), [true, true, false])
    expectEqual(anchors.map(\.isFractionalOffset), [false, false, true])
  }

  @Test func theSectionProviderKnowsTheEffectiveContentSize() {
    var room: (whole: CGSize, effective: CGSize, insets: NSDirectionalEdgeInsets)?
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      let container = environment.container
      room = (container.contentSize, container.effectiveContentSize, container.effectiveContentInsets)
      return makeSection()
    }
    let scene = CollectionScene(layout, items: [1])
    scene.view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    layout.invalidateLayout()
    scene.layOut()
    guard let room else {
      Issue.record("the provider was not asked")
      return
    }
    let insets = room.insets
    expectEqual(room.effective.width, room.whole.width - insets.leading - insets.trailing)
    expectEqual(room.effective.height, room.whole.height - insets.top - insets.bottom)
  }
}
