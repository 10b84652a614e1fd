import CoreGraphics
import Foundation

extension CALayer {
  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    (parent ?? maskedLayer)?.markDescendant(.descendantNeedsLayout)
    root.host?.layerTreeDidChange()
  }

  /// Whether `layoutSublayers()` of this layer is running.
  package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

  /// Marks the layer after a change of its sublayers or its size. [D] Not during its own layout, in which a layer may
  /// change its sublayers each time.
  final func setNeedsLayoutAfterChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  final func layoutPending() {
    var top = self
    while let superlayer = top.parent, superlayer.flags.contains(.needsLayout) { top = superlayer }
    top.layoutSubtree()
  }

  /// Marks the layer as laid out, because the caller is about to run its layout.
  package final func coverPendingLayout() { flags.remove(.needsLayout) }

  /// Lays out the whole tree, repeatedly while layout marks layers again.
  package final func layoutTreeIfNeeded() {
    var passes = 0
    while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      guard passes < Self.greatestPassCount else { return reportLayoutCycle() }
      layoutSubtree()
      passes += 1
    }
  }

  /// Layout that has not settled after this many passes never will. A deep hierarchy needs at most one pass for each
  /// level at which layout marks an ancestor.
  private static let greatestPassCount = 100

  /// Prints which layers are still marked, and unmarks them: the frame is shown as it is.
  private func reportLayoutCycle() {
    var names: [String] = []
    collectPendingLayout(&names)
    let text = """
      Layout does not settle: after \(Self.greatestPassCount) passes these still ask for it: \(names.joined(separator: ", ")).
      Something in their layout (layoutSubviews(), viewDidLayoutSubviews(), constraints) changes what it is made from \
      every time. Set only what changed. The frame is shown as it stands.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  private func collectPendingLayout(_ names: inout [String]) {
    if flags.contains(.needsLayout) { names.append(delegate.map { "\($0)" } ?? "\(self)") }
    flags.subtract([.needsLayout, .descendantNeedsLayout])
    for layer in children { layer.collectPendingLayout(&names) }
    maskLayer?.collectPendingLayout(&names)
  }

  private final func layoutSubtree() {
    if flags.contains(.needsLayout) {
      let isWithin = isLayingOut
      flags.remove(.needsLayout)
      flags.insert(.isLayingOut)
      layoutSublayers()
      if !isWithin { flags.remove(.isLayingOut) }
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    // An index, not an iterator: layout may add and remove sublayers.
    var index = 0
    while index < children.count {
      let layer = children[index]
      if !layer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { layer.layoutSubtree() }
      index += 1
    }
    maskLayer?.layoutSubtree()
  }

  final func layoutByDelegate() {
    guard !absences.contains(.delegateLayout) else { return }
    delegate?.layoutSublayers(of: self)
  }
}
