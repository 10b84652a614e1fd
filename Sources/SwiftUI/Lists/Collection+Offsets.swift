import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as for `onDelete(perform:)`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of another, as for `onMove(perform:)`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var behind: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + behind) { self[index] = element }
  }
}
