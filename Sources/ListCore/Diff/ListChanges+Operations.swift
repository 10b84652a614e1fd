extension ListChanges {
  /// The changes as operations of a batch, with one operation for rows that come or go one after the other.
  package func operations(_ transition: RowTransition) -> [BatchUpdate.Operation] {
    var operations: [BatchUpdate.Operation] = deletedSections.map { .deleteSection($0, transition) }
    operations += insertedSections.map { .insertSection($0, transition) }
    operations += movedSections.map { .moveSection(from: $0.from, to: $0.to) }
    operations += deletedRows.map { .deleteRows($0, transition) }
    operations += insertedRows.map { .insertRows($0, transition) }
    operations += movedRows.map { .moveRow(from: $0.from, to: $0.to) }
    return operations
  }
}
