import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ViewComparisonTests {
  private struct Inner { var number: Int; var text: String }
  private enum Kind { case plain, other(String) }
  private final class Object {}
  private struct Sample: View {
    var inner = Inner(number: 1, text: "a")
    var object: Object?
    var optional: Int?
    var pair = (1, "b")
    @State private var state = 0
    var body: some View { EmptyView() }
  }
  private struct Closing: View {
    var action: () -> Void
    var body: some View { EmptyView() }
  }
  private struct Mixed: View {
    var kind: Kind
    var body: some View { EmptyView() }
  }

  @Test func equalFieldsMakeEqualViews() {
    expect(ViewComparison.areEqual(Sample(), Sample()))
    expect(ViewComparison.areEqual(Sample(pair: (2, "c")), Sample(pair: (2, "c"))))
    expect(ViewComparison.areEqual(Sample(optional: 3), Sample(optional: 3)))
  }

  @Test func aDifferentFieldMakesViewsUnequal() {
    expect(!ViewComparison.areEqual(Sample(), Sample(inner: Inner(number: 2, text: "a"))))
    expect(!ViewComparison.areEqual(Sample(), Sample(inner: Inner(number: 1, text: "b"))))
    expect(!ViewComparison.areEqual(Sample(), Sample(object: Object())))
    expect(!ViewComparison.areEqual(Sample(), Sample(optional: 0)))
    expect(!ViewComparison.areEqual(Sample(), Sample(pair: (1, "c"))))
  }

  /// A value that cannot be compared counts as another one, so that a change is never missed.
  @Test func valuesThatCannotBeComparedAreUnequal() {
    let number = Int.random(in: 0..<10)
    expect(!ViewComparison.areEqual(Mixed(kind: .other("a")), Mixed(kind: .other("a"))))
    expect(!ViewComparison.areEqual(Closing { _ = number }, Closing { _ = number + 1 }))
  }
}
