import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("The elements of rows")
struct RowElementTests {
  private struct Rows: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          List {
            Toggle("Static", isOn: .constant(true))
            ForEach(0..<2, id: \.self) { Text("Row \($0)") }
          }
        }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("are released with their list, those of single views too") func release() throws {
    let hosted = Hosted(Rows(), width: 300, height: 400)
    try hosted.screen.settle()
    weak var toggle: UISwitch?
    weak var label: UILabel?
    func note(_ view: UIView) {
      toggle = toggle ?? view as? UISwitch
      if (view as? UILabel)?.text == "Row 1" { label = view as? UILabel }
      for inner in view.subviews { note(inner) }
    }
    note(hosted.controller.view)
    expect(toggle != nil && label != nil)
    try hosted.screen.activate(.label("Hide"))
    try hosted.screen.settle()
    expect(toggle == nil && label == nil)
  }
}
