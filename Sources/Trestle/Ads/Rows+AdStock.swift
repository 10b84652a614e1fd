extension Rows {
  /// These rows with the ads that have arrived among them.
  ///
  /// An ad that arrives late is only inserted outside of the visible area: first below the visible rows, then above them, without moving
  /// them. A visible position waits until it is no longer visible. An ad that does not arrive leaves no gap.
  ///
  /// - Parameters:
  ///   - stock: the ads that have arrived, and those to come.
  ///   - placement: the positions among the rows.
  ///   - row: makes the row of an ad, each time it is shown.
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
