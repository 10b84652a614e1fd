import Testing
import UIKit

@MainActor @Suite struct DefaultWitnessTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private struct Existential {
    let dataSource: any UITableViewDataSource
  }

  @Test func aDefaultThatAnswersWronglyForAKnownClassIsNotUsed() {
    let table = ConformanceTable(of: Existential(dataSource: Source()), requirementCount: 11)
    let first = ConformanceTable.firstRequirement
    var answers: [Bool?] = []
    let said = runtimeMessages {
      for isDefault in [true, false] {
        let witness = DefaultWitness(
          requirement: first, other: first + 1, defaults: table,
          known: [.init(conformance: table, isDefault: isDefault)], consequence: "rows of the test stay")
        answers.append(witness.isDefault(in: table))
      }
    }
    #expect(answers == [true, nil])
    #expect(said.count == 1 && said[0].contains("rows of the test stay"))
  }
}
