import CAllocations
import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// How often memory is asked for in a frame of a list, and what is laid out in it. Nothing here is timed.
@MainActor @Suite struct TableFrameAllocationTests {
  final class NoteCell: UITableViewCell {
    static var layouts = 0
    let title = UILabel()
    let body = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      body.numberOfLines = 0
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      Self.layouts += 1
      super.layoutSubviews()
    }
  }

  final class Notes: NSObject, UITableViewDataSource {
    private(set) var requests = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requests += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
      cell.title.text = "Note \(indexPath.row)"
      cell.body.text =
        "What note \(indexPath.row) says goes on for more than one line on a screen as narrow as this one."
      return cell
    }
  }

  let stage = OffscreenStage(size: CGSize(width: 320, height: 600), scale: 2)
  let loop: FrameLoop
  let notes = Notes()
  let table = UITableView(frame: .zero, style: .plain)
  let window: UIWindow

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    let controller = UIViewController()
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    table.showsVerticalScrollIndicator = false
    controller.view = table
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // Rows have left and come back: everything that is kept for later is there.
    for _ in 0..<60 { scroll(by: 40) }
    scroll(by: -table.contentOffset.y)
    for _ in 0..<60 { scroll(by: 30) }
  }

  private func frame() { loop.stageWantsFrame(stage, at: stage.clock.now) }

  private func scroll(by points: CGFloat) {
    table.contentOffset.y += points
    frame()
  }

  private func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }

  /// At rest no frame is asked for at all; one that is made all the same finds nothing to do.
  @Test func anIdleFrameAllocatesNextToNothing() {
    for _ in 0..<5 { frame() }
    expect(allocations { for _ in 0..<10 { frame() } } <= 10 * Self.idleFrameLimit)
  }

  /// The list of windows, and what a program that is not optimised makes besides.
  private static let idleFrameLimit = 6

  @Test func scrollingWithoutNewRowsAllocatesNextToNothing() {
    var quietFrames = 0
    for _ in 0..<200 {
      let (requests, layouts, cells) = (notes.requests, NoteCell.layouts, table.visibleCells.count)
      let count = allocations { scroll(by: 1) }
      guard notes.requests == requests, table.visibleCells.count == cells else { continue }
      quietFrames += 1
      // Neither text nor constraints: cells are not laid out.
      expectEqual(NoteCell.layouts, layouts)
      expect(count <= Self.scrolledFrameLimit)
    }
    expect(quietFrames > 100)
  }

  /// Of the scroll view's notices and of the frame's pieces, in a program that is not optimised.
  private static let scrolledFrameLimit = 200

  @Test func aRowThatScrollsInMakesABoundedNumberOfAllocations() {
    let requests = notes.requests
    var most = 0
    for _ in 0..<400 {
      let before = notes.requests
      let count = allocations { scroll(by: 20) }
      if notes.requests > before { most = max(most, count / (notes.requests - before)) }
    }
    expect(notes.requests - requests > 50)
    expect(most <= Self.enteringRowLimit)
  }

  /// The texts of the row, their shapes and the pieces of their lines; no views and no constraints.
  private static let enteringRowLimit = 750
}
