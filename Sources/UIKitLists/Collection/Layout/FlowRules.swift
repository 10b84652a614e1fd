import ListCore

/// The sizes and spacings of a flow layout's sections: the delegate's answers, else the layout's properties.
@MainActor
struct FlowRules {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let settings: FlowSettings
  private let axes: FlowAxes
  private let scale: CGFloat
  let breadth: CGFloat

  init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    settings = layout.flow.settings
    axes = layout.flow.axes
    scale = view.pixelScale
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right, height: view.bounds.height - inset.top - inset.bottom)
    breadth = max(axes.breadth(room), 0)
  }

  func section(_ section: Int, count: Int) -> FlowSection {
    let metrics = metrics(section)
    if settings.isEstimated {
      return FlowSection(metrics, .uniform(count: count, axes.size(settings.guessedItemSize)))
    }
    guard count > 0, let first = sizeForItem(0, section) else {
      return FlowSection(metrics, .uniform(count: count, axes.size(settings.itemSize)))
    }
    report(first, section, metrics)
    let sizes = FlowSection.Sizes(count: count) { item in
      let size =
        item == 0 ? first : sizeForItem(item, section) ?? settings.itemSize
      return axes.size(checked(size, section, item))
    }
    return FlowSection(metrics, sizes)
  }

  private func sizeForItem(_ item: Int, _ section: Int) -> CGSize? {
    let path = view.dataPath(of: RowPath(section: section, row: item))
    return view.placeholders.withoutPresenting { view.delegateCalls.sizeForItem(path, layout) }
  }

  private func checked(_ size: CGSize, _ section: Int, _ item: Int) -> CGSize {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      DataLog.say(
        """
        UICollectionViewFlowLayout: collectionView(_:layout:sizeForItemAt:) returned \(size) for item \(item) of \
        section \(section). A size has no negative or infinite side; the item has none.
        """)
      return .zero
    }
    return size
  }

  /// Prints UIKit's message [C] if the first item is broader than a line.
  private func report(_ size: CGSize, _ section: Int, _ metrics: FlowMetrics) {
    guard metrics.breadth > 0, axes.breadth(size) > metrics.room * 1.001 else { return }
    let (side, ends) = settings.direction == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    DataLog.say(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the \
      \(side) of the UICollectionView minus the section insets \(ends) values, minus the content insets \(ends) \
      values. Item 0 of section \(section) is \(size), \(metrics.room) are there.
      """)
  }

  private func metrics(_ section: Int) -> FlowMetrics {
    let calls = view.delegateCalls
    var metrics = FlowMetrics()
    metrics.breadth = breadth
    metrics.scale = scale
    metrics.isEstimated = settings.isEstimated
    metrics.lineSpacing = calls.lineSpacing(section, layout) ?? settings.lineSpacing
    metrics.itemSpacing = calls.itemSpacing(section, layout) ?? settings.itemSpacing
    metrics.header = max(axes.length(calls.headerSize(section, layout) ?? settings.headerSize), 0)
    metrics.footer = max(axes.length(calls.footerSize(section, layout) ?? settings.footerSize), 0)
    axes.setInsets(insets(calls.insetForSection(section, layout) ?? settings.sectionInset), of: &metrics)
    return metrics
  }

  /// [D] Adds the part of the safe area or the margins, whichever the insets refer to, that exceeds the content inset.
  private func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var reference = UIEdgeInsets.zero
    switch settings.insetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let known = view.adjustedContentInset
    var total = insets
    if settings.direction == .vertical {
      total.left += max(reference.left - known.left, 0)
      total.right += max(reference.right - known.right, 0)
    } else {
      total.top += max(reference.top - known.top, 0)
      total.bottom += max(reference.bottom - known.bottom, 0)
    }
    return total
  }
}
