import CoreGraphics
import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Decodes collection views from documents of Interface Builder, with their prototypes.
enum CollectionDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionView>) {
    element.ignore(["dataMode", "springLoaded"])
    plan.run { view, _ in view.isDescribed = true }
    _ = element.child(key: "collectionViewLayout")
    plan.set(element.color(key: "backgroundColor")) { $0.backgroundColor = $1 }
    plan.set(element.bool("prefetchingEnabled")) { $0.isPrefetchingEnabled = $1 }
    plan.set(element.bool("allowsSelection")) { $0.allowsSelection = $1 }
    plan.set(element.bool("allowsMultipleSelection")) { $0.allowsMultipleSelection = $1 }
    for prototype in element.contents(of: "cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      plan.run { view, coder in
        let instance = coder.instance
        view.reuse.cells.classes.register(identifier) {
          RegisteredNib.view(prototype, in: instance, as: UICollectionViewCell.self)
        }
      }
    }
    for (key, kind) in kinds {
      for prototype in element.children(named: "collectionReusableView") where prototype.attributes["key"] == key {
        guard let identifier = prototype["reuseIdentifier"] else { continue }
        plan.run { view, coder in
          let instance = coder.instance
          view.reuse.register(kind, identifier) {
            RegisteredNib.view(prototype, in: instance, as: UICollectionReusableView.self)
          }
        }
      }
    }
  }

  private static let kinds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  /// The layout of a decoded collection view; a flow layout if its element has none.
  static func layout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? InterfaceCoder, let element = coder.element?.child(key: "collectionViewLayout"),
      let layout = coder.instance.make(element) as? UICollectionViewLayout
    else { return UICollectionViewFlowLayout() }
    return layout
  }
}

extension UICollectionViewLayout: DecodedItem {
  package static func decoded(_ coder: NSCoder) -> AnyObject? { self.init(coder: coder) }
}

/// Custom layouts in documents replace flow layouts, whose settings remain in the document and have no effect.
enum LayoutDecoding: ElementDecoding {
  /// A flow layout is decoded separately.
  static func decode(_ coder: NSCoder, into layout: UICollectionViewLayout) {
    guard !(layout is UICollectionViewFlowLayout) else { return }
    coder.decode(LayoutDecoding.self, into: layout)
  }

  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionViewLayout>) {
    element.ignore(Set(element.attributes.keys))
    for child in element.children where child.name == "size" || child.name == "inset" { child.markKnown() }
  }
}

/// Decodes flow layouts from documents of Interface Builder.
enum FlowLayoutDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionViewFlowLayout>) {
    element.ignore(["key", "automaticEstimatedItemSize"])
    plan.set(element.value("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])) {
      $0.scrollDirection = $1
    }
    plan.set(element.number("minimumLineSpacing")) { $0.minimumLineSpacing = $1 }
    plan.set(element.number("minimumInteritemSpacing")) { $0.minimumInteritemSpacing = $1 }
    plan.set(element.size(key: "itemSize")) { $0.itemSize = $1 }
    plan.set(element.size(key: "headerReferenceSize")) { $0.headerReferenceSize = $1 }
    plan.set(element.size(key: "footerReferenceSize")) { $0.footerReferenceSize = $1 }
    plan.set(element.insets(key: "sectionInset")) { $0.sectionInset = $1 }
    plan.set(element.bool("sectionHeadersPinToVisibleBounds")) { $0.sectionHeadersPinToVisibleBounds = $1 }
    plan.set(element.bool("sectionFootersPinToVisibleBounds")) { $0.sectionFootersPinToVisibleBounds = $1 }
    plan.set(
      element.value(
        "sectionInsetReference",
        ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
    ) { $0.sectionInsetReference = $1 }
    let estimated = element.size(key: "estimatedItemSize")
    let isAutomatic = element.attributes["automaticEstimatedItemSize"] == "YES"
    plan.set(estimated ?? (isAutomatic ? UICollectionViewFlowLayout.automaticSize : nil)) { $0.estimatedItemSize = $1 }
  }
}

/// Decodes cells of collection views from documents of Interface Builder.
enum CollectionCellDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionViewCell>) {
    _ = element.child("size", key: "customSize")
    guard let content = element.child(key: "contentView") else { return }
    plan.run { cell, coder in coder.fill(cell.contentView, from: content) }
  }
}

/// Decodes the views that collection views reuse from documents of Interface Builder.
enum CollectionReusableDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionReusableView>) {
    element.ignore(["key", "reuseIdentifier"])
    let identifier = element.attributes["reuseIdentifier"]
    plan.run { view, _ in if let identifier { view.placement.identifier = identifier } }
  }
}
