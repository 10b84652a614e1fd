import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct DynamicPropertiesTests {
  /// A dynamic property as an app composes it.
  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var number: Int
    private(set) var updates = 0
    init(wrappedValue: Int) { _number = State(initialValue: wrappedValue) }
    mutating func update() { updates += 1 }
    var wrappedValue: Int {
      get { number * 2 }
      nonmutating set { number = newValue / 2 }
    }
    var projectedValue: Int { updates }
  }

  private struct Screen: View {
    let before: String
    @State private var first = 1
    var flag = true
    @Doubled private var doubled = 5
    @Environment(\.lineLimit) private var limit
    @State private var last: [String] = ["x"]
    var body: some View {
      Button("\(before) \(first) \(doubled) \($doubled) \(limit ?? -1) \(last.joined())") {
        first += 1
        doubled += 2
        last.append("y")
      }
    }
  }

  @Test func eachDynamicPropertyHasItsOwnStorage() throws {
    let hosted = Hosted(Screen(before: "a").lineLimit(3), width: 400)
    expectEqual(hosted.texts, ["a 1 10 1 3 x"])
    try hosted.press("a 1 10 1 3 x")
    expectEqual(hosted.texts, ["a 2 12 1 3 xy"])
  }

  @Test func dynamicPropertiesOfATypeAreCounted() {
    let fields = DynamicFields.fields(of: Screen.self)
    expect(fields.count == 4 && fields.reduce(0) { $0 + $1.slotCount } == 4)
    expect(DynamicFields.fields(of: String.self).isEmpty)
  }
}
