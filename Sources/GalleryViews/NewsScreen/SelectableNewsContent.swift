import UIKit

/// The third way: like the second, but it follows the cell's state. The headline is red while the cell is selected.
struct SelectableNewsContent: UIContentConfiguration, Equatable {
  var news: News
  private(set) var headlineColor = UIColor.label

  init(news: News) {
    self.news = news
  }

  func makeContentView() -> any UIView & UIContentView { SelectableNewsContentView(self) }

  func updated(for state: any UIConfigurationState) -> SelectableNewsContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var content = self
    content.headlineColor = state.isSelected ? .systemRed : .label
    return content
  }
}

final class SelectableNewsContentView: UIView, UIContentView {
  private let newsView = NewsView()
  private var content: SelectableNewsContent

  init(_ content: SelectableNewsContent) {
    self.content = content
    super.init(frame: .zero)
    newsView.fill(self)
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newContent = newValue as? SelectableNewsContent else { return }
      content = newContent
      show()
    }
  }

  private func show() {
    newsView.show(content.news, headlineColor: content.headlineColor)
  }
}
