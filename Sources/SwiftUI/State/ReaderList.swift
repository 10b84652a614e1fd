/// The nodes whose bodies read a value.
@MainActor
final class ReaderList {
  private struct Reader {
    weak var node: ViewNode?
  }

  private var readers: [Reader] = []

  nonisolated init() {}

  /// Notes the node that is evaluated, if one is.
  func note() {
    guard let reader = ViewGraph.evaluating, !readers.contains(where: { $0.node === reader }) else { return }
    readers.removeAll { $0.node?.isMounted != true }
    readers.append(Reader(node: reader))
  }

  /// Marks the nodes for evaluation, or those that a condition selects.
  func invalidate(_ transaction: Transaction, where isConcerned: (ViewNode) -> Bool = { _ in true }) {
    if ViewGraph.evaluating != nil {
      ViewReport.once("Modifying state during view update, this will cause undefined behavior.")
    }
    for reader in readers {
      if let node = reader.node, node.isMounted, isConcerned(node) { node.graph.invalidate(node, transaction) }
    }
  }
}
