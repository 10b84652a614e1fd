extension Rows {
  /// These rows with ads among them, as far as they have come.
  ///
  /// An ad that comes late enters where the reader does not look: below what is in sight first, then above it, where it
  /// moves nothing either. A place in sight waits until it is out of sight. An ad that does not come leaves no hole.
  ///
  /// - Parameter row: makes the row of an ad, each time it is shown.
  public func placing<Ad: Identifiable>(
    _ stock: AdStock<Ad>, _ placement: Placement, @AnyRowBuilder row: @escaping @MainActor (Ad) -> AnyRow
  ) -> Rows {
    let ads = Rows(stock.ads) { ad -> AnyRow in
      var made = row(ad)
      let display = made.behaviour.display
      made.behaviour.display = { [weak stock] in
        display?()
        stock?.didShow(ad.id)
      }
      return made
    }
    return placing(ads, placement.outOfSight())
  }
}
