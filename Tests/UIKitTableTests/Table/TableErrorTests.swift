import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Programmer errors stop with UIKit's words and a hint.
@MainActor @Suite(.serialized)
struct TableErrorTests {
  @Test func dequeueingAnUnregisteredIdentifierStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        _ = table.dequeueReusableCell(withIdentifier: "ad", for: IndexPath(row: 4, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("unable to dequeue a cell with identifier ad"))
    expect(text.contains("registered: post"))
    expect(text.contains("forCellReuseIdentifier: \"ad\""))
  }

  @Test func dequeueingWithoutAnIndexPathReturnsNil() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    expectNil(table.dequeueReusableCell(withIdentifier: "ad"))
  }

  @Test func scrollingToAMissingRowStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene(rows: [3])
        scene.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("row (9) beyond bounds (3) for section (0)"))
  }

  @Test func returningOneCellForTwoRowsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let source = OneCellSource()
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("returned a cell for row 0.1 that row 0.0 is using"))
  }

  @MainActor final class OneCellSource: NSObject, UITableViewDataSource {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }
}
