import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct BarLooksTests {
  private func stack(_ hosted: Hosted<some View>) throws -> UINavigationController {
    try require(hosted.controller.children.first as? UINavigationController)
  }

  @Test func theNavigationBarHasTheColoursOfItsScreen() throws {
    let hosted = Hosted(
      NavigationStack {
        NavigationLink("Next") { Text("Plain").navigationTitle("Second") }
          .navigationTitle("First").toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarBackground(.blue, for: .navigationBar)
      }, width: 320, height: 480)
    try hosted.screen.settle()
    let bar = try stack(hosted).navigationBar
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    expect(hosted.controller.view.traitCollection.userInterfaceStyle != .dark)
    try hosted.screen.tap(.text("Next"))
    try hosted.screen.settle()
    expect(bar.traitCollection.userInterfaceStyle != .dark, "another screen has its own")
    try stack(hosted).popViewController(animated: false)
    try hosted.screen.settle()
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func theBackButtonOfAnEditorHasNoTitle() throws {
    let hosted = Hosted(
      NavigationStack {
        VStack {
          NavigationLink("Edit") { Text("Text").navigationTitle("Editor").toolbarRole(.editor) }
          NavigationLink("Read") { Text("Text").navigationTitle("Reader") }
        }
        .navigationTitle("Documents")
      }, width: 320, height: 480)
    try hosted.screen.settle()
    func titles(_ link: String) throws -> Bool {
      try hosted.screen.tap(.text(link))
      try hosted.screen.settle()
      defer { _ = try? stack(hosted).popViewController(animated: false) }
      func labels(_ view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
      }
      return try labels(stack(hosted).navigationBar).contains("Documents")
    }
    expect(try !titles("Edit"))
    try hosted.screen.settle()
    expect(try titles("Read"))
  }
}
