import CAllocations
import Foundation
import Fuzzing
import Gallery
import QuartzCore
import Stage
import UIKit

/// Opens a screen of the Gallery, gives it random input and closes it, over and over.
@MainActor
final class ScreenRun {
  /// The failure, the steps that led to it, and the command that repeats it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let screen: String
  let seed: UInt64
  private(set) var visits = 0
  private var earlierActs = 0
  private var trend = MemoryTrend()
  private let host: GalleryHost
  /// The file of the playground, if that is the screen.
  private let playground: PlaygroundFile?
  private var savesFile = true
  private let census = LifeCensus()
  private var user: RandomUser

  /// The most frames for which a screen is open.
  private static let framesOfVisit = 1800
  /// At the end of a run come visits that are all alike: the frames of each, and their number.
  private static let framesOfSameVisit = 300
  private static let sameVisits = 8
  /// If memory grows, this many times as many visits are made before it is reported.
  private static let rounds = 8
  /// The number of frames within which a closed screen and its tasks must be gone.
  private static let framesOfClosing = 600

  init(screen: String, seed: UInt64) {
    self.screen = screen
    self.seed = seed
    playground = screen == "playground" ? PlaygroundFile() : nil
    host = GalleryHost(playgroundPath: playground?.path)
    user = RandomUser(host, seed: seed)
    host.onFrame = { [unowned self] in frameDidPass() }
  }

  /// The number of frames so far.
  var frames: Int { host.frames }
  /// The number of acts so far.
  var acts: Int { earlierActs + user.acts }
  /// The last acts of the user.
  var log: [String] { user.log }
  /// Called with each screen that is opened.
  var onOpen: (UIViewController) -> Void = { _ in }

  /// The change of memory, as a text.
  var memory: String { "\(trend.growth ?? 0) bytes more a visit" }

  /// Gives the screen random input for a number of frames.
  func run(frames: Int) async throws(Failure) {
    count_live_bytes()
    await host.pass(2)
    while host.frames < frames {
      host.visit.setShop(user.random.pick(GalleryVisit.shops))
      try await visit(until: min(frames, host.frames + Self.framesOfVisit))
    }
    host.visit.setShop("sample")
    savesFile = false
    playground?.reset()
    // Caches fill up over many visits and then stop growing; a leak grows with each visit.
    for _ in 0..<Self.rounds {
      try await visitOverAndOver()
      if !trend.grows { return }
    }
    throw failure("memory grows from visit to visit: \(trend.bytes)")
  }

  private func visitOverAndOver() async throws(Failure) {
    trend = MemoryTrend()
    for _ in 0..<Self.sameVisits {
      replaceUser(seed: seed)
      try await visit(until: host.frames + Self.framesOfSameVisit)
      host.loop.receiveMemoryWarning()
      trend.add(live_bytes())
    }
  }

  private func replaceUser(seed: UInt64) {
    earlierActs += user.acts
    user = RandomUser(host, seed: seed)
  }

  // MARK: Visits

  /// Opens the screen, gives it random input for a number of frames, and closes it.
  func visitOnce(frames: Int) async throws(Failure) {
    await host.pass(2)
    try await visit(until: host.frames + frames)
  }

  private func visit(until end: Int) async throws(Failure) {
    visits += 1
    try await open()
    while host.frames < end, isOpen {
      CrashNote.set("GalleryFuzz: stopped in frame \(host.frames). \(repetition)\n\(user.log.joined(separator: "\n"))")
      if savesFile, let playground, user.random.oneIn(4) { user.note(playground.save(using: &user.random)) }
      await user.act()
      // The invariants of lists hold after a layout, which may still be due.
      host.window.layer.layoutTreeIfNeeded()
      if let violation = Self.violation(in: host.window) { throw failure(violation) }
    }
    try await close()
  }

  private var isOpen: Bool { host.navigation.viewControllers.count > 1 }

  /// Opens the screen as a user does: by its row in the list.
  private func open() async throws(Failure) {
    guard let table = host.visit.tableView, let row = GalleryVisit.screens.firstIndex(of: screen) else {
      throw failure("there is no row for \(screen)")
    }
    user.note("open")
    let path = IndexPath(row: row, section: 0)
    table.scrollToRow(at: path, at: .middle, animated: false)
    await host.pass(2)
    let frame = table.convert(table.rectForRow(at: path), to: nil)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    user.send(.began, place)
    await host.pass(3)
    user.send(.ended, place)
    await host.pass(2)
    guard isOpen, let controller = host.navigation.topViewController else {
      throw failure("a tap on its row does not open it")
    }
    onOpen(controller)
  }

  /// Closes the screen as a user does, and checks that all of it is deallocated.
  private func close() async throws(Failure) {
    user.note("close")
    // An interactive pop that is under way may still be cancelled.
    await host.pass(60)
    for _ in 0..<Self.escapes where isOpen || host.navigation.presentedViewController != nil {
      await user.send(.keyboardEscape)
      await host.pass(40)
    }
    if isOpen || host.navigation.presentedViewController != nil { throw failure("Escape does not lead back") }
    calm()
    for _ in 0..<Self.framesOfClosing {
      await host.pass()
      if census.isEmpty { break }
      // Gives other threads real time to finish their work.
      usleep(500)
    }
    guard census.isEmpty else { throw failure("closed, it leaves \(census.survivors.joined(separator: ", "))") }
    census.clear()
    await host.pass(30)
  }

  /// The number of times Escape is pressed: at least as many as presented controllers, menus and edited fields can be open.
  private static let escapes = 12

  /// Restores the initial size, appearance and other surroundings of the screen.
  private func calm() {
    host.stage.setActivity(.active)
    host.stage.setTraits(StageTraits())
    host.window.traitOverrides.layoutDirection = .leftToRight
    host.window.traitOverrides.preferredContentSizeCategory = .large
    host.stage.resize(to: GalleryHost.phone)
  }

  private func frameDidPass() {
    if host.frames % 4 == 0 { census.note(host.navigation) }
  }

  // MARK: Checks

  /// The violated invariant of a list below a view; nil if all hold. Hidden lists are laid out only when they are shown.
  private static func violation(in view: UIView) -> String? {
    guard !view.isHidden else { return nil }
    if let table = view as? UITableView, let violation = table.invariantViolation() { return violation }
    if let grid = view as? UICollectionView, let violation = grid.invariantViolation() { return violation }
    for subview in view.subviews { if let violation = violation(in: subview) { return violation } }
    return nil
  }

  private var repetition: String { "Repeat with: --screen \(screen) --seed \(seed)" }

  private func failure(_ what: String) -> Failure {
    Failure(
      description: "\(screen), visit \(visits), frame \(host.frames): \(what). \(repetition)\n  "
        + user.log.joined(separator: "\n  "))
  }
}
