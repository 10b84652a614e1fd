import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct SymbolEffectModifierTests {
  private struct Bell: View {
    var isActive = false
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
      VStack {
        if isActive {
          Image(systemName: "bell").symbolEffect(.pulse, isActive: isOn)
        } else {
          Image(systemName: "bell").symbolEffect(.bounce, value: count)
        }
        Button("Ring") {
          count += 1
          isOn.toggle()
        }
      }
    }
  }

  private func animation<V: View>(_ hosted: Hosted<V>) -> CAAnimation? {
    hosted.views.lazy.compactMap { $0.layer.animation(forKey: "symbolEffect") }.first
  }

  private func ring<V: View>(_ hosted: Hosted<V>) throws {
    let button = try require(hosted.views.first { ($0 as? PressView)?.accessibilityLabel == "Ring" })
    hosted.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    hosted.screen.advance(frames: 3)
  }

  @Test func aChangedValueRunsTheSymbolEffectOnce() throws {
    let hosted = Hosted(Bell())
    hosted.screen.advance(frames: 3)
    expectNil(animation(hosted))
    try ring(hosted)
    expectEqual(animation(hosted)?.repeatCount, 1)
    hosted.screen.advance(by: 2)
    expectNil(animation(hosted))
  }

  @Test func anActiveSymbolEffectRepeatsUntilItIsInactive() throws {
    let hosted = Hosted(Bell(isActive: true))
    hosted.screen.advance(frames: 3)
    expectNil(animation(hosted))
    try ring(hosted)
    expectEqual(animation(hosted)?.repeatCount, .infinity)
    try ring(hosted)
    expectNil(animation(hosted))
  }

  @Test func symbolEffectsCanBeRemovedAndKeepTheirOptions() throws {
    let still = Hosted(Bell(isActive: true).symbolEffectsRemoved())
    try ring(still)
    expectNil(animation(still))
    let options = SymbolEffectOptions.repeat(2).speed(3)
    expect(options.count == 2 && options.rate == 3 && !options.isForever)
    expect(SymbolEffectOptions.speed(2).repeating.isForever)
  }
}
