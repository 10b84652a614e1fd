import CSDL
import CoreGraphics
import Expectations
import Foundation
import Stage
import Testing

@testable import StageSDL

/// Drops, which SDL reports item by item.
@Suite struct EventTranslatorDropTests {
  var translator = EventTranslator()
  var context = EventContext(pointsPerUnit: 0.5, size: CGSize(width: 400, height: 800), timeOfTickZero: 100)

  /// The drops that a row of events makes. Frees the events' texts, as a session does.
  mutating func drops(_ events: [SDL_Event]) -> [DropEvent] {
    events.flatMap { event in
      let result = translator.translate(event, in: context)
      if event.type == SDL_DROPFILE.rawValue || event.type == SDL_DROPTEXT.rawValue { free(event.drop.file) }
      return result
    }.compactMap { if case .stage(.drop(let drop)) = $0 { drop } else { nil } }
  }

  @Test mutating func filesArriveTogetherWhenTheDropIsComplete() {
    context.mouse = CGPoint(x: 30, y: 40)
    let events: [SDL_Event] = [
      .drop(SDL_DROPBEGIN), .drop(SDL_DROPFILE, "/a/b c.png"), .drop(SDL_DROPFILE, "/d"),
      .drop(SDL_DROPCOMPLETE, ticks: 500),
    ]
    let expected = DropEvent(
      items: [.file(path: "/a/b c.png"), .file(path: "/d")], location: CGPoint(x: 30, y: 40), timestamp: 100.5)
    expectEqual(drops(events), [expected])
    expectEqual(drops([.drop(SDL_DROPBEGIN), .drop(SDL_DROPCOMPLETE)]), [], "the next drop begins with nothing")
  }

  @Test mutating func theLinesOfADroppedTextAreOneItem() {
    let events: [SDL_Event] = [
      .drop(SDL_DROPBEGIN), .drop(SDL_DROPTEXT, "Größe"), .drop(SDL_DROPTEXT, "two"), .drop(SDL_DROPFILE, "/x"),
      .drop(SDL_DROPTEXT, "three"), .drop(SDL_DROPCOMPLETE),
    ]
    expectEqual(drops(events).map(\.items), [[.text("Größe\ntwo"), .file(path: "/x"), .text("three")]])
  }

  @Test mutating func anInterruptedDropLeavesNoItems() {
    let events: [SDL_Event] = [
      .drop(SDL_DROPBEGIN), .drop(SDL_DROPFILE, "/gone"), .drop(SDL_DROPBEGIN), .drop(SDL_DROPFILE, "/here"),
      .drop(SDL_DROPCOMPLETE),
    ]
    expectEqual(drops(events).map(\.items), [[.file(path: "/here")]])
  }

  @Test mutating func aDropIsAtTheLastMouseLocation() {
    func place() -> [CGPoint] {
      drops([.drop(SDL_DROPBEGIN), .drop(SDL_DROPTEXT, "a"), .drop(SDL_DROPCOMPLETE)]).map(\.location)
    }
    expectEqual(place(), [CGPoint(x: 200, y: 400)], "the middle, if it was never seen")
    _ = drops([.motion(x: 10, y: 20)])
    expectEqual(place(), [CGPoint(x: 5, y: 10)])
  }

  // MARK: The way there

  @Test mutating func aDragIsReportedUntilItLeaves() {
    context.mouse = CGPoint(x: 30, y: 40)
    func drag(_ place: CGPoint?, _ time: Double) -> [WindowEvent] {
      [.stage(.drag(DragEvent(kind: .text, location: place, timestamp: time)))]
    }
    expectEqual(translator.drag(.moved(x: 0, y: 0), 0, context), [], "nothing is known of it")
    expectEqual(translator.drag(.entered(.text), 100, context), [])
    expectEqual(translator.drag(.moved(x: 0, y: 0), 500, context), drag(CGPoint(x: 30, y: 40), 100.5))
    expectEqual(translator.drag(.left, 1000, context), drag(nil, 101))
    expect(translator.drag(.moved(x: 0, y: 0), 1500, context) == [] && translator.drag(.left, 1500, context) == [])
    expect(translator.drag(.entered(nil), 0, context) == [] && translator.drag(.moved(x: 0, y: 0), 0, context) == [])
  }

  @Test mutating func aDragEndsWithItsDrop() {
    _ = translator.drag(.entered(.text), 0, context)
    expectEqual(drops([.drop(SDL_DROPBEGIN), .drop(SDL_DROPTEXT, "a"), .drop(SDL_DROPCOMPLETE)]).count, 1)
    expectEqual(translator.drag(.moved(x: 0, y: 0), 0, context), [])
    _ = translator.drag(.entered(.files), 0, context)
    _ = translator.translate(.drop(SDL_DROPBEGIN), in: context)
    let left = WindowEvent.stage(.drag(DragEvent(kind: .files, location: nil, timestamp: 100.5)))
    expectEqual(translator.translate(.drop(SDL_DROPCOMPLETE, ticks: 500), in: context), [left], "nothing was dropped")
  }
}
