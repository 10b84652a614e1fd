extension UICollectionView {
  /// Makes and configures cells of a class, without an explicit registration under an identifier.
  ///
  /// Create a registration once, and not in the data source's method for cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let token = RegistrationToken()

    /// Cells of the class, configured by `handler`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Cells of a nib, whose one object is of the class, configured by `handler`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Makes and configures supplementary views of a class, without an explicit registration under an identifier.
  ///
  /// Create a registration once, and not in the data source's method for supplementary views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    /// Configures a view for its index path.
    public typealias Handler =
      (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let kind: String
    let handler: Handler
    let nib: UINib?
    let token = RegistrationToken()

    /// Views of the class for elements of a kind, configured by `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Views of a nib, whose one object is of the class, for elements of a kind, configured by `handler`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }
}

/// The identity of a registration.
@MainActor
final class RegistrationToken {
  private static var count = 0

  /// The name under which views are kept.
  let identifier: String
  private let wasMadeWithCell = CollectionDelegateCalls.isMakingCell

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }

  /// Stops the program with UIKit's message [C] if the registration was made for one cell only.
  func checkUse() {
    guard wasMadeWithCell else { return }
    fatalError(
      """
      Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: \
      or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is \
      requested will prevent reuse and cause created cells to remain in memory for the lifetime of the collection \
      view. Registrations should be created up front and reused.
      """)
  }
}

extension CollectionReuse {
  func dequeue<Cell, Item>(
    _ registration: UICollectionView.CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
  ) -> Cell {
    registration.token.checkUse()
    guard let item else {
      fatalError(
        """
        dequeueConfiguredReusableCell(using:for:item:) was given no item for \(path); the registration's handler \
        expects \(Item.self).
        """)
    }
    register(cell: registration.nib, Cell.self, registration.token.identifier)
    guard let cell = dequeue(registration.token.identifier, for: path) as? Cell else {
      fatalError("A cell kept for a registration of \(Cell.self) is none.")
    }
    registration.handler(cell, path, item)
    // [C] Outside of a window there may be no layout, so the configuration is updated now: tests read such cells.
    if view.window == nil { cell.configuration.updateIfNeeded() }
    return cell
  }

  func dequeue<Supplementary>(
    _ registration: UICollectionView.SupplementaryRegistration<Supplementary>, _ path: IndexPath
  ) -> Supplementary {
    registration.token.checkUse()
    register(registration.nib, Supplementary.self, registration.kind, registration.token.identifier)
    guard let view = dequeue(registration.kind, registration.token.identifier, for: path) as? Supplementary else {
      fatalError("A view kept for a registration of \(Supplementary.self) is none.")
    }
    registration.handler(view, registration.kind, path)
    return view
  }
}
