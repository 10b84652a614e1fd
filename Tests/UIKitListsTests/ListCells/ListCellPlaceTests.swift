import Expectations
import Testing
import UIKit

@testable import UIKitLists

@Suite
struct ListCellPlaceTests {
  @Test
  func rowsAreCountedWithoutTheHeaderItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    func place(_ item: Int) -> ListCellPlace { ListCellPlace(configuration, item: item, itemCount: 3) }
    expect(place(0).role == .row(0, of: 3) && place(0).isFirstRow && !place(0).isLastRow)
    expect(place(2).role == .row(2, of: 3) && !place(2).isFirstRow && place(2).isLastRow)
    configuration.headerMode = .firstItemInSection
    expect(place(0).role == .header && !place(0).isFirstRow && !place(0).isLastRow)
    expect(place(1).role == .row(0, of: 2) && place(1).isFirstRow)
    expect(place(2).role == .row(1, of: 2) && place(2).isLastRow)
  }

  @Test
  func rowsOfOneAppearanceLookAlikeAtAnyPosition() {
    let row = ListCellPlace(.plain, .row(0, of: 3))
    expect(row.looksAlike(ListCellPlace(.plain, .row(2, of: 9))))
    expect(!row.looksAlike(ListCellPlace(.grouped, .row(0, of: 3))))
    expect(!row.looksAlike(ListCellPlace(.plain, .header)) && !row.looksAlike(ListCellPlace(.plain, .footer)))
  }

  @Test
  func aSupplementaryHeaderIsNotCountedAsAnItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let place = ListCellPlace(configuration, item: 0, itemCount: 1)
    expectEqual(place, ListCellPlace(.insetGrouped, .row(0, of: 1)))
    expect(place.isFirstRow && place.isLastRow)
  }
}
