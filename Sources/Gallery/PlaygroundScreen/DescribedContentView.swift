import UIKit

/// A view of described content. Subclasses arrange their views, and show the content in them.
class DescribedContentView: UIView, UIContentView {
  private(set) var content: DescribedContent

  init(_ content: DescribedContent) {
    self.content = content
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("The playground makes its views in code.") }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newContent = newValue as? DescribedContent, newContent != content else { return }
      content = newContent
      show()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    (configuration as? DescribedContent)?.cell == content.cell
  }

  /// Shows the content, at first and after each change.
  func show() { accessibilityLabel = content.spoken }

  /// Clips a picture, whose own size is ignored.
  static func prepare(_ picture: UIImageView) {
    picture.clipsToBounds = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
      picture.setContentHuggingPriority(.fittingSizeLevel, for: axis)
    }
  }
}
