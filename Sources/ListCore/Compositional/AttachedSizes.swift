import Foundation

/// The sizes that views attached to items, such as badges, requested.
package struct AttachedSizes {
  /// By the number of the view's kind, then by item.
  private var kinds: [Int: MeasuredSizes] = [:]

  package init() {}

  package var isEmpty: Bool { kinds.isEmpty }

  /// The size of the view of a kind at an item.
  package subscript(kind: Int, item: Int) -> CGSize? {
    get { kinds[kind]?[item] }
    set { kinds[kind, default: MeasuredSizes()][item] = newValue }
  }

  /// The items that have views with sizes; an item with several such views is listed several times.
  package var items: [Int] { kinds.values.flatMap(\.all.keys) }

  /// Adds the sizes in `other`; they replace the sizes stored here for the same views.
  package mutating func merge(_ other: AttachedSizes) {
    for (kind, sizes) in other.kinds {
      for (item, size) in sizes.all { self[kind, item] = size }
    }
  }

  /// The sizes of the remaining items, at their new indexes.
  package func moved(_ newItem: (Int) -> Int?) -> AttachedSizes {
    var moved = AttachedSizes()
    for (kind, sizes) in kinds {
      for (item, size) in sizes.all {
        if let item = newItem(item) { moved[kind, item] = size }
      }
    }
    return moved
  }

  /// A group's layout with views of these sizes.
  func applied(to places: GroupPlaces, firstItem: Int) -> GroupPlaces {
    var places = places
    for (index, view) in places.attachedViews.enumerated() {
      if let size = self[view.kind, firstItem + view.cell] { places.attachedViews[index] = view.resized(to: size) }
    }
    return places
  }
}
