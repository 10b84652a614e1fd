import Expectations
import Testing

@testable import SwiftUI

@MainActor struct ScrollModifiersTests {
  private func view<V: View>(_ content: V) throws -> UIScrollView {
    try require(Hosted(content).views.first as? UIScrollView)
  }

  private var long: some View { ScrollView { Box(width: 100, height: 1000) } }

  @Test func scrollIndicatorsFollowTheEnvironment() throws {
    expect(try view(long).showsVerticalScrollIndicator)
    expect(try !view(long.scrollIndicators(.hidden)).showsVerticalScrollIndicator)
    expect(try view(long.scrollIndicators(.hidden, axes: .horizontal)).showsVerticalScrollIndicator)
    let quiet = ScrollView(showsIndicators: false) { Box(width: 10, height: 10) }
    expect(try !view(quiet).showsVerticalScrollIndicator)
    expect(try view(quiet.scrollIndicators(.visible)).showsVerticalScrollIndicator)
  }

  @Test func scrollBounceAndKeyboardModifiersSetTheScrollView() throws {
    expect(try !view(long.scrollDisabled(true)).isScrollEnabled)
    expect(try view(long.scrollDisabled(false)).isScrollEnabled)
    expectEqual(try view(long.scrollDismissesKeyboard(.immediately)).keyboardDismissMode, .onDrag)
    expect(try view(long).alwaysBounceVertical)
    expect(try !view(long.scrollBounceBehavior(.basedOnSize)).alwaysBounceVertical)
    expect(try !view(long.scrollClipDisabled()).clipsToBounds)
    expect(try view(long.scrollTargetBehavior(.paging)).isPagingEnabled)
  }

  @Test func defaultScrollAnchorSetsTheInitialContentOffset() throws {
    expectEqual(try view(long.defaultScrollAnchor(.bottom)).contentOffset.y, 800)
    expectEqual(try view(long).contentOffset.y, 0)
  }
}
