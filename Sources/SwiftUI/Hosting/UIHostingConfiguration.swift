import UIKit

/// Fills a cell with views.
///
/// Documentation: `SwiftUI/UIHostingConfiguration`.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets = PartialInsets()
  var leastSize = PartialSize()
  var state: (any UIConfigurationState)?

  private init(content: Content, background: Background, insets: PartialInsets, leastSize: PartialSize) {
    self.content = content
    self.background = background
    self.insets = insets
    self.leastSize = leastSize
  }

  /// The views of a closure.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView(), insets: PartialInsets(), leastSize: PartialSize())
  }

  /// Fills the cell behind the views with a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style), insets: insets,
      leastSize: leastSize)
  }

  /// Shows views behind the others, up to the cell's edges.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: self.content, background: content(), insets: insets, leastSize: leastSize)
  }

  /// Sets the margins between the cell's edges and the views, in points, instead of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(length, .all))
  }

  /// Sets the margins between the cell's edges and the views, in points, instead of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = insets.top }
    if edges.contains(.leading) { configuration.insets.leading = insets.leading }
    if edges.contains(.bottom) { configuration.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { configuration.insets.trailing = insets.trailing }
    return configuration
  }

  /// The least size of the cell, in points; nil for the usual one.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var configuration = self
    if let width { configuration.leastSize.width = width }
    if let height { configuration.leastSize.height = height }
    return configuration
  }

  /// The cell may be as small as its views.
  public func minSize() -> UIHostingConfiguration { minSize(width: 0, height: 0) }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration {
    var configuration = self
    configuration.state = state
    return configuration
  }
}

/// Insets at some edges; the other edges keep their standard insets.
struct PartialInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

/// A size that may be given in one direction only.
struct PartialSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?
}

/// Fills the background of a cell with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  /// A rectangle in the style.
  public var body: some View { Rectangle().fill(style) }
}

/// The content view of a cell with views.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private(set) var tree: HostedTree<Content>!
  private var ground: _UIHostingView<Background>?
  final var separators = FollowedEnds()

  /// The least height of a row [D].
  private static var usualHeight: CGFloat { 44 }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    var environment = EnvironmentValues(traitCollection)
    environment.hostController = HostControllerReference(view: self)
    tree = HostedTree(configuration.content, in: self, environment)
    tree.onSizeChange = { [unowned self] in self.invalidateIntrinsicContentSize() }
    showBackground()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      let isResized = new.insets != shown.insets || new.leastSize != shown.leastSize
      shown = new
      tree.update(new.content)
      showBackground()
      if isResized { invalidateIntrinsicContentSize() }
    }
  }

  private func showBackground() {
    guard Background.self != EmptyView.self else { return }
    if let ground {
      ground.rootView = shown.background
    } else {
      let view = _UIHostingView(rootView: shown.background)
      view.isUserInteractionEnabled = false
      ground = view
      insertSubview(view, at: 0)
    }
  }

  private var insets: UIEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = (shown.insets.leading, shown.insets.trailing)
    return UIEdgeInsets(
      top: shown.insets.top ?? margins.top, left: (isMirrored ? trailing : leading) ?? margins.left,
      bottom: shown.insets.bottom ?? margins.bottom, right: (isMirrored ? leading : trailing) ?? margins.right)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    var environment = tree.environment
    environment.apply(traitCollection)
    tree.update(nil, environment)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = self.insets
    tree.layOut(in: bounds.inset(by: insets), alignment: .leading)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separators.take(
      tree.separatorEnds.inset(
        leading: isMirrored ? insets.right : insets.left, trailing: isMirrored ? insets.left : insets.right), in: self)
    guard let ground else { return }
    ground.frame = bounds
    if subviews.first !== ground { sendSubviewToBack(ground) }
  }

  private func size(_ width: CGFloat?) -> CGSize {
    let insets = self.insets
    let inner = tree.size(
      ProposedViewSize(width: width.map { max($0 - insets.left - insets.right, 0) }, height: nil))
    return CGSize(
      width: max(inner.width + insets.left + insets.right, shown.leastSize.width ?? 0),
      height: max(inner.height + insets.top + insets.bottom, shown.leastSize.height ?? Self.usualHeight))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let isWidthFixed = horizontal >= .required || targetSize.width > 0
    let size = self.size(isWidthFixed ? targetSize.width : nil)
    return CGSize(
      width: horizontal >= .required ? targetSize.width : size.width,
      height: vertical >= .required ? targetSize.height : size.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(size.width > 0 ? size.width : nil) }

  override var intrinsicContentSize: CGSize { size(bounds.width > 0 ? bounds.width : nil) }
}
