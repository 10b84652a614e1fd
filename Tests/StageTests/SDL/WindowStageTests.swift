import CSDL
import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Stage
import Testing

@testable import StageSDL

/// On SDL's dummy driver, which has windows and surfaces and no server.
@MainActor @Suite(.serialized) struct WindowStageTests {
  let delegate = RecordingStageDelegate()
  let stage: WindowStage

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    stage = try WindowStage(
      WindowOptions(title: "Test", size: CGSize(width: 200, height: 300), scale: 2, appearance: .dark))
    stage.delegate = delegate
  }

  /// Lets the main queue run until the condition holds.
  func wait(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test func aWindowHasTheSizeScaleAndAppearanceOfItsOptions() {
    defer { stage.close() }
    expectEqual(stage.size, CGSize(width: 200, height: 300))
    expectEqual(stage.scale, 2)
    expectEqual(stage.traits.appearance, .dark)
  }

  @Test func aRequestedFrameRunsOnce() async {
    defer { stage.close() }
    stage.clock.requestFrame()
    stage.clock.requestFrame()
    await wait { stage.clock.frameCount > 0 }
    expectEqual(delegate.calls.filter { $0.hasPrefix("frame") }.count, 1)
    expect(!stage.clock.isFrameRequested)
  }

  @Test func framesFollowTheRefreshRateOfTheDisplay() async {
    defer { stage.close() }
    var times: [CFTimeInterval] = []
    delegate.onFrame = { stage in
      times.append(stage.clock.now)
      if times.count < 4 { stage.clock.requestFrame() }
    }
    stage.clock.requestFrame()
    await wait { times.count == 4 }
    for (earlier, later) in zip(times, times.dropFirst()) {
      expect(later - earlier > 1.0 / 250, "\(times)")
    }
  }

  @Test func timersFireWithoutFrames() async {
    defer { stage.close() }
    var fired = false
    stage.clock.schedule(after: 0.01) { _ in fired = true }
    await wait { fired }
    expectEqual(stage.clock.frameCount, 0)
  }

  @Test func drawingGoesToTheWindowSurfaceWhichKeepsItsPixels() {
    defer { stage.close() }
    var size: [Int] = []
    stage.withFrameBuffer { buffer in
      size = [buffer.width, buffer.height]
      buffer.base.storeBytes(of: 0x00AB_CDEF, as: UInt32.self)
      return [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    }
    expectEqual(size, [400, 600])
    expectEqual(delegate.calls, ["lost contents"], "the first buffer is new")
    stage.withFrameBuffer { buffer in
      expectEqual(buffer.base.load(as: UInt32.self), 0x00AB_CDEF)
      return []
    }
    expectEqual(delegate.calls, ["lost contents"])
  }

  @Test func aResizeCreatesANewFrameBufferBeforeDrawing() async {
    defer { stage.close() }
    stage.withFrameBuffer { _ in [] }
    stage.resizeWindow(width: 500, height: 640)
    await wait { stage.size.width == 250 }
    expect(delegate.calls.contains("resize 250.0x320.0@2.0"))
    expect(stage.clock.isFrameRequested || stage.clock.frameCount > 0)
    delegate.calls = []
    stage.withFrameBuffer { buffer in
      expectEqual(delegate.calls, ["lost contents"])
      expect(buffer.width == 500 && buffer.height == 640)
      return []
    }
  }

  @Test func queuedEventsReachTheDelegate() async {
    defer { stage.close() }
    stage.push(.button(down: true, x: 100, y: 50))
    stage.push(.button(down: false, x: 100, y: 50))
    await wait { delegate.calls.count { $0.hasPrefix("event pointer") } == 2 }
    expect(
      delegate.calls.contains {
        $0.contains("began") && $0.contains("50.0") && $0.contains("25.0")
      }, "\(delegate.calls)")
  }

  @Test func twoWindowsGetTheirOwnEvents() async throws {
    defer { stage.close() }
    let otherDelegate = RecordingStageDelegate()
    let other = try WindowStage(WindowOptions(title: "Other", size: CGSize(width: 100, height: 100), scale: 1))
    other.delegate = otherDelegate
    defer { other.close() }
    other.push(.button(down: true, x: 1, y: 1))
    await wait { otherDelegate.calls.contains { $0.hasPrefix("event pointer") } }
    expect(!delegate.calls.contains { $0.hasPrefix("event pointer") })
    other.push(.window(SDL_WINDOWEVENT_CLOSE))
    await wait { otherDelegate.calls.contains("close") }
    other.close()
    stage.push(.button(down: true, x: 1, y: 1))
    await wait { delegate.calls.contains { $0.hasPrefix("event pointer") } }
    expect(!delegate.calls.contains("close"), "only one of them goes")
  }

  @Test func aDropReachesOnlyItsWindow() async throws {
    defer { stage.close() }
    let otherDelegate = RecordingStageDelegate()
    let other = try WindowStage(WindowOptions(title: "Other", size: CGSize(width: 100, height: 100), scale: 1))
    other.delegate = otherDelegate
    defer { other.close() }
    other.push(.drop(SDL_DROPBEGIN))
    other.push(.drop(SDL_DROPFILE, "/tmp/one.png"))
    other.push(.drop(SDL_DROPCOMPLETE))
    await wait { otherDelegate.calls.contains { $0.hasPrefix("event drop") } }
    let middle = CGPoint(x: other.size.width / 2, y: other.size.height / 2)
    expect(otherDelegate.calls.contains { $0.contains("/tmp/one.png") && $0.contains("\(middle)") })
    stage.push(.button(down: true, x: 1, y: 1))
    await wait { delegate.calls.contains { $0.hasPrefix("event pointer") } }
    expect(!delegate.calls.contains { $0.hasPrefix("event drop") })
  }

  @Test func aCloseRequestIsOnlyReported() async {
    defer { stage.close() }
    stage.push(.window(SDL_WINDOWEVENT_CLOSE))
    await wait { delegate.calls.contains("close") }
    expectEqual(stage.clock.frameCount, 0)
  }

  @Test func framesOfAHiddenWindowWait() async {
    defer { stage.close() }
    stage.push(.window(SDL_WINDOWEVENT_MINIMIZED))
    await wait { delegate.calls.contains("activity background") }
    stage.clock.requestFrame()
    var timerFired = false
    stage.clock.schedule(after: 0.03) { _ in timerFired = true }
    await wait { timerFired }
    expectEqual(stage.clock.frameCount, 0)
    stage.push(.window(SDL_WINDOWEVENT_RESTORED))
    await wait { stage.clock.frameCount > 0 }
  }

  @Test func theClipboardKeepsText() {
    defer { stage.close() }
    stage.clipboard = "copied 字"
    expectEqual(stage.clipboard, "copied 字")
    stage.clipboard = nil
    expectNil(stage.clipboard)
  }

  @Test func setKeepsScreenOnDisablesTheScreenSaver() throws {
    defer { stage.close() }
    let isEnabled: @convention(c) () -> SDL_bool = try require(
      DynamicLibrary("libSDL2-2.0.so.0")?.function("SDL_IsScreenSaverEnabled"))
    expectEqual(isEnabled(), SDL_TRUE)
    stage.setKeepsScreenOn(true)
    expectEqual(isEnabled(), SDL_FALSE)
    stage.setKeepsScreenOn(false)
    expectEqual(isEnabled(), SDL_TRUE)
  }

  @Test func aClosedWindowIgnoresCalls() {
    stage.close()
    stage.close()
    stage.setKeepsScreenOn(true)
    stage.setTitle("Gone")
    stage.startTextInput(caret: .zero)
    stage.stopTextInput()
    stage.clipboard = "gone"
    stage.withFrameBuffer { _ in
      Issue.record("a closed window lent a frame")
      return []
    }
    stage.clock.requestFrame()
    expectEqual(delegate.calls, [])
  }
}

// MARK: - As if from outside

extension WindowStage {
  /// Puts an event for this window into SDL's queue, as the window system does.
  func push(_ event: SDL_Event) {
    var event = event
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID = windowID
    case SDL_WINDOWEVENT: event.window.windowID = windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID = windowID
    default: break
    }
    _ = library.pushEvent(&event)
    session.drainSoon()
  }

  /// Gives the window another size in its own units, as the user does.
  func resizeWindow(width: Int32, height: Int32) {
    library.setWindowSize(window, width, height)
    session.drainSoon()
  }
}

@Suite struct SDLLibraryTests {
  @Test func aMissingLibraryIsReportedByName() {
    #expect(throws: SDLLibrary.Failure.libraryMissing(name: "libNoSuchThing.so")) {
      try SDLLibrary(fileName: "libNoSuchThing.so")
    }
  }

  @Test func aLibraryWithoutAFunctionIsReportedByName() {
    #expect(throws: SDLLibrary.Failure.functionMissing(name: "SDL_UpperBlit", library: "libc.so.6")) {
      try SDLLibrary(fileName: "libc.so.6")
    }
  }
}

@MainActor @Suite struct FramePacerTests {
  @Test func frameTimesKeepTheIntervalAndRestartAfterAPause() {
    func next(_ last: CFTimeInterval, _ now: CFTimeInterval) -> CFTimeInterval {
      FramePacer.frameTime(after: last, interval: 0.25, now: now)
    }
    expectEqual(next(10, 10.125), 10.25)
    expectEqual(next(10, 10.375), 10.25, "a frame that is a little late keeps its place on the beat")
    expectEqual(next(10, 20), 20)
    expectEqual(next(-.infinity, 20), 20)
  }
}
