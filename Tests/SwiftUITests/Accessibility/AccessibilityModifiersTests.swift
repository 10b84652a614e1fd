import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AccessibilityModifiersTests {
  private func elements<V: View>(_ content: V) throws -> [UIView] {
    let hosted = Hosted(content)
    try hosted.screen.settle()
    func below(_ view: UIView) -> [UIView] {
      if view.accessibilityElementsHidden || view.isHidden { return [] }
      return view.isAccessibilityElement ? [view] : view.subviews.flatMap(below)
    }
    // The views must live as long as the answer.
    kept.append(hosted)
    return below(hosted.controller.view)
  }

  private final class Box { var items: [AnyObject] = [] }
  private let box = Box()
  private var kept: [AnyObject] {
    get { box.items }
    nonmutating set { box.items = newValue }
  }

  @Test func accessibilityModifiersApplyToTheElementInTheView() throws {
    let button = try elements(
      Button("Add") {}.accessibilityLabel("Add a habit").accessibilityValue("3").accessibilityHint("Opens a sheet")
        .accessibilityIdentifier("add"))
    expectEqual(button.count, 1)
    let element = try require(button.first as? PressView)
    expect(element.accessibilityLabel == "Add a habit" && element.accessibilityValue == "3")
    expect(element.accessibilityHint == "Opens a sheet" && element.accessibilityIdentifier == "add")
    expect(element.accessibilityTraits.contains(.button))
  }

  @Test func anAccessibilityLabelMakesAShapeAnElement() throws {
    let shapes = try elements(Circle().frame(width: 20, height: 20).accessibilityLabel("Unread"))
    expectEqual(shapes.map(\.accessibilityLabel), ["Unread"])
  }

  @Test func traitsAreAddedAndRemoved() throws {
    let header = try elements(Text("News").accessibilityAddTraits(.isHeader))
    expectEqual(header.first?.accessibilityTraits.contains([.header, .staticText]), true)
    let plain = try elements(
      Button("Link") {}.accessibilityAddTraits([.isLink, .isSelected]).accessibilityRemoveTraits(.isButton))
    let traits = try require(plain.first).accessibilityTraits
    expect(traits.contains([.link, .selected]) && !traits.contains(.button))
  }

  @Test func viewsAreHiddenCombinedOrIgnored() throws {
    let both = VStack {
      Text("Ada")
      Text("Lovelace")
    }
    expectEqual(try elements(both).count, 2)
    expect(try elements(both.accessibilityHidden(true)).isEmpty)
    expectEqual(
      try elements(both.accessibilityElement(children: .combine)).map(\.accessibilityLabel), ["Ada, Lovelace"])
    expectEqual(
      try elements(both.accessibilityElement().accessibilityLabel("Author")).map(\.accessibilityLabel), ["Author"])
    expectEqual(try elements(both.accessibilityElement(children: .contain)).count, 2)
  }

  private func tree(_ content: some View) throws -> String {
    let hosted = Hosted(content, height: 400)
    try hosted.screen.settle()
    return hosted.screen.accessibility.description
  }

  @Test func aContainerTakesTheValuesInPlaceOfItsElements() throws {
    let list = List(0..<2, id: \.self) { Text("Row \($0)") }
    let rows = #"  staticText "Row 0""# + "\n" + #"  staticText "Row 1""#
    expectEqual(try tree(list), "collection\n" + rows)
    expectEqual(try tree(list.accessibilityIdentifier("rows")), "collection #rows\n" + rows)
    expectEqual(
      try tree(list.accessibilityLabel("Rows").accessibilityHint("All")), "collection \"Rows\"\n" + rows)
    expectEqual(try tree(list.accessibilityAction {}.accessibilityAction(named: "Delete") {}), "collection\n" + rows)
    let texts = ForEach(0..<2, id: \.self) { Text("Row \($0)") }
    expectEqual(try tree(ScrollView { texts }.accessibilityIdentifier("rows")), "group #rows\n" + rows)
    expectEqual(
      try tree(VStack { texts }.accessibilityElement(children: .contain).accessibilityIdentifier("card")),
      "semanticGroup #card\n" + rows)
    expectEqual(
      try tree(NavigationStack { VStack { texts } }.accessibilityIdentifier("screen")), "group #screen\n" + rows)
    expectEqual(
      try tree(Stepper("Count", value: .constant(1)).labelsHidden().accessibilityIdentifier("count")),
      "stepper #count \"Count\"\n" + #"  button "Decrement""# + "\n" + #"  button "Increment""#)
    // Other views give the values to each element.
    expectEqual(
      try tree(VStack { texts }.accessibilityIdentifier("row")),
      #"staticText #row "Row 0""# + "\n" + #"staticText #row "Row 1""#)
  }

  @Test func assistiveToolsSpeakTheLabelOfASlider() throws {
    struct Screen: View {
      @State private var title = "Volume"
      var body: some View {
        Slider(value: .constant(0.5)) { Text(title) }
        Slider(value: .constant(0.5)) { Text(title) }.accessibilityLabel("Loudness")
        Button("Rename") { title = "Level" }
      }
    }
    let hosted = Hosted(Screen(), height: 400)
    try hosted.screen.settle()
    func lines(_ name: String) -> String {
      #"adjustable "\#(name)" = "50%""# + "\n" + #"adjustable "Loudness" = "50%""# + "\n" + #"button "Rename""#
    }
    expectEqual(hosted.screen.accessibility.description, lines("Volume"))
    try hosted.press("Rename")
    expectEqual(hosted.screen.accessibility.description, lines("Level"))
  }

  @Test func aViewIsAnElementOnlyUntilThereIsOneInside() throws {
    struct Late: View {
      @State private var isLoaded = false
      var body: some View {
        Button("Load") { isLoaded = true }
        ZStack { if isLoaded { Text("Loaded") } }.frame(width: 100, height: 50).accessibilityIdentifier("late")
      }
    }
    let hosted = Hosted(Late())
    try hosted.screen.settle()
    expectEqual(hosted.screen.accessibility.description, #"button "Load""# + "\nelement #late")
    try hosted.press("Load")
    expectEqual(hosted.screen.accessibility.description, #"button "Load""# + "\n" + #"staticText #late "Loaded""#)
  }

  @Test func aScreenWithAnEscapeActionKeepsItsElements() throws {
    var escapes = 0
    let hosted = Hosted(
      VStack {
        Text("Title")
        Button("Go") {}
      }.accessibilityAction(.escape) { escapes += 1 })
    try hosted.screen.settle()
    expectEqual(hosted.screen.accessibility.description, #"staticText "Title""# + "\n" + #"button "Go""#)
    expect(hosted.screen.performEscape() && escapes == 1)
  }

  @Test func accessibilityActionsArePerformed() throws {
    var trace: [String] = []
    let rows = try elements(
      Text("Row").accessibilityElement(children: .combine)
        .accessibilityAction { trace.append("default") }
        .accessibilityAction(.escape) { trace.append("escape") }
        .accessibilityAction(named: "Delete") { trace.append("delete") }
        .accessibilityAction(named: "Share") { trace.append("share") }
        .accessibilityAdjustableAction { trace.append($0 == .increment ? "+" : "-") })
    let row = try require(rows.first)
    expect(rows.count == 1 && row.accessibilityTraits.contains(.adjustable))
    expect(row.accessibilityActivate() && row.accessibilityPerformEscape())
    row.accessibilityIncrement()
    row.accessibilityDecrement()
    let actions = try require(row.accessibilityCustomActions)
    expectEqual(actions.map(\.name), ["Delete", "Share"])
    for action in actions { _ = action.actionHandler?(action) }
    expectEqual(trace, ["default", "escape", "+", "-", "delete", "share"])
  }

  @Test func deprecatedAccessibilityModifiersHaveEqualEffects() throws {
    let old = try elements(
      Text("x").accessibility(label: Text("Label")).accessibility(value: Text("Value")).accessibility(
        hint: Text("Hint")
      )
      .accessibility(identifier: "id").accessibility(addTraits: .isHeader))
    let element = try require(old.first)
    expect(element.accessibilityLabel == "Label" && element.accessibilityValue == "Value")
    expect(element.accessibilityHint == "Hint" && element.accessibilityIdentifier == "id")
    expect(element.accessibilityTraits.contains(.header))
    expect(try elements(Text("x").accessibility(hidden: true)).isEmpty)
    expectEqual(
      try elements(Button("x") {}.accessibility(removeTraits: .isButton)).first?.accessibilityTraits.contains(.button),
      false)
  }

  @Test func accessibilityValuesFollowTheState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.accessibilityIdentifier("button").accessibilityValue("\(count)")
      }
    }
    let hosted = Hosted(Counter())
    try hosted.screen.settle()
    let button = try require(hosted.views.first { $0 is PressView })
    expectEqual(button.accessibilityValue, "0")
    try hosted.press("Add")
    expectEqual(button.accessibilityValue, "1")
  }

  @Test func helpIsTheAccessibilityHint() throws {
    let title = "Deletes the note"
    let views = [
      AnyView(Text("Delete").help("Deletes the note")), AnyView(Text("Delete").help(title)),
      AnyView(Text("Delete").help(Text(title))),
    ]
    for view in views {
      let element = try require(try elements(view).first)
      expectEqual(element.accessibilityHint, title)
    }
  }

  @Test func anotherViewRepresentsADrawing() throws {
    struct Dial: View {
      @State private var value = 0.5
      var body: some View {
        Circle().frame(width: 80, height: 40)
          .accessibilityRepresentation { Slider(value: $value).accessibilityLabel("Volume") }
      }
    }
    let found = try elements(Dial())
    expectEqual(found.map(\.accessibilityLabel), ["Volume"])
    let slider = try require(found.first)
    expect(slider.accessibilityTraits.contains(.adjustable))
    let before = slider.accessibilityValue
    slider.accessibilityIncrement()
    expect(slider.accessibilityValue != before)
  }

  @Test func aRepresentationIsNotSeenOrTouched() throws {
    let plain = Hosted(Color.white.frame(width: 100, height: 40))
    var presses = 0
    let hosted = Hosted(
      Color.white.frame(width: 100, height: 40).accessibilityRepresentation { Button("Press") { presses += 1 } })
    expectEqual(hosted.screen.picture.dataProvider?.data as Data?, plain.screen.picture.dataProvider?.data as Data?)
    hosted.screen.tap(at: CGPoint(x: 150, y: 100))
    expectEqual(presses, 0)
  }

  @Test func childrenStandInForADrawnDiagram() throws {
    let found = try elements(
      Canvas { _, _ in }.frame(width: 100, height: 100)
        .accessibilityChildren { ForEach(1..<4) { Text("Bar \($0)") } })
    expectEqual(found.map(\.accessibilityLabel), ["Bar 1", "Bar 2", "Bar 3"])
  }

  @Test func inputLabelsAndInteractionBelongToTheElement() throws {
    let found = try elements(
      Text("Go").accessibilityInputLabels(["Start", "Begin"]).accessibilityRespondsToUserInteraction())
    expectEqual(found.first?.accessibilityUserInputLabels, ["Start", "Begin"])
    expectEqual(found.first?.accessibilityRespondsToUserInteraction, true)
  }

  @Test func buttonsBecomeActionsOfTheElement() throws {
    struct Row: View {
      let log: (String) -> Void
      var isLong = true
      var body: some View {
        Text("Message").accessibilityActions {
          Button("Reply") { log("reply") }
          if isLong { Button("Delete", role: .destructive) { log("delete") } }
          Button("Off") { log("off") }.disabled(true)
        }
      }
    }
    var lines: [String] = []
    let element = try require(try elements(Row { lines.append($0) }).first)
    expectEqual(element.accessibilityCustomActions?.map(\.name), ["Reply", "Delete"])
    for action in element.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
    expectEqual(lines, ["reply", "delete"])
    let hosted = Hosted(Row(log: { _ in }))
    try hosted.screen.settle()
    hosted.controller.rootView = Row(log: { _ in }, isLong: false)
    try hosted.screen.settle()
    expectEqual(hosted.labels.first?.accessibilityCustomActions?.map(\.name), ["Reply"])
  }
}
