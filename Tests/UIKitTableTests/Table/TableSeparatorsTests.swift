import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Separators, and the background that shows through them.
@MainActor @Suite(.serialized) struct TableSeparatorsTests {
  @Test func separatorEffectsLieBehindEachSeparator() {
    let scene = TableScene(rows: [4])
    let lines = { scene.table.visibleCells.flatMap(\.subviews).filter { $0.layer.backdrop != nil } }
    expect(lines().isEmpty)
    scene.table.separatorEffect = UIBlurEffect(style: .systemMaterial)
    scene.layOut()
    expect(lines().count == 4 && lines().allSatisfy { $0.frame.height <= 1 })
    scene.table.separatorEffect = nil
    scene.layOut()
    expect(lines().isEmpty)
  }
}
