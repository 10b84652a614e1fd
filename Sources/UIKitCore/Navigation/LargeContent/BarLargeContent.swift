/// The large content viewer of a bar: its buttons stay small with every text size.
@MainActor
final class BarLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
  private unowned let bar: UIView
  private lazy var interaction = UILargeContentViewerInteraction(delegate: self)

  init(_ bar: UIView) {
    self.bar = bar
    super.init()
  }

  /// Bars have a recogniser of presses only while the user needs it.
  func textSizeDidChange() {
    let isNeeded = LargeContentStatus.isEnabled(in: bar.traitCollection)
    guard isNeeded != (interaction.view != nil) else { return }
    guard isNeeded else { return bar.removeInteraction(interaction) }
    // The touch is cancelled for the button where the finger went down: the one where it is lifted acts.
    interaction.session.recognizer.cancelsTouchesInView = true
    bar.addInteraction(interaction)
  }

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { (item as? any LargeContentButton)?.tapByLargeContent() }
}

/// A button of a bar.
@MainActor
protocol LargeContentButton: UIView {
  /// Does what a tap does.
  func tapByLargeContent()
}

extension LargeContentButton {
  /// Shows an item's title and image in the large content viewer.
  func setLargeContent(of item: UIBarItem) {
    showsLargeContentViewer = true
    largeContentTitle = item.title ?? item.accessibilityLabel
    largeContentImage = item.largeContentSizeImage ?? item.image
    largeContentImageInsets = item.largeContentSizeImageInsets
    // [D] The item's usual image is enlarged, and so is a symbol; another image for the viewer keeps its size.
    scalesLargeContentImage = item.largeContentSizeImage == nil || item.largeContentSizeImage?.isSymbolImage == true
  }
}
