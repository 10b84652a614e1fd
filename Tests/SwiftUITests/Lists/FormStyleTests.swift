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

  @Test func aFormStyleArrangesTheForm() throws {
    let form = Form {
      Text("a")
      Text("b")
    }
    expectEqual(Hosted(form.formStyle(Stacked())).texts, ["a", "b"])
    expectEqual(try list(form)?.numberOfItems(inSection: 0), 2)
    expectEqual(try list(form.formStyle(.grouped))?.numberOfItems(inSection: 0), 2)
    expectEqual(try list(form.formStyle(Titled()))?.numberOfItems(inSection: 0), 2)
  }

  @Test func theColumnsStyleAlignsLabelsAndControls() throws {
    let form = Form {
      LabeledContent("A long label") { Box(width: 40, height: 20) }
      LabeledContent("Short") { Box(width: 60, height: 20) }
      Box(width: 30, height: 20)
      Section("Head") { LabeledContent("x") { Box(width: 10, height: 20) } }
    }
    let hosted = Hosted(form.formStyle(.columns), width: 390, height: 600)
    expect(!hosted.views.contains { $0 is UICollectionView })
    let labels = hosted.views.filter { $0 is UILabel }
    let boxes = hosted.frames.filter { [40, 60, 30, 10].contains($0.width) && $0.height == 20 }
    expectEqual(Set(boxes.map(\.minX)).count, 1)
    let ends = labels.compactMap { label -> CGFloat? in
      (label as? UILabel)?.text == "Head" ? nil : label.convert(label.bounds, to: nil).maxX.rounded()
    }
    expectEqual(Set(ends).count, 1)
    expect(boxes.count == 4 && (ends.first ?? 0) < (boxes.first?.minX ?? 0))
  }
}
