extension TableGeometry {
  /// Moves a row with its height.
  /// - Parameter destination: its path once it is moved.
  /// - Precondition: the row exists, and so does the destination after its removal.
  /// - Complexity: O(log n) expected.
  package mutating func moveRow(_ source: RowPath, to destination: RowPath) {
    var move = RowReorder(of: source, in: self)
    precondition(move.isPlace(destination, in: self), "Row \(source) moved to \(destination), which is no place.")
    move.setDestination(destination, in: self)
    moveItem(index(of: .row(source)), to: move.finalIndex)
    if source.section != destination.section {
      changeItemCount(ofSection: source.section, by: -1)
      changeItemCount(ofSection: destination.section, by: 1)
    }
    if InternalChecks.isOn { checkInvariants() }
  }
}
