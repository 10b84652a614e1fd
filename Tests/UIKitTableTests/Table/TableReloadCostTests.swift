import Expectations
import Stage
import Testing
import UIKit

/// The layers that a reload draws. Nothing here is timed.
@MainActor @Suite struct TableReloadCostTests {
  private final class Texts: NSObject, UITableViewDataSource {
    var texts = (0..<40).map { "Row \($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  private let stage = OffscreenStage(size: CGSize(width: 320, height: 440), scale: 2)
  private let loop: FrameLoop
  private let texts = Texts()
  private let table = UITableView(frame: .zero, style: .plain)
  private let window: UIWindow

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    let controller = UIViewController()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = texts
    table.showsVerticalScrollIndicator = false
    controller.view = table
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<3 { frame() }
  }

  private func frame() { loop.stageWantsFrame(stage, at: stage.clock.now) }

  private var drawn: Int { loop.compositor.counters.rasterisedLayers }
  private var painted: Int { loop.compositor.counters.pixelsPainted }

  @Test func reloadedRowsWithEqualContentKeepTheirCells() {
    let cells = table.visibleCells
    table.reloadData()
    frame()
    expectEqual(table.visibleCells, cells)
  }

  @Test func reloadingEqualContentDrawsNothing() {
    let before = (drawn, painted)
    for _ in 0..<3 {
      table.reloadData()
      frame()
    }
    expect((drawn, painted) == before)
  }

  @Test func aReloadRedrawsOnlyTheChangedRow() {
    let before = drawn
    texts.texts[4] = "Another row"
    table.reloadData()
    frame()
    expectEqual(drawn, before + 1)
  }
}
