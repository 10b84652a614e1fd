import UIKit

@main
final class TeaApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: TeaListController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class TeaListController: UITableViewController {
  let teas = ["Assam", "Darjeeling", "Dragon Well", "Earl Grey", "Gunpowder", "Lapsang Souchong", "Oolong", "Pu-erh"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
    cell.textLabel?.text = teas[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = teas[indexPath.row]
  }
}
