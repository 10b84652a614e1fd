import SwiftUI
import UIKit

/// A post of the feed.
struct Post: Equatable {
  let name: String
  let detail: String
  let body: String

  private static let words = [
    "list", "scroll", "row", "frame", "measure", "text", "window", "Linux", "layout", "pixel", "cell", "update",
    "steady", "finger", "release", "morning", "river", "paper",
  ]

  /// A post whose text length depends on the index.
  static func make(_ index: Int) -> Post {
    var state = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let body = (0..<(4 + number(40))).map { _ in words[number(words.count)] }.joined(separator: " ")
    return Post(name: "Author \(index)", detail: "\(number(60)) minutes ago", body: body)
  }
}

/// An avatar beside the texts, built from stacks.
struct PostView: View {
  let post: Post
  var isMarked = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: post.name).font(.headline).foregroundStyle(isMarked ? Color.red : .primary)
        Text(verbatim: post.detail).font(.footnote).foregroundStyle(.secondary)
        Text(verbatim: post.body).font(.body).lineLimit(6)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A post in a custom content configuration, laid out by constraints.
struct PostConfiguration: UIContentConfiguration {
  let post: Post
  func makeContentView() -> any UIView & UIContentView { PostContentView(self) }
  func updated(for state: any UIConfigurationState) -> PostConfiguration { self }
}

final class PostContentView: UIView, UIContentView {
  private let avatar = UIView()
  private let name = UILabel()
  private let detail = UILabel()
  private let text = UILabel()

  init(_ configuration: PostConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    avatar.backgroundColor = .systemBlue
    avatar.layer.cornerRadius = 20
    name.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 6
    let texts = UIStackView(arrangedSubviews: [name, detail, text])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [avatar, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      texts.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      texts.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration { didSet { show() } }

  private func show() {
    guard let post = (configuration as? PostConfiguration)?.post else { return }
    name.text = post.name
    detail.text = post.detail
    text.text = post.body
  }
}

/// A table of posts.
final class PostsController: UITableViewController {
  let count: Int
  let isHosted: Bool

  init(count: Int, isHosted: Bool) {
    self.count = count
    self.isHosted = isHosted
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.estimatedRowHeight = 110
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    fill(cell, .make(indexPath.row))
    return cell
  }

  func fill(_ cell: UITableViewCell, _ post: Post) {
    if isHosted {
      cell.contentConfiguration = UIHostingConfiguration { PostView(post: post) }
    } else {
      cell.contentConfiguration = PostConfiguration(post: post)
    }
  }
}
