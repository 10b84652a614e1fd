import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct Flavors: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Strawberry").tag(Flavor.strawberry)
        }
        Text("chosen \(flavor.rawValue)")
      }
    }
  }

  @Test func segmentsChooseAValue() throws {
    let hosted = Hosted(Flavors().pickerStyle(.segmented), width: 390, height: 300)
    let control = try require(hosted.views.first as? UISegmentedControl)
    expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    expectEqual(control.titleForSegment(at: 2), "Strawberry")
    expect(control.frame.width == 390 && control.accessibilityLabel == "Flavor")
    hosted.screen.tap(at: control.convert(CGPoint(x: 340, y: 15), to: nil))
    try hosted.screen.settle()
    expect(hosted.texts == ["chosen strawberry"] && control.selectedSegmentIndex == 2)
  }

  @Test func aMenuShowsTheChosenOption() throws {
    let hosted = Hosted(Flavors(), width: 390, height: 700)
    expectEqual(hosted.texts, ["chosen vanilla"])
    let button = try require(hosted.views.first as? MenuButton)
    expectEqual(button.accessibilityLabel, "Flavor, Vanilla")
    try hosted.screen.tap(.text("Vanilla"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Chocolate"))
    try hosted.screen.settle()
    expect(hosted.texts == ["chosen chocolate"] && button.accessibilityLabel == "Flavor, Chocolate")
  }

  @Test func aWheelPickerChoosesAValue() throws {
    let hosted = Hosted(Flavors().pickerStyle(.wheel), width: 390, height: 400)
    let wheel = try require(hosted.views.first as? UIPickerView)
    expect(wheel.selectedRow(inComponent: 0) == 1 && wheel.numberOfRows(inComponent: 0) == 3)
    hosted.screen.drag(
      from: wheel.convert(CGPoint(x: 195, y: 108), to: nil), to: wheel.convert(CGPoint(x: 195, y: 76), to: nil),
      duration: 0.5)
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["chosen strawberry"])
  }

  @Test func optionsOfAForEachAreTaggedByTheirIDs() throws {
    struct Collection: View {
      @State private var flavor: Flavor? = nil
      var body: some View {
        VStack {
          Picker(selection: $flavor) {
            Text("None").tag(nil as Flavor?)
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          } label: {
            Text("Flavor")
          }
          .pickerStyle(.segmented)
          Text(flavor?.rawValue ?? "none")
        }
      }
    }
    let hosted = Hosted(Collection(), width: 400, height: 300)
    let control = try require(hosted.views.first as? UISegmentedControl)
    expectEqual(control.selectedSegmentIndex, 0)
    hosted.screen.tap(at: control.convert(CGPoint(x: 150, y: 15), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["chocolate"])
    hosted.screen.tap(at: control.convert(CGPoint(x: 20, y: 15), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["none"])
  }

  private struct Settings<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.vanilla
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(style)
          Text("chosen \(flavor.rawValue)")
        }
      }
    }
  }

  @Test func inlinePickersInAFormShowOptionsAsRows() throws {
    let hosted = Hosted(Settings(style: .inline), width: 390, height: 700)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Flavor"))
    try hosted.screen.tap(.text("strawberry"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("chosen strawberry"))
  }

  @Test func aTapAnywhereInItsRowOpensTheMenu() throws {
    let hosted = Hosted(Settings(style: .menu), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Flavor"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("strawberry"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("chosen strawberry"))
  }

  @Test func aRowWithAMenuIsOneElement() throws {
    let hosted = Hosted(Settings(style: .menu), width: 390, height: 700)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("button \"Flavor, vanilla\""))
    hosted.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try hosted.screen.activate(.label("Flavor, vanilla"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("strawberry"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("button \"Flavor, strawberry\""))
  }

  @Test func aTapOnTheLabelOfAPickerBesideAButtonOpensNoMenu() throws {
    struct Beside: View {
      @State private var flavor = Flavor.vanilla
      var body: some View {
        Form {
          HStack {
            Button("Press") {}.buttonStyle(.borderless)
            Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
          }
        }
      }
    }
    let hosted = Hosted(Beside(), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Flavor"))
    try hosted.screen.settle()
    expect(!hosted.screen.accessibility.contains("strawberry"))
  }

  @Test func aNavigationLinkPickerPushesAScreenOfOptions() throws {
    let hosted = Hosted(Settings(style: .navigationLink), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Flavor"))
    try hosted.screen.settle()
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(navigation.topViewController?.navigationItem.title, "Flavor")
    try hosted.screen.tap(.text("chocolate"))
    try hosted.screen.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expect(hosted.screen.accessibility.contains("chosen chocolate"))
  }

  @Test func aSelectionWithoutATagIsReported() {
    let messages = reports {
      _ = Hosted(
        Picker("P", selection: .constant("nowhere")) { Text("a").tag("a") }.pickerStyle(.segmented))
    }
    expectEqual(
      messages,
      [
        "Picker: the selection \"nowhere\" is invalid and does not have an associated tag, this will give undefined results."
      ])
  }

  @Test func duplicateTagsAreReported() throws {
    let messages = reports {
      let hosted = Hosted(
        Picker("P", selection: .constant(7)) {
          Text("a").tag(7)
          Text("b").tag(7)
        }
        .pickerStyle(.segmented))
      expectEqual((hosted.views.first as? UISegmentedControl)?.selectedSegmentIndex, 0)
    }
    expectEqual(messages, ["Picker: the tag \"7\" occurs multiple times, this will give undefined results."])
  }

  private struct Optionals: View {
    let includesOptional: Bool
    @State private var flavor: Flavor? = .vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("None").tag(Flavor?.none)
          Text("Vanilla").tag(Flavor.vanilla, includeOptional: includesOptional)
          Text("Chocolate").tag(Flavor.chocolate, includeOptional: includesOptional)
        }
        .pickerStyle(.segmented)
        Text("chosen \(flavor?.rawValue ?? "none")")
      }
    }
  }

  @Test func tagsMatchOptionalSelectionsUnlessDisabled() throws {
    let hosted = Hosted(Optionals(includesOptional: true), width: 390, height: 300)
    let control = try require(hosted.views.first as? UISegmentedControl)
    expectEqual(control.selectedSegmentIndex, 1)
    hosted.screen.tap(at: control.convert(CGPoint(x: 340, y: 15), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["chosen chocolate"])
    hosted.screen.tap(at: control.convert(CGPoint(x: 40, y: 15), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["chosen none"])
    var strict: Hosted<Optionals>?
    let messages = reports { strict = Hosted(Optionals(includesOptional: false), width: 390, height: 300) }
    expectEqual((strict?.views.first as? UISegmentedControl)?.selectedSegmentIndex, UISegmentedControl.noSegment)
    expect(messages.count == 1 && messages[0].contains("does not have an associated tag"))
  }

  @Test func tagsWithoutOptionalsMatchSelectionsOfTheirOwnType() {
    let tag = Text("Vanilla").tag(Flavor.vanilla, includeOptional: false)
    let hosted = Hosted(
      Picker("Flavor", selection: .constant(Flavor.vanilla)) { tag }.pickerStyle(.segmented), width: 390, height: 300)
    expectEqual((hosted.views.first as? UISegmentedControl)?.selectedSegmentIndex, 0)
  }
}
