import UIKit

/// The first way: a cell of one's own, which is given what it shows by a method.
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
