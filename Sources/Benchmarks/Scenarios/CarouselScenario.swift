import Measurement
import Stage
import UIKit

/// A row of pictures inside a table, swiped sideways.
enum CarouselScenario: Scenario {
  static let name = "carousel"
  static let metrics = ["carousel_frame"]

  private static let swipes = 6
  private static let draggedFrames = 10
  private static let flyingFrames = 40
  private static let stepLength: CGFloat = 18

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 100_000 } }

  static func measure(_ reporter: Reporter) throws {
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let controller = CarouselTableController(rowCount: reporter.rowCount)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    var times: [Double] = []
    for _ in 0..<swipes { times += swipe(stage) }
    guard controller.carouselOffset > CGFloat(swipes * draggedFrames) * stepLength else {
      throw ScenarioFault(description: "the carousel stands at \(controller.carouselOffset) after \(swipes) swipes")
    }
    reporter.report("carousel_frame", milliseconds: Statistics.mean(times), frameCopy: FrameCopy.measure())
  }

  /// The CPU times, in milliseconds, of the frames while the finger moves and of those after it was lifted.
  @MainActor
  private static func swipe(_ stage: OffscreenStage) -> [Double] {
    var place = CGPoint(x: 340, y: 140)
    send(.began, place, stage)
    var times: [Double] = []
    for frame in 1...(draggedFrames + flyingFrames) {
      times.append(
        Clocks.cpu {
          if frame <= draggedFrames {
            place.x -= stepLength
            send(.moved, place, stage)
          } else if frame == draggedFrames + 1 {
            send(.ended, place, stage)
          }
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
    }
    return times
  }

  @MainActor
  private static func send(_ phase: PointerEvent.Phase, _ place: CGPoint, _ stage: OffscreenStage) {
    stage.send(
      .pointer(PointerEvent(phase: phase, location: place, timestamp: stage.clock.now, kind: .touch, button: .primary)))
  }
}

/// A table whose first row is a carousel; the others are texts.
private final class CarouselTableController: UITableViewController {
  private static let carouselHeight: CGFloat = 200
  private let rowCount: Int
  private let source: PictureSource
  private let carousel: UICollectionView

  init(rowCount: Int) {
    self.rowCount = rowCount
    let images = WorkloadImages()
    images.makeAll()
    source = PictureSource(itemCount: 1000, images: images)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 180)
    carousel = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var carouselOffset: CGFloat { carousel.contentOffset.x }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "carousel")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    carousel.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    carousel.dataSource = source
    carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? Self.carouselHeight : 44
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "carousel", for: indexPath)
    carousel.frame = cell.contentView.bounds
    cell.contentView.addSubview(carousel)
    return cell
  }
}
