import UIKit

/// The first of four ways to fill a cell: a cell class of the app, with a method that sets its content.
final class NewsCell: UITableViewCell {
  private let newsView = NewsView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    newsView.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }

  func set(news: News) {
    newsView.show(news)
  }
}
