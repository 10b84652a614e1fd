import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct UndoManagerTests {
  @Test func aViewReadsTheUndoManagerOfItsScreen() {
    struct Screen: View {
      @Environment(\.undoManager) private var undoManager
      var body: some View { Text(undoManager == nil ? "none" : "there") }
    }
    expectNil(EnvironmentValues().undoManager)
    let hosted = Hosted(Screen())
    expectEqual(hosted.texts, [hosted.controller.undoManager == nil ? "none" : "there"])
  }
}
