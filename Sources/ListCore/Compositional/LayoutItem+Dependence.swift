// Finds out whether the sizes that cells request decide how many cells fit into a group.

extension LayoutItem {
  /// Whether the number of cells in a group depends on the sizes that they request.
  package var breaksBySize: Bool { breaks(in: Dependence()) }

  /// The dimensions of a container that depend on the sizes that cells request.
  private struct Dependence {
    var width = false
    var height = false

    subscript(axis: LayoutAxis) -> Bool { axis == .horizontal ? width : height }

    /// Whether a dimension is a fraction of a container dimension that depends on cells.
    func reachesPart(_ dimension: LayoutDimension) -> Bool {
      switch dimension.kind {
      case .fractionalWidth: width
      case .fractionalHeight: height
      case .absolute, .estimated, .uniformAcrossSiblings: false
      }
    }

    func reaches(_ dimension: LayoutDimension) -> Bool { dimension.isEstimated || reachesPart(dimension) }
  }

  private func breaks(in container: Dependence) -> Bool {
    guard case .line(let line) = content else { return false }
    let own = Dependence(width: container.reaches(size.width), height: container.reaches(size.height))
    if line.items.contains(where: { $0.breaks(in: own) }) { return true }
    guard line.repetition == .asRoomAllows else { return false }
    let lengths = line.items.map { $0.size[line.axis] }
    // A line whose length follows from its items has as many items as their estimated sizes allow.
    if size[line.axis].isEstimated { return lengths.contains(where: own.reachesPart) }
    return own[line.axis] || lengths.contains(where: own.reaches)
  }

  /// Whether the size of an item may depend on the sizes of its siblings.
  var sharesSizes: Bool {
    guard case .line(let line) = content else { return false }
    return size.isEstimated
      || line.items.contains {
        $0.sharesSizes || $0.size.width.kind == .uniformAcrossSiblings || $0.size.height.kind == .uniformAcrossSiblings
      }
  }
}
