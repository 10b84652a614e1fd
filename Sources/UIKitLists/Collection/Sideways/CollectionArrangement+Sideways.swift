// Questions to the layout about sections that scroll sideways, and where their elements are seen.

extension CollectionArrangement {
  /// The sections that scroll sideways and intersect a rectangle of the collection view.
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] {
    prepare()
    let rect = layoutRect(rect)
    let sections = host.placeholders.present { host.layout.sidewaysSections(in: rect) }
    return isFlipped ? sections.map(flipped) : sections
  }

  /// The numbers of the sections that intersect a rectangle of the collection view, do not scroll sideways, and have a
  /// handler of their visible elements.
  func tellingSections(in rect: CGRect) -> [Int] { host.layout.tellingSections(in: layoutRect(rect)) }

  private func flipped(_ section: SidewaysSection) -> SidewaysSection {
    var flipped = section
    flipped.frame = layoutRect(section.frame)
    if section.axis == .horizontal { flipped.beginsAtRight.toggle() }
    return flipped
  }

  /// The visible frame of an element with the layout's attributes. For a row that is not near the screen, it assumes
  /// that the row is at its start.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    host.row(of: attributes).map { $0.seen(attributes.frame) } ?? attributes.frame
  }

  /// The section in whose row an element is; nil for elements that do not scroll sideways.
  func sidewaysSection(of attributes: UICollectionViewLayoutAttributes) -> SidewaysSection? {
    guard attributes.scrollsSideways, attributes.indexPath.count > 0 else { return nil }
    let number = attributes.indexPath.section
    if let row = host.row(ofSection: number) { return row.solved }
    let section = host.placeholders.present { host.layout.sidewaysSection(of: flipped(attributes)) }
    return isFlipped ? section.map(flipped) : section
  }
}

extension UICollectionViewLayout {
  /// The section in whose row an element is; nil for elements that do not scroll sideways. The attributes are in the
  /// layout's own coordinates.
  func sidewaysSection(of attributes: UICollectionViewLayoutAttributes) -> SidewaysSection? {
    let (frame, size) = (attributes.frame, collectionViewContentSize)
    let bands = [
      CGRect(x: 0, y: frame.minY, width: size.width, height: frame.height),
      CGRect(x: frame.minX, y: 0, width: frame.width, height: size.height),
    ]
    for band in bands {
      let found = sidewaysSections(in: band).first { $0.section == attributes.indexPath.section && $0.isSound }
      if let found { return found }
    }
    return nil
  }
}
