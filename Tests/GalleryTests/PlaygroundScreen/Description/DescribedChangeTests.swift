import Expectations
import Testing

@testable import Gallery

@Suite("Differences between two descriptions")
struct DescribedChangeTests {
  private func row(_ id: String, isOn: Bool? = nil, isExpanded: Bool = false, _ children: [DescribedRow]? = nil)
    -> DescribedRow
  {
    DescribedRow(
      id: id, cell: .subtitle, fields: DescribedFields(text: id, isOn: isOn), children: children, isExpanded: isExpanded
    )
  }

  private func list(_ sections: DescribedSection...) -> DescribedList { DescribedList(sections: sections) }

  @Test("sections that are in another phase, or gone")
  func phases() {
    let old = list(
      DescribedSection(id: "a", phase: .failed), DescribedSection(id: "b", phase: .failed),
      DescribedSection(id: "c", phase: .empty))
    let new = list(DescribedSection(id: "b", phase: .loading), DescribedSection(id: "a", phase: .failed))
    expectEqual(DescribedChange.phases(from: old, to: new), ["b", "c"])
    expect(DescribedChange.phases(from: old, to: old).isEmpty)
  }

  @Test("rows with other switches or children, wherever they are")
  func states() {
    let old = list(
      DescribedSection(
        id: "a", rows: [row("1", isOn: true), row("2", isExpanded: true, [row("3", isOn: false)]), row("4")],
        placing: DescribedPlacing(rows: [row("5", isOn: true)])))
    var new = old
    expect(DescribedChange.states(from: old, to: new).isEmpty)
    new.sections[0].rows[0].fields.isOn = false
    new.sections[0].rows[1].children?[0].fields.isOn = true
    new.sections[0].placing?.rows = []
    expectEqual(DescribedChange.states(from: old, to: new), ["1", "3", "5"])
    new = old
    new.sections[0].rows[1].isExpanded = false
    new.sections[0].rows[2].fields.text = "another"
    expectEqual(DescribedChange.states(from: old, to: new), ["2"])
  }
}
