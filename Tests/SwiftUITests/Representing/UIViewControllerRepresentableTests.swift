import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct UIViewControllerRepresentableTests {
  private final class Child: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("appear") }
    override func didMove(toParent parent: UIViewController?) { lines.append(parent == nil ? "left" : "joined") }
  }

  private struct ChildView: UIViewControllerRepresentable {
    let child: Child
    let title: String
    func makeUIViewController(context: Context) -> Child { child }
    func updateUIViewController(_ controller: Child, context: Context) { controller.title = title }
  }

  private struct Screen: View {
    let child: Child
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Hide") { isShown = false }
        if isShown { ChildView(child: child, title: "child") }
      }
    }
  }

  @Test func aRepresentedControllerIsAChildWhileItIsShown() throws {
    let child = Child()
    let hosted = Hosted(Screen(child: child))
    expect(child.parent === hosted.controller && child.title == "child")
    expectEqual(child.view.frame.width, 300)
    expect(child.lines.contains("joined"))
    try hosted.press("Hide")
    expect(child.parent == nil && child.view.superview == nil)
  }
}
