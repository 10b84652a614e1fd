import Expectations
import Observation
import Testing
import UIKitTesting

@testable import SwiftUI

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor struct FocusedValuesTests {
  private struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.count) private var count
    var body: some View {
      Text("title \(title ?? "none")")
      Text("count \(count ?? -1)")
      Button("More") { count? += 1 }
    }
  }

  @Test func aSceneValueReachesViewsElsewhere() throws {
    struct Screen: View {
      @State private var title = "A"
      @State private var isShown = true
      @State private var count = 3
      var body: some View {
        Reader()
        if isShown { Text("publisher \(count)").focusedSceneValue(\.title, title).focusedSceneValue(\.count, $count) }
        Button("Change") { title = "B" }
        Button("Remove") { isShown = false }
      }
    }
    let hosted = Hosted(Screen(), height: 400)
    try hosted.screen.settle()
    expect(hosted.texts.contains("title A") && hosted.texts.contains("count 3"))
    try hosted.press("Change")
    expect(hosted.texts.contains("title B"))
    try hosted.press("More")
    expect(hosted.texts.contains("count 4") && hosted.texts.contains("publisher 4"))
    try hosted.press("Remove")
    expect(hosted.texts.contains("title none") && hosted.texts.contains("count -1"))
    try hosted.press("More")
    expect(hosted.texts.contains("count -1"), "without a binding nothing is changed")
  }

  @Test func aValueCountsWhileItsViewHasTheFocus() throws {
    struct Screen: View {
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        Reader()
        VStack {
          TextField("First", text: $first).focusedValue(\.title, "inner")
          TextField("Second", text: $second)
        }
        .focusedValue(\.title, "outer")
      }
    }
    let hosted = Hosted(Screen(), height: 400)
    try hosted.screen.settle()
    let fields = hosted.views.compactMap { $0 as? UITextField }
    expect(hosted.texts.contains("title none"))
    _ = fields[0].becomeFirstResponder()
    try hosted.screen.settle()
    expect(hosted.texts.contains("title inner"), "the nearest view to the focus counts")
    _ = fields[1].becomeFirstResponder()
    try hosted.screen.settle()
    expect(hosted.texts.contains("title outer"))
    _ = fields[1].resignFirstResponder()
    try hosted.screen.settle()
    expect(hosted.texts.contains("title none"))
  }

  @Observable final class Model { var name = "first" }

  @Test func anObjectIsFoundByItsType() throws {
    struct ObjectReader: View {
      @FocusedValue(Model.self) private var model
      var body: some View { Text("model \(model?.name ?? "none")") }
    }
    struct Screen: View {
      let model: Model?
      var body: some View {
        ObjectReader()
        Text("publisher").focusedSceneValue(model)
      }
    }
    let model = Model()
    let hosted = Hosted(Screen(model: model))
    try hosted.screen.settle()
    expect(hosted.texts.contains("model first"))
    model.name = "second"
    try hosted.screen.settle()
    expect(hosted.texts.contains("model second"))
    let empty = Hosted(Screen(model: nil))
    expect(empty.texts.contains("model none"))
  }

  @Test func aReaderAroundItsPublisherComesToRest() throws {
    struct Around: View {
      @FocusedValue(\.count) private var count
      @State private var number = 1
      var body: some View {
        Text("around \(count?.wrappedValue ?? 0)")
        Text("inside").focusedSceneValue(\.count, Binding(get: { number }, set: { number = $0 }))
      }
    }
    let hosted = Hosted(Around())
    try hosted.screen.settle()
    expect(hosted.evaluations < 10)
  }

  @Test func aScreenWithASceneValueStaysBeneathTheBars() throws {
    func frame(_ screen: some View) throws -> CGRect {
      func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
      let hosted = Hosted(TabView { screen.tabItem { Text("Tab") } }, width: 390, height: 700)
      try hosted.screen.settle()
      let list = try require(below(hosted.screen.window).lazy.compactMap { $0 as? UICollectionView }.first)
      return list.convert(list.bounds, to: nil)
    }
    let stack = NavigationStack { List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows") }
    expectEqual(try frame(stack.focusedSceneValue(\.title, "A")), try frame(stack))
    expectEqual(try frame(stack).maxY, 700)
  }
}
