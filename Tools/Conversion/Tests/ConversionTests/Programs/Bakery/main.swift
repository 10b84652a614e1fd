import UIKit

let baker = Baker()
let layout = ShelfLayout()
let shelves = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
shelves.delegate = baker
print(layout.heights() + 1)

let table = UITableView()
table.dataSource = baker
table.delegate = baker
let row = IndexPath(row: 0, section: 0)
if table.dataSource!.tableView!(table, canMoveRowAt: row) && table.delegate!.tableView!(table, heightForRowAt: row) > 20
{
  print("moves", baker.mayMove(row, in: table), table.dataSource!.numberOfSections!(in: table))
}
