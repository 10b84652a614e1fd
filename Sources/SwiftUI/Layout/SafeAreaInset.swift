import CoreGraphics

extension View {
  /// Shows a view above or below this one, which gets the room that is left.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Shows a view before or after this one, which gets the room that is left.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Runs something with what a closure says of the view's geometry, at first and whenever that is another value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      })
  }

  /// Runs something with what a closure said, and says now, of the view's geometry, whenever that is another value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      })
  }
}
