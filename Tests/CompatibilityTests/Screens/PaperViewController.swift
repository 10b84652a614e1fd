import UIKit

/// How a page is coloured: a trait of the app's own.
enum Paper: Int {
  case plain, sepia
}

struct PaperTrait: UITraitDefinition {
  static let defaultValue = Paper.plain
  static let affectsColorAppearance = true
  static let name = "Paper"
  static let identifier = "com.example.reader.paper"
}

struct RuleWidthTrait: UITraitDefinition {
  static let defaultValue: CGFloat = 1
}

extension UITraitCollection {
  var paper: Paper { self[PaperTrait.self] }
  var ruleWidth: CGFloat { self[RuleWidthTrait.self] }
}

extension UIMutableTraits {
  var paper: Paper {
    get { self[PaperTrait.self] }
    set { self[PaperTrait.self] = newValue }
  }

  var ruleWidth: CGFloat {
    get { self[RuleWidthTrait.self] }
    set { self[RuleWidthTrait.self] = newValue }
  }
}

extension UIColor {
  static let page = UIColor { traits in
    traits.paper == .sepia ? UIColor(red: 0.96, green: 0.92, blue: 0.82, alpha: 1) : .systemBackground
  }
}

/// A list that reads its paper from the environment, with a picture that has a form for the dark.
final class PaperViewController: UITableViewController {
  let asset = UIImageAsset()
  private(set) var changes: [String] = []
  private(set) var requests = 0

  static func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    tableView.backgroundColor = .page
    asset.register(Self.square(.red), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(
      Self.square(.green),
      with: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .normal),
      ]))
    registerForTraitChanges([PaperTrait.self]) { (self: Self, previous: UITraitCollection) in
      self.changes.append("\(previous.paper) to \(self.traitCollection.paper)")
    }
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (self: Self, _: UITraitCollection) in
      self.changes.append("colours")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.backgroundColor = .page
    cell.textLabel?.text = "Page \(indexPath.row + 1)"
    cell.imageView?.image = asset.image(with: traitCollection)
    return cell
  }

  func togglePaper() {
    if traitOverrides.contains(PaperTrait.self) {
      traitOverrides.remove(PaperTrait.self)
    } else {
      traitOverrides.paper = .sepia
    }
  }
}
