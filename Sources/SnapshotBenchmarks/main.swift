import Foundation
import Gallery
import GalleryViews
import Measurement
import TrestleTesting
import UIKit

// Measures pictures and audits of the Gallery's screens, all or the named ones. Each line is a figure: name, value,
// unit. With `findings` before the names, prints the audits' findings instead.

private func report(_ name: String, _ value: Double, _ unit: String) {
  print("\(name)\t\((value * 1000).rounded() / 1000)\t\(unit)")
}

/// Makes a new screen for each appearance, from files that were read once, as a test suite does.
@MainActor private func screenMaker(_ screen: String) -> () -> UIViewController {
  let visit = GalleryVisit(screen: screen, views: ViewsAsValues(), isLive: false, clock: ContinuousClock()) { _ in }
  return visit.makeNavigationController
}

/// The screens that need no input to finish loading.
private let screens = GalleryVisit.screens.filter { $0 != "shop" && $0 != "shop-plain" && $0 != "fuzzer" }

@MainActor private enum SnapshotTimes {
  private static let rounds = 9

  /// Milliseconds for the picture of a screen in one appearance, and the additional time for its audit.
  static func look(_ screen: String) throws -> (picture: Double, audit: Double) {
    let make = screenMaker(screen)
    let plain = try median { try draw(over: SnapshotMatrix(), make) }
    let audited = try median { try drawAndAudit(over: SnapshotMatrix(), make) }
    return (plain, audited - plain)
  }

  /// Milliseconds for all appearances of the standard matrix.
  static func matrix(_ screen: String) throws -> (plain: Double, audited: Double) {
    let make = screenMaker(screen)
    return (try median { try draw(over: .standard, make) }, try median { try drawAndAudit(over: .standard, make) })
  }

  private static func draw(over matrix: SnapshotMatrix, _ make: () -> UIViewController) throws {
    try matrix.eachLook(make) { _ = $0.picture }
  }

  private static func drawAndAudit(over matrix: SnapshotMatrix, _ make: () -> UIViewController) throws {
    try auditReport(over: matrix, of: make)
  }

  private static func median(_ body: () throws -> Void) throws -> Double {
    try body()
    return Statistics.median(
      try (0..<rounds).map { _ in
        let start = Clocks.cpu
        try body()
        return Clocks.cpu - start
      })
  }
}

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "findings" {
  for screen in words.count > 1 ? Array(words.dropFirst()) : screens {
    print("\(screen):\n\(try auditReport(over: .standard, of: screenMaker(screen)))")
  }
} else {
  for screen in words.isEmpty ? screens : words {
    let (look, matrix) = (try SnapshotTimes.look(screen), try SnapshotTimes.matrix(screen))
    report("snapshot_look_\(screen)", look.picture, "ms")
    report("audit_above_snapshot_\(screen)", look.audit, "ms")
    report("matrix_\(screen)", matrix.plain, "ms")
    report("matrix_audited_\(screen)", matrix.audited, "ms")
  }
}
