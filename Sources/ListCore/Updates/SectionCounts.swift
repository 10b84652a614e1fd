/// The number of rows of each section.
package protocol SectionCounting {
  var sectionCount: Int { get }
  func rowCount(ofSection section: Int) -> Int
}

/// The counts that a data source returned.
package struct SectionCounts: SectionCounting, Equatable, Sendable, ExpressibleByArrayLiteral {
  package var rows: ContiguousArray<Int>

  package init(_ rows: some Sequence<Int>) { self.rows = ContiguousArray(rows) }
  package init(arrayLiteral elements: Int...) { rows = ContiguousArray(elements) }

  package var sectionCount: Int { rows.count }
  package func rowCount(ofSection section: Int) -> Int { rows[section] }
}

extension TableGeometry: SectionCounting {}
