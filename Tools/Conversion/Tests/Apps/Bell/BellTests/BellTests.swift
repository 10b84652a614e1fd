import Testing
import TrestleTesting
import UIKit

@testable import Bell

@MainActor struct BellTests {
  @Test func aTapRings() throws {
    let bell = BellViewController()
    let screen = MountedScreen(bell, size: CGSize(width: 390, height: 400))
    try screen.tap(.text("Ring"))
    try screen.tap(.text("Ring"))
    try screen.settle()
    #expect(bell.rings == 2)
    #expect(screen.accessibility.contains("Rung 2 times"))
    #expect(screen.picture.width == 780)
  }
}
