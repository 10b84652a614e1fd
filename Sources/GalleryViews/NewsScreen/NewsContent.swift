import UIKit

/// The second way: a content configuration, for any cell.
struct NewsContent: UIContentConfiguration, Equatable {
  var news: News

  func makeContentView() -> any UIView & UIContentView { NewsContentView(self) }

  func updated(for state: any UIConfigurationState) -> NewsContent { self }
}

final class NewsContentView: UIView, UIContentView {
  private let newsView = NewsView()
  private var content: NewsContent

  init(_ content: NewsContent) {
    self.content = content
    super.init(frame: .zero)
    newsView.fill(self)
    newsView.show(content.news)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newContent = newValue as? NewsContent else { return }
      content = newContent
      newsView.show(content.news)
    }
  }
}
