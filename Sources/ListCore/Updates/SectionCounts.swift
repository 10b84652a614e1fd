/// How many rows each section has.
package protocol SectionCounting {
  var sectionCount: Int { get }
  func rowCount(ofSection section: Int) -> Int
}

/// The counts a data source answered.
package struct SectionCounts: SectionCounting, Equatable, Sendable, ExpressibleByArrayLiteral {
  package var rows: ContiguousArray<Int>

  package init(_ rows: some Sequence<Int>) { self.rows = ContiguousArray(rows) }
  package init(arrayLiteral elements: Int...) { rows = ContiguousArray(elements) }

  package var sectionCount: Int { rows.count }
  package func rowCount(ofSection section: Int) -> Int { rows[section] }
}

extension TableGeometry: SectionCounting {}
