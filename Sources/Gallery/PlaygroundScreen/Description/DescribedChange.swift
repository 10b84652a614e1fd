/// The differences between two descriptions that reset changes made by the user.
enum DescribedChange {
  /// The ids of sections whose phase changed, or that were removed.
  static func phases(from old: DescribedList, to new: DescribedList) -> Set<String> {
    let phases = Dictionary(new.sections.map { ($0.id, $0.phase) }, uniquingKeysWith: { first, _ in first })
    return Set(old.sections.filter { phases[$0.id] != $0.phase }.map(\.id))
  }

  /// The ids of rows whose switch or children have another initial state, or that were removed.
  ///
  /// - Complexity: O(*n*) in the rows of both.
  static func states(from old: DescribedList, to new: DescribedList) -> Set<String> {
    let (before, after) = (states(of: old), states(of: new))
    return Set(before.filter { after[$0.key] != $0.value }.keys)
  }

  private struct State: Equatable {
    var isOn: Bool?
    var isExpanded: Bool
  }

  private static func states(of list: DescribedList) -> [String: State] {
    var states: [String: State] = [:]
    func note(_ rows: [DescribedRow]) {
      for row in rows {
        states[row.id] = State(isOn: row.fields.isOn, isExpanded: row.isExpanded)
        note(row.children ?? [])
      }
    }
    for section in list.sections {
      note(section.rows)
      note(section.placing?.rows ?? [])
    }
    return states
  }
}
