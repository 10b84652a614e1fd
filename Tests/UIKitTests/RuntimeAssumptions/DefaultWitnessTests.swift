import CThunks
import Expectations
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

  @Test func aDefaultWitnessThatFailsForAKnownClassIsNotUsed() {
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
    expectEqual(answers, [true, nil])
    expect(said.count == 1 && said[0].contains("rows of the test stay"))
  }

  // MARK: Entries that the optimiser merged

  private typealias Entry = @convention(c) () -> Void

  private struct Pointed {
    let table: UnsafePointer<UInt>
  }

  /// A conformance with two requirements, which lasts as long as the process.
  private func conformance(commit: Entry, move: Entry) -> ConformanceTable {
    let entries = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    entries.initialize(repeating: 0, count: 4)
    entries[ConformanceTable.firstRequirement] = UInt(bitPattern: unsafeBitCast(commit, to: Int.self))
    entries[ConformanceTable.firstRequirement + 1] = UInt(bitPattern: unsafeBitCast(move, to: Int.self))
    return ConformanceTable(of: Pointed(table: UnsafePointer(entries)), requirementCount: 2)
  }

  /// The entries of one class serve the others, in every way that the code of a program can be put together.
  @Test func mergedWitnessEntriesResolveToTheDefault() {
    let commitEntries: [Entry] = [
      thunks_commit_entry, thunks_merged_commit_entry, thunks_linked_commit_entry, thunks_disguised_commit_entry,
    ]
    let moveEntries: [Entry] = [thunks_move_entry, thunks_merged_move_entry]
    for commitOfDefaults in commitEntries {
      for moveOfDefaults in moveEntries {
        for commitOfMover in commitEntries {
          for moveOfCommitter in moveEntries {
            let defaults = conformance(commit: commitOfDefaults, move: moveOfDefaults)
            let committer = conformance(commit: thunks_commit_own, move: moveOfCommitter)
            let mover = conformance(commit: commitOfMover, move: thunks_move_own)
            let first = ConformanceTable.firstRequirement
            let said = runtimeMessages {
              let commit = DefaultWitness(
                requirement: first, other: first + 1, defaults: defaults,
                known: [
                  .init(conformance: committer, isDefault: false), .init(conformance: mover, isDefault: true),
                ], consequence: "rows of the test are not deleted")
              expectEqual([defaults, committer, mover].map(commit.isDefault), [true, false, true])
              let move = DefaultWitness(
                requirement: first + 1, other: first, defaults: defaults,
                known: [
                  .init(conformance: committer, isDefault: true), .init(conformance: mover, isDefault: false),
                ], consequence: "rows of the test are not moved")
              expectEqual([defaults, committer, mover].map(move.isDefault), [true, true, false])
            }
            expect(said.isEmpty)
          }
        }
      }
    }
  }
}
