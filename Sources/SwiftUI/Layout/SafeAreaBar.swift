import CoreGraphics

extension View {
  /// Shows a bar above or below this view, as the bars of the system are: the view takes the remaining space, and its
  /// scrolling content is blurred where it passes beneath the bar.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      VStack { content() }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .background(.ultraThinMaterial)
    }
  }

  /// Shows a bar before or after this view, as the bars of the system are: the view takes the remaining space, and its
  /// scrolling content is blurred where it passes beneath the bar.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      HStack { content() }
        .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
        .background(.ultraThinMaterial)
    }
  }
}
