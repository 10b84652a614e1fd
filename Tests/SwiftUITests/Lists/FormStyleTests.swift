import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct FormStyleTests {
  private struct Stacked: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  private struct Titled: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("above")
        Form(configuration)
      }
    }
  }

  private func list(_ view: some View) throws -> UICollectionView? {
    let hosted = Hosted(view, width: 390, height: 600)
    try hosted.screen.settle()
    return hosted.views.lazy.compactMap { $0 as? UICollectionView }.first
  }

  @Test func aFormIsWhatItsStyleMakesOfIt() throws {
    let form = Form {
      Text("a")
      Text("b")
    }
    expectEqual(Hosted(form.formStyle(Stacked())).texts, ["a", "b"])
    expectEqual(try list(form)?.numberOfItems(inSection: 0), 2)
    expectEqual(try list(form.formStyle(.grouped))?.numberOfItems(inSection: 0), 2)
    expectEqual(try list(form.formStyle(Titled()))?.numberOfItems(inSection: 0), 2)
  }
}
