import UIKit

/// The recipes, each with its time; a tap opens one, a swipe deletes it.
public final class RecipeListController: UITableViewController {
  private var recipes: [Recipe]
  private var source: RecipeSource?

  public init(recipes: [Recipe]) {
    self.recipes = recipes
    super.init(style: .insetGrouped)
    title = "Recipes"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
    source = RecipeSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "recipe", for: path)
      if let recipe = self?.recipes.first(where: { $0.id == id }) { (cell as? RecipeCell)?.show(recipe) }
      return cell
    }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Recipe.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(recipes.map(\.id))
    source?.apply(snapshot, animatingDifferences: animated)
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let recipe = UIViewController()
    recipe.title = recipes[indexPath.row].name
    recipe.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(recipe, animated: true)
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.recipes.remove(at: indexPath.row)
      self?.apply(animated: true)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// A diffable data source whose rows can be swiped.
private final class RecipeSource: UITableViewDiffableDataSource<Int, Recipe.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
