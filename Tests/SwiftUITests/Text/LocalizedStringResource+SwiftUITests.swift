import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LocalizedStringResourceSwiftUITests {
  private let resource: LocalizedStringResource = "Hello"

  @Test func textsAndLabelsShowLocalizedStringResources() {
    let count = 3
    let view = VStack {
      Text(resource)
      Text(LocalizedStringResource("\(count) trips"))
      Text(LocalizedStringResource("key", defaultValue: "Words"))
      Label(resource, systemImage: "star")
      Button(resource) {}
      Text("before \(resource)")
    }
    expectEqual(Hosted(view).texts, ["Hello", "3 trips", "Words", "Hello", "Hello", "before Hello"])
  }

  @Test func literalsAreLocalizedStringKeys() {
    expectEqual(Text("Hello"), Text(LocalizedStringKey("Hello")))
  }
}
