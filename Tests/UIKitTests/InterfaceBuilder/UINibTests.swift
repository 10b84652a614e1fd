import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Nibs: cells, owners, objects from outside.
@MainActor
struct UINibTests {
  @Test func aNibInstantiatesNewObjectsEachTime() throws {
    let nib = UINib(nibName: "BadgeCell", bundle: .module)
    let first = try require(nib.instantiate(withOwner: nil).first as? BadgeCell)
    let second = try require(nib.instantiate(withOwner: nil).first as? BadgeCell)
    expect(first !== second && first.isAwake && second.isAwake)
    expect(first.titleLabel.text == "Title" && first.badgeView.image?.isSymbolImage == true)
    expect(first.badgeView.tintColor == .systemOrange && first.titleLabel.superview === first.contentView)
  }

  @Test func aBundleLoadsANib() throws {
    let objects = try require(Bundle.module.loadNibNamed("BadgeCell", owner: nil))
    expect(objects.count == 1 && objects.first is BadgeCell)
  }

  @Test func aTableDequeuesCellsOfANib() throws {
    let source = BadgeSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(nibName: "BadgeCell", bundle: .module), forCellReuseIdentifier: "Badge")
    table.dataSource = source
    let screen = MountedScreen(Host(table), size: CGSize(width: 320, height: 480))
    try screen.settle()
    let cell = try require(table.cellForRow(at: [0, 2]) as? BadgeCell)
    expect(cell.titleLabel.text == "Badge 2" && cell.reuseIdentifier == "Badge")
    expect(cell.badgeView.frame.maxX == 304 && cell.titleLabel.frame.minX == 16)
    table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    try screen.settle()
    expect(source.made.count < 20, "cells are reused")
  }

  @Test func aCollectionViewDequeuesCellsOfANib() throws {
    let source = TileSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(source.nib, forCellWithReuseIdentifier: "Tile")
    view.dataSource = source
    let screen = MountedScreen(Host(view), size: CGSize(width: 320, height: 480))
    try screen.settle()
    let registered = try require(view.cellForItem(at: [0, 0]))
    let configured = try require(view.cellForItem(at: [0, 1]))
    expect(registered.backgroundColor == .systemTeal && configured.backgroundColor == .systemTeal)
    expect(registered.contentView.subviews.first is UILabel && configured.tag == 1)
    expectEqual(registered.frame.size, CGSize(width: 50, height: 50))
  }

  @Test func aCollectionViewDequeuesHeadersOfANib() throws {
    let source = HeaderSource()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = source
    let screen = MountedScreen(Host(view), size: CGSize(width: 320, height: 480))
    try screen.settle()
    let header = try require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    expect(header.backgroundColor == .systemTeal && header.tag == 7 && header.frame.height == 40)
    expect((header.subviews.first as? UILabel)?.text == "Head")
  }

  @Test func aNibConnectsItsOwnerAndExternalObjects() throws {
    let owner = NibOwner()
    let helper = UILabel()
    let objects = UINib(data: Data(Self.owned.utf8), bundle: nil)
      .instantiate(withOwner: owner, options: [.externalObjects: ["Helper": helper]])
    expect(objects.count == 1 && owner.card === objects.first as? UIView)
    expectEqual(owner.card?.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    expect(owner.buttons.map(\.tag) == [1, 2] && owner.helper === helper)
    owner.buttons[1].sendActions(for: .touchUpInside)
    expectEqual(owner.pressed, [2])
  }

  @Test func outletsReachConstraintsAndViewsThatIgnoreTheirCoder() throws {
    let nib = UINib(data: Data(Self.constrained.utf8), bundle: nil)
    for _ in 1...2 {
      let owner = ConstraintOwner()
      let view = try require(nib.instantiate(withOwner: owner).first as? UIView)
      view.layoutIfNeeded()
      expect(owner.plain === view.subviews.first && owner.plain?.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
      expect(owner.leading?.constant == 5 && owner.leading?.isActive == true)
      expectEqual(owner.sizes.map(\.constant), [30, 40])
      owner.sizes.first?.constant = 70
      view.layoutIfNeeded()
      expectEqual(owner.plain?.frame.width, 70)
    }
  }

  @Test func aControllerLoadsTheNibOfItsName() {
    let controller = BadgeBoardViewController(nibName: "BadgeBoardView", bundle: .module)
    controller.loadViewIfNeeded()
    expect(controller.heading?.text == "Board" && controller.view.backgroundColor == .systemYellow)
  }

  @Test func aControllerWithoutANameFindsTheNibOfItsClass() {
    let controller = BadgeBoardViewController(nibName: nil, bundle: .module)
    controller.loadViewIfNeeded()
    expectEqual(controller.heading?.text, "Board")
  }

  private static let constrained = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ConstraintOwner">
          <connections>
            <outlet property="plain" destination="p" id="1"/>
            <outlet property="leading" destination="x" id="2"/>
            <outletCollection property="sizes" destination="w" id="3"/>
            <outletCollection property="sizes" destination="h" id="4"/>
          </connections>
        </placeholder>
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view customClass="CodedView" customModule="UIKitTests" id="p"/>
          </subviews>
          <constraints>
            <constraint firstItem="p" firstAttribute="width" constant="30" id="w"/>
            <constraint firstItem="p" firstAttribute="height" constant="40" id="h"/>
            <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="x"/>
            <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" constant="6" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private static let owned = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
          <connections>
            <outlet property="card" destination="v" id="1"/>
            <outlet property="helper" destination="h" id="2"/>
            <outletCollection property="buttons" destination="b1" collectionClass="NSArray" id="3"/>
            <outletCollection property="buttons" destination="b2" collectionClass="NSArray" id="4"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <placeholder placeholderIdentifier="Helper" id="h"/>
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <button tag="1" buttonType="system" id="b1"><state key="normal" title="One"/>
              <connections><action selector="press:" destination="-1" eventType="touchUpInside" id="5"/></connections>
            </button>
            <button tag="2" buttonType="system" id="b2"><state key="normal" title="Two"/>
              <connections><action selector="press:" destination="-1" eventType="touchUpInside" id="6"/></connections>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """
}

/// A view whose `init(coder:)` reads nothing, as apps write it for views that they make in code.
final class CodedView: UIView {
  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
}

private final class ConstraintOwner: UIResponder {
  weak var plain: UIView?
  weak var leading: NSLayoutConstraint?
  var sizes: [NSLayoutConstraint] = []

  override class var _properties: [_Property] {
    super._properties + [
      _Property("plain", \ConstraintOwner.plain), _Property("leading", \ConstraintOwner.leading),
      _Property("sizes", \ConstraintOwner.sizes),
    ]
  }
}

private final class NibOwner: UIResponder {
  var card: UIView?
  weak var helper: UILabel?
  var buttons: [UIButton] = []
  var pressed: [Int] = []

  override class var _properties: [_Property] {
    super._properties + [
      _Property("card", \NibOwner.card), _Property("helper", \NibOwner.helper), _Property("buttons", \NibOwner.buttons),
    ]
  }

  override class var _actions: [_Action] { super._actions + [_Action("press:", NibOwner.press(_:))] }

  func press(_ sender: UIButton) { pressed.append(sender.tag) }
}

private final class BadgeSource: NSObject, UITableViewDataSource {
  var made: Set<ObjectIdentifier> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Badge", for: indexPath) as! BadgeCell
    made.insert(ObjectIdentifier(cell))
    cell.titleLabel.text = "Badge \(indexPath.row)"
    return cell
  }
}

private final class TileSource: NSObject, UICollectionViewDataSource {
  let nib = UINib(
    data: Data(
      """
      <document><objects>
        <collectionViewCell opaque="NO" contentMode="center" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <view key="contentView" contentMode="center" id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <subviews><label text="Tile" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
          </view>
          <color key="backgroundColor" systemColor="systemTealColor"/>
        </collectionViewCell>
      </objects></document>
      """.utf8), bundle: nil)
  private(set) lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) {
    cell, _, item in cell.tag = item
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    _ = registration
    return 2
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if indexPath.item == 0 { return collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
}

private final class HeaderSource: NSObject, UICollectionViewDataSource {
  private let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    supplementaryNib: UINib(
      data: Data(
        """
        <document><objects>
          <collectionReusableView opaque="NO" contentMode="center" id="h">
            <rect key="frame" x="0" y="0" width="320" height="40"/>
            <subviews><label text="Head" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
            <color key="backgroundColor" systemColor="systemTealColor"/>
          </collectionReusableView>
        </objects></document>
        """.utf8), bundle: nil), elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, _ in header.tag = 7 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
  }
}

final class BadgeBoardViewController: UIViewController {
  weak var heading: UILabel?

  override class var _properties: [_Property] {
    super._properties + [_Property("heading", \BadgeBoardViewController.heading)]
  }
}

/// Shows a view as a controller's own.
private final class Host: UIViewController {
  init(_ view: UIView) {
    super.init(nibName: nil, bundle: nil)
    self.view = view
  }

  required init?(coder: NSCoder) { nil }
}
