import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A table of an app's own on a screen, and the adapter that drives it.
@MainActor
final class ListScene {
  final class Controller: UIViewController {
    let table: UITableView

    init(_ style: UITableView.Style) {
      table = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }
  }

  let controller: Controller
  let adapter: ListAdapter
  let screen: MountedScreen
  var table: UITableView { controller.table }

  init(_ style: UITableView.Style = .plain) {
    controller = Controller(style)
    adapter = ListAdapter(tableView: controller.table)
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
  }

  /// Posts of fixed height in a section.
  static func posts(_ ids: some Sequence<Int>, version: Int = 0, height: CGFloat = 44) -> RowList {
    let posts = ids.map { Post(id: $0, text: "\($0)" + (version == 0 ? "" : " v\(version)")) }
    return RowList {
      RowSection("posts") {
        Rows(posts) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(height))
        }
      }
    }
  }

  /// Shows a list and lets everything come to rest.
  func show(_ list: RowList, animated: Bool = false) throws {
    adapter.apply(list, animated: animated)
    try screen.settle()
  }

  /// The texts of the visible cells, top to bottom.
  var texts: [String] { table.visibleCells.map(Self.text) }

  static func text(_ cell: UITableViewCell) -> String {
    (cell.contentView as? UILabel)?.text ?? (cell.contentConfiguration as? UIListContentConfiguration)?.text
      ?? cell.textLabel?.text ?? "?"
  }

  /// Where the top of a row stands on screen, in points.
  func top(of id: Int) -> CGFloat? {
    adapter.indexPath(for: RowIdentity(Post.self, id: id)).map { table.rectForRow(at: $0).minY - table.contentOffset.y }
  }

  func expectSound(_ location: SourceLocation = #_sourceLocation) {
    let violation = table.invariantViolation()
    #expect(violation == nil, sourceLocation: location)
  }
}

/// Lets tasks of the main actor run: what observation found is told by one.
func yieldToTasks() async {
  for _ in 0..<20 { await Task.yield() }
}
