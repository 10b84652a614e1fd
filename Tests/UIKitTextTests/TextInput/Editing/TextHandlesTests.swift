import Expectations
import ListCore
import Testing
import UIKit

@testable import Stage
@testable import UIKitCore
@testable import UIKitTesting

/// Selections by a finger, the handles at their ends, and the menu above them.
@MainActor @Suite(.serialized) struct TextFieldHandlesTests {
  private let scene = FieldScene()
  private var field: UITextField { scene.field }
  private var screen: MountedScreen { scene.screen }

  init() {
    field.text = "one two three"
    field.becomeFirstResponder()
    screen.advance(frames: 1)
  }

  private func tap(_ offset: Int, times: Int = 1, duration: TimeInterval = 0.05) {
    let place = scene.point(offset)
    for _ in 0..<times {
      screen.tap(at: place, duration: duration)
      screen.advance(by: 0.05)
    }
    screen.advance(by: 0.5)
  }

  private var handles: [TextHandle] { field.subviews.compactMap { $0 as? TextHandle }.filter { !$0.isHidden } }
  private var bar: EditMenuBar? { screen.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }

  private func drag(_ handle: TextHandle, to offset: Int) {
    screen.drag(from: field.convert(handle.knob, to: nil), to: scene.point(offset))
    screen.advance(by: 0.5)
  }

  @Test func selectingByTouchShowsHandlesAndTheEditMenu() {
    tap(5, times: 2)
    expect(scene.selection == 4..<7 && handles.count == 2 && bar != nil)
    let ends = handles.map { field.convert($0.frame.middle, to: nil).x.rounded() }
    expectEqual(ends, [scene.point(4).x, scene.point(7).x].map { ($0 + 1).rounded() })
    tap(1)
    expect(scene.selection == 3..<3 || scene.selection == 0..<0)
    expect(handles.isEmpty && bar == nil)
  }

  @Test func selectingByMouseAndKeysShowsNoHandles() {
    scene.click(5, times: 2)
    screen.advance(by: 0.5)
    expect(scene.selection == 4..<7 && handles.isEmpty && bar == nil)
    tap(5, times: 2)
    expectEqual(handles.count, 2)
    screen.press(.keyboardRightArrow, modifiers: .shift)
    screen.advance(by: 0.5)
    expect(scene.selection == 4..<8 && handles.isEmpty && bar == nil)
  }

  @Test func draggedHandlesChangeTheSelection() throws {
    tap(5, times: 2)
    drag(try require(handles.last), to: 13)
    expect(scene.selection == 4..<13 && bar != nil)
    drag(try require(handles.first), to: 1)
    expectEqual(scene.selection, 1..<13)
    // Neither goes past the other.
    drag(try require(handles.last), to: 0)
    expectEqual(scene.selection, 1..<2)
    drag(try require(handles.first), to: 10)
    expectEqual(scene.selection, 1..<2)
  }

  @Test func theEditMenuIsHiddenWhileAHandleIsDragged() throws {
    tap(5, times: 2)
    let knob = field.convert(try require(handles.last).knob, to: nil)
    func touch(_ phase: PointerEvent.Phase, _ place: CGPoint) {
      screen.stage.send(.pointer(PointerEvent(phase: phase, location: place, timestamp: screen.time)))
      screen.advance(by: 0.3)
    }
    touch(.began, knob)
    expect(bar == nil && scene.selection == 4..<7)
    touch(.moved, scene.point(10))
    expect(bar == nil && scene.selection == 4..<10)
    touch(.ended, scene.point(10))
    expect(bar != nil)
  }

  @Test func rightToLeftTextHasHandlesAtItsVisualEnds() throws {
    field.text = "שלום לכולם"
    screen.advance(frames: 1)
    tap(2, times: 2)
    expectEqual(scene.selection, 0..<4)
    let (first, last) = (try require(handles.first), try require(handles.last))
    expect(first.frame.midX > last.frame.midX)
    drag(last, to: 10)
    expectEqual(scene.selection, 0..<10)
  }

  @Test func aHandleScrolledOutOfTheFieldIsHidden() {
    field.text = String(repeating: "longest ", count: 12)
    screen.advance(frames: 1)
    tap(field.content.edited.length - 3, times: 2)
    expectEqual(handles.count, 2)
    field.selectAll(nil)
    field.handles.isWanted = true
    screen.advance(frames: 1)
    expectEqual(handles.count, 1)
  }

  @Test func tapsOnTheCaretOpenAndCloseTheEditMenu() {
    screen.stage.clipboard = "text"
    tap(4)
    expectNil(bar)
    tap(4)
    expectEqual(bar?.shownTitles, ["Paste", "Select", "Select All"])
    tap(4)
    expectNil(bar)
    tap(8)
    expectNil(bar)
  }

  @Test func aTapOnTheSelectionKeepsItAndTogglesTheMenu() {
    tap(5, times: 2)
    tap(5)
    expect(scene.selection == 4..<7 && bar == nil, "the tap closes the menu")
    tap(5)
    expect(scene.selection == 4..<7 && bar != nil)
  }

  @Test func aLongPressOpensTheEditMenuWhenItEnds() {
    screen.stage.clipboard = "text"
    tap(9, duration: 0.8)
    expect(scene.selection == 9..<9 && bar?.shownTitles == ["Paste", "Select", "Select All"])
    field.resignFirstResponder()
    screen.advance(by: 0.5)
    expectNil(bar)
    tap(9, duration: 0.8)
    expect(field.isFirstResponder && bar != nil)
  }

  @Test func theEditMenuStaysOpenAfterSelect() throws {
    tap(4)
    tap(4)
    let select = try require(bar?.shownTitles.firstIndex(of: "Select"))
    let button = try require(bar?.subviews.first as? UIVisualEffectView).contentView.subviews.compactMap {
      $0 as? EditMenuButton
    }.filter { !$0.isHidden }[select]
    screen.tap(at: button.convert(button.bounds.middle, to: nil))
    screen.advance(by: 0.5)
    expect(!scene.selection.isEmpty && handles.count == 2)
    expectEqual(bar?.shownTitles.prefix(2), ["Cut", "Copy"])
  }

  @Test func secureTextHasNoCopyInItsEditMenu() {
    screen.stage.clipboard = nil
    field.isSecureTextEntry = true
    screen.advance(frames: 1)
    tap(5, times: 2)
    expect(scene.selection == 0..<13 && bar == nil, "nothing can be done with all of a secret")
    screen.stage.clipboard = "x"
    tap(5)
    expectEqual(bar?.shownTitles, ["Paste"])
  }

  @Test func endingEditingRemovesHandlesAndTheEditMenu() {
    tap(5, times: 2)
    field.resignFirstResponder()
    screen.advance(by: 0.5)
    expect(handles.isEmpty && bar == nil)
    field.becomeFirstResponder()
    field.selectAll(nil)
    screen.advance(frames: 1)
    expect(handles.isEmpty, "nobody selected by a finger")
  }

  @Test func escapeClosesOnlyTheEditMenu() {
    tap(5, times: 2)
    screen.press(.keyboardEscape)
    screen.advance(by: 0.5)
    expect(bar == nil && field.isFirstResponder && scene.selection == 4..<7)
  }
}
