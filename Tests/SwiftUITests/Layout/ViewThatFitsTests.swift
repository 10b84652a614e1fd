import Expectations
import Testing

@testable import SwiftUI

@MainActor struct ViewThatFitsTests {
  private var choices: some View {
    ViewThatFits {
      Box(width: 200, height: 20)
      Box(width: 100, height: 40)
      Box(width: 50, height: 80)
    }
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    expectEqual(Hosted(choices).size(300, 100), CGSize(width: 200, height: 20))
    expectEqual(Hosted(choices).size(150, 100), CGSize(width: 100, height: 40))
    expectEqual(Hosted(choices, width: 150, height: 100).frames, [CGRect(x: 25, y: 30, width: 100, height: 40)])
  }

  @Test func theLastViewIsShownIfNoneFits() throws {
    expectEqual(Hosted(choices).size(10, 10), CGSize(width: 50, height: 80))
  }

  @Test func onlyTheGivenAxesAreConsidered() throws {
    let hosted = Hosted(
      ViewThatFits(in: .vertical) {
        Box(width: 400, height: 50)
        Box(width: 100, height: 10)
      })
    expectEqual(hosted.size(300, 60), CGSize(width: 400, height: 50))
    expectEqual(hosted.size(300, 40), CGSize(width: 100, height: 10))
  }

  @Test func anotherSizeShowsAnotherView() throws {
    let hosted = Hosted(
      ViewThatFits {
        Text("Wide enough for a long text")
        Text("Short")
      }, width: 300, height: 100)
    expectEqual(hosted.texts, ["Wide enough for a long text"])
    hosted.screen.resize(to: CGSize(width: 80, height: 100))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["Short"])
  }
}
