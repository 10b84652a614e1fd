import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DefaultFocusTests {
  private enum Field: Hashable { case name, mail }

  private struct Fields: View {
    var first: Field?
    @State private var name = ""
    @State private var mail = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: $mail).focused($field, equals: .mail)
      }
      .onAppear { if let first { field = first } }
      .defaultFocus($field, .mail)
    }
  }

  private func focused(_ view: some View) throws -> String? {
    let hosted = Hosted(view)
    try hosted.screen.settle()
    return hosted.views.lazy.compactMap { $0 as? UITextField }.first(where: \.isFirstResponder)?.placeholder
  }

  @Test func defaultFocusFocusesAFieldWhenTheViewAppears() throws {
    expectEqual(try focused(Fields()), "Mail")
  }

  @Test func defaultFocusLeavesAFocusedField() throws {
    expectEqual(try focused(Fields(first: .name)), "Name")
  }
}
