import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

/// An arrangement as an app writes it: views in a diagonal.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(into: CGSize.zero) {
      let size = $1.sizeThatFits(.unspecified)
      $0.width += size.width
      $0.height += size.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width + subview[Gap.self]
      point.y += size.height
    }
  }
}

private struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }

@MainActor struct LayoutTests {
  @Test func aCustomLayoutPlacesViews() {
    let hosted = Hosted(
      Diagonal() {
        Box(width: 30, height: 20).layoutValue(key: Gap.self, value: 5); Box(width: 10, height: 40)
      })
    expectEqual(hosted.size(nil, nil), CGSize(width: 40, height: 60))
    expectEqual(
      hosted.frames, [CGRect(x: 130, y: 70, width: 30, height: 20), CGRect(x: 165, y: 90, width: 10, height: 40)])
  }

  @Test func stackLayoutsPlaceViewsLikeStacks() {
    let stack = Hosted(
      HStack(spacing: 3) {
        Box(width: 30, height: 20); Color.red; Box(width: 10, height: 40)
      })
    let layout = Hosted(
      HStackLayout(spacing: 3)() {
        Box(width: 30, height: 20); Color.red; Box(width: 10, height: 40)
      })
    expectEqual(stack.frames, layout.frames)
    let upright = Hosted(
      VStack(alignment: .leading) {
        Box(width: 30, height: 20); Box(width: 10, height: 40)
      })
    let uprightLayout = Hosted(
      VStackLayout(alignment: .leading)() {
        Box(width: 30, height: 20); Box(width: 10, height: 40)
      })
    expectEqual(upright.frames, uprightLayout.frames)
    let deep = Hosted(
      ZStack(alignment: .top) {
        Box(width: 30, height: 20); Box(width: 10, height: 40)
      })
    let deepLayout = Hosted(
      ZStackLayout(alignment: .top)() {
        Box(width: 30, height: 20); Box(width: 10, height: 40)
      })
    expectEqual(deep.frames, deepLayout.frames)
  }

  @Test func viewsKeepTheirStateWhenTheLayoutChanges() throws {
    struct Screen: View {
      @State private var isUpright = false
      var body: some View {
        (isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
          Counter()
          Button("Turn") { isUpright.toggle() }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("0")
    try hosted.press("Turn")
    expectEqual(hosted.texts, ["1", "Turn"])
    let rows = hosted.views.filter { $0 is PressView }.map(\.frame)
    expect(rows.count == 2 && rows[0].maxY <= rows[1].minY)
  }
}

/// Counts its taps.
struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}
