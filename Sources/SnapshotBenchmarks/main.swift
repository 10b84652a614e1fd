import Foundation
import Gallery
import GalleryViews
import Measurement
import TrestleTesting
import UIKit

// Times of pictures and audits of the Gallery's screens, all or those named, one figure a line: name, value, unit. With
// `findings` before the names, the audits' findings instead.

private func report(_ name: String, _ value: Double, _ unit: String) {
  print("\(name)\t\((value * 1000).rounded() / 1000)\t\(unit)")
}

@MainActor private func makeController(_ screen: String) -> UIViewController {
  GalleryVisit(screen: screen, views: ViewsAsValues(), clock: ContinuousClock()) { _ in }.navigationController
}

/// Screens that come to rest by themselves.
private let screens = GalleryVisit.screens.filter { $0 != "shop" && $0 != "shop-plain" && $0 != "fuzzer" }

@MainActor private enum SnapshotTimes {
  private static let rounds = 9

  /// Milliseconds for the picture of a screen in one look, and for its audit above that.
  static func look(_ screen: String) throws -> (picture: Double, audit: Double) {
    let plain = try median { try draw(over: SnapshotMatrix(), screen) }
    let audited = try median { try drawAndAudit(over: SnapshotMatrix(), screen) }
    return (plain, audited - plain)
  }

  /// Milliseconds for all looks of the standard matrix.
  static func matrix(_ screen: String) throws -> (plain: Double, audited: Double) {
    (try median { try draw(over: .standard, screen) }, try median { try drawAndAudit(over: .standard, screen) })
  }

  private static func draw(over matrix: SnapshotMatrix, _ screen: String) throws {
    try matrix.eachLook({ makeController(screen) }) { _ = $0.picture }
  }

  private static func drawAndAudit(over matrix: SnapshotMatrix, _ screen: String) throws {
    try auditReport(over: matrix) { makeController(screen) }
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
    print("\(screen):\n\(try auditReport(over: .standard) { makeController(screen) })")
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
