import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationLinkTests {
  private struct Screen<Link: View>: View {
    let link: (Binding<Bool>, Binding<Int?>) -> Link
    @State private var isActive = false
    @State private var choice: Int?
    var body: some View {
      NavigationView {
        VStack {
          link($isActive, $choice)
          Button("Activate") { isActive = true }
          Button("Choose") { choice = 2 }
        }
      }
    }
  }

  /// Whether the screen of a link is shown after a tap on something.
  private func shows<Link: View>(
    _ title: String, _ link: @escaping (Binding<Bool>, Binding<Int?>) -> Link
  ) throws -> Bool {
    let hosted = Hosted(Screen(link: link), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.screen.tap(.text(title))
    try hosted.screen.settle()
    return hosted.screen.accessibility.contains("destination")
  }

  @Test func linksWithTitlesFollowTheirIsActiveBinding() throws {
    let screen = Text("destination")
    expect(try shows("Activate") { isActive, _ in NavigationLink("Open", destination: screen, isActive: isActive) })
    expect(try shows("Open") { isActive, _ in NavigationLink("Open", isActive: isActive) { screen } })
    let title = "Open"
    expect(try shows("Open") { isActive, _ in NavigationLink(title, destination: screen, isActive: isActive) })
    expect(try shows("Choose") { _, choice in NavigationLink("Open", destination: screen, tag: 2, selection: choice) })
    expect(try shows("Choose") { _, choice in NavigationLink("Open", tag: 2, selection: choice) { screen } })
    expect(try shows("Open") { _, choice in NavigationLink(title, tag: 2, selection: choice) { screen } })
    expect(try !shows("Choose") { _, choice in NavigationLink(title, destination: screen, tag: 3, selection: choice) })
  }

  @Test func theBadgeOfALinkIsBeforeItsDisclosureIndicator() throws {
    let hosted = Hosted(
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("destination") }.badge(12)
          NavigationLink("Sent") { Text("destination") }
        }
      }, width: 390, height: 400)
    func below(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + below($0) } }
    let shown = below(hosted.controller.view)
    let badge = try require(shown.first { ($0 as? UILabel)?.text == "12" })
    let frame = badge.convert(badge.bounds, to: nil)
    let arrows = shown.filter { $0 is UIImageView && $0.frame.width < 20 && $0.frame.height > 4 }
      .map { $0.convert($0.bounds, to: nil) }.filter { $0.minX > 300 && $0.intersects(frame.insetBy(dx: -60, dy: 0)) }
    let arrow = try require(arrows.first)
    expect(frame.maxX <= arrow.minX && arrow.minX - frame.maxX < 20)
    expectEqual(shown.filter { ($0 as? UILabel)?.text == "12" }.count, 1)
  }

  @Test func aRowOfADisabledLinkIsDimmed() throws {
    func color(_ text: String, in view: UIView) -> UIColor? {
      (view as? UILabel).flatMap { $0.text == text ? $0.textColor : nil }
        ?? view.subviews.lazy.compactMap { color(text, in: $0) }.first
    }
    let hosted = Hosted(
      NavigationStack {
        Form {
          NavigationLink("On") { Text("a") }
          NavigationLink("Off") { Text("b") }.disabled(true)
          NavigationLink("Nowhere", value: Int?.none)
          NavigationLink {
            Text("c")
          } label: {
            Text("Red").foregroundStyle(.red)
          }.disabled(true)
        }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    let window = hosted.screen.window
    expectEqual(color("On", in: window), .label)
    expectEqual(color("Off", in: window), .tertiaryLabel)
    expectEqual(color("Nowhere", in: window), .tertiaryLabel)
    expectEqual(color("Red", in: window), .systemRed)
  }
}
