import UIKit

/// Entries by day.
final class DayPlanViewController: UIViewController, UICollectionViewDataSource {
  private(set) var days: [(name: String, entries: [String])] = [
    ("Monday", ["Wake", "Swim", "Write", "Lunch", "Call", "Read"]),
    ("Tuesday", ["Wake", "Train", "Meeting", "Lunch"]),
    ("Wednesday", ["Wake", "Garden", "Market", "Cook", "Guests", "Clean", "Sleep"]),
    ("Thursday", ["Wake", "Paint", "Walk", "Tea", "Film"]),
  ]
  private(set) var collectionView: UICollectionView!
  let layout = DayPlanLayout()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.dataSource = self
    collectionView.register(PlanCell.self, forCellWithReuseIdentifier: "entry")
    collectionView.register(
      PlanHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "day")
    view.addSubview(collectionView)
  }

  func insert(_ entry: String, at indexPath: IndexPath) {
    days[indexPath.section].entries.insert(entry, at: indexPath.item)
    collectionView.insertItems(at: [indexPath])
  }

  func remove(at indexPath: IndexPath) {
    days[indexPath.section].entries.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }

  /// One goes, one comes, one changes its day.
  func shuffle() {
    collectionView.performBatchUpdates {
      let moved = self.days[0].entries.remove(at: 4)
      self.days[0].entries.remove(at: 1)
      self.days[0].entries.insert("Rest", at: 0)
      self.days[1].entries.insert(moved, at: 1)
      self.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      self.collectionView.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 1, section: 1))
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    days[section].entries.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath) as! PlanCell
    cell.label.text = days[indexPath.section].entries[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
      as! PlanHeaderView
    view.label.text = days[indexPath.section].name
    return view
  }
}

final class PlanCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PlanHeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
