import Foundation
import Gallery
import GalleryViews
import Measurement
import Stage
import UIKit

// Measures the time from saving a list's description to the first frame that shows it, at 60 frames per second. Each
// line is a figure: name, value, unit.

/// How a file is saved.
private enum Save: String, CaseIterable {
  /// The existing file is emptied and written again.
  case written
  /// A new file replaces the old one.
  case renamed
}

@MainActor
private final class Playground {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let file: URL
  private let stage = OffscreenStage(size: CGSize(width: 390, height: 844), scale: 2, clock: .real())
  private let loop: FrameLoop
  private let visit: GalleryVisit
  private let window: UIWindow
  private let rowCount: Int
  private var saves = 0

  init(rowCount: Int) throws {
    self.rowCount = rowCount
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("list.json")
    try Self.text(0, rowCount).write(to: file)
    loop = FrameLoop(stage: stage)
    loop.becomeAppScene()
    visit = GalleryVisit(
      screen: "playground", playgroundPath: file.path, views: ViewsAsValues(), clock: ContinuousClock()
    ) { print($0) }
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = visit.navigationController
    window.makeKeyAndVisible()
  }

  func end() { try? FileManager.default.removeItem(at: folder) }

  /// Rows; with each save the first one has another text and the last one another id.
  private static func text(_ number: Int, _ rowCount: Int) -> Data {
    let rows = (0..<rowCount).map { row in
      let id = row == rowCount - 1 ? "\(row) \(number)" : "\(row)"
      let text = row == 0 ? "Save \(number)" : "Row \(row)"
      return #"{ "kind": "k", "id": "\#(id)", "text": "\#(text)", "secondaryText": "A second text", "symbol": "star" }"#
    }
    let text =
      #"{ "kinds": { "k": {} }, "sections": [{ "id": "s", "rows": [\#n"# + rows.joined(separator: ",\n") + "]}]}\n"
    return Data(text.utf8)
  }

  /// Runs the run loop for `seconds`.
  func pass(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }

  /// Milliseconds from the start of a save to the end of the frame that shows it; nil if no frame does.
  func time(_ save: Save) throws -> Double? {
    saves += 1
    let text = Self.text(saves, rowCount)
    let start = Clocks.wall
    switch save {
    case .written: try text.write(to: file)
    case .renamed: try text.write(to: file, options: .atomic)
    }
    let frames = stage.presentationCount
    let limit = Date(timeIntervalSinceNow: 5)
    while Date() < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      if stage.presentationCount > frames, shown == "Save \(saves)" { return Clocks.wall - start }
    }
    return nil
  }

  /// The text of the first row.
  private var shown: String? {
    func collections(_ view: UIView) -> [UICollectionView] {
      (view as? UICollectionView).map { [$0] } ?? view.subviews.flatMap(collections)
    }
    let cell = collections(window).first?.cellForItem(at: IndexPath(item: 0, section: 0))
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }
}

private let saves = 60

for rowCount in [20, 2_000] {
  let playground = try Playground(rowCount: rowCount)
  defer { playground.end() }
  playground.pass(1)
  for save in Save.allCases {
    var times: [Double] = []
    for number in 0..<saves {
      // Saves come at random moments between two frames, mostly after the last change has settled.
      playground.pass(0.6 + Double(number % 17) / 1000)
      guard let time = try playground.time(save) else {
        FileHandle.standardError.write(Data("PlaygroundBenchmarks: a save was not shown\n".utf8))
        exit(1)
      }
      times.append(time)
    }
    for (name, value) in [("median", Statistics.median(times)), ("p95", Statistics.quantile(0.95, of: times))] {
      print("save_\(save.rawValue)_\(rowCount)_rows_\(name)\t\((value * 1000).rounded() / 1000)\tms")
    }
  }
}
