import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct AppearanceTests {
  @MainActor private final class Log { var lines: [String] = [] }

  @Test func onAppearAndOnDisappearAreCalled() throws {
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          if isShown {
            Text("child").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
          }
        }
      }
    }
    let log = Log()
    let hosted = Hosted(Screen(log: log))
    expectEqual(log.lines, ["appear"])
    try hosted.press("Switch")
    try hosted.press("Switch")
    expectEqual(log.lines, ["appear", "disappear", "appear"])
  }

  @Test func onChangeReportsOldAndNewValues() throws {
    struct Screen: View {
      let log: Log
      @State private var number = 1
      @State private var sum = 0
      var body: some View {
        VStack {
          Button("Next") { number += 1 }
          Text("\(sum)")
        }
        .onChange(of: number) { old, new in
          log.lines.append("\(old) to \(new)")
          sum += new
        }
        .onChange(of: number, initial: true) { log.lines.append("number \(number)") }
      }
    }
    let log = Log()
    let hosted = Hosted(Screen(log: log))
    expectEqual(log.lines, ["number 1"])
    try hosted.press("Next")
    expectEqual(log.lines, ["number 1", "1 to 2", "number 2"])
    expectEqual(hosted.texts, ["Next", "2"])
  }

  @Test func tasksRunWhileTheViewIsShown() async throws {
    struct Turn: Equatable { let number: Int }
    struct Screen: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Button("Next") { id += 1 }
          .task(id: Turn(number: id)) {
            log.lines.append("began \(id)")
            // Ends with the task, since nothing is ever sent.
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            log.lines.append("ended \(Task.isCancelled)")
            continuation.finish()
          }
      }
    }
    let log = Log()
    let hosted = Hosted(Screen(log: log))
    try await hosted.screen.settle { log.lines.count == 1 }
    try hosted.press("Next")
    try await hosted.screen.settle { log.lines.count == 3 }
    expectEqual(Set(log.lines), ["began 0", "ended true", "began 1"])
  }
}
