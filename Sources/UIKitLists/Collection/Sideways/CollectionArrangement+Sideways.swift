// Questions to the layout about sections that scroll sideways, and where their elements are seen.

extension CollectionArrangement {
  /// The sections that scroll sideways, of those with a part in a rectangle of the collection view.
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] {
    prepare()
    let rect = layoutRect(rect)
    let sections = host.placeholders.present { host.layout.sidewaysSections(in: rect) }
    return isFlipped ? sections.map(flipped) : sections
  }

  private func flipped(_ section: SidewaysSection) -> SidewaysSection {
    var flipped = section
    flipped.frame = layoutRect(section.frame)
    if section.axis == .horizontal { flipped.beginsAtRight.toggle() }
    return flipped
  }

  /// Where an element is seen whose attributes the layout gave; that of a row whose section is not near the screen as if it
  /// were at its start.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    host.sideways.row(of: attributes).map { $0.seen(attributes.frame) } ?? attributes.frame
  }
}
