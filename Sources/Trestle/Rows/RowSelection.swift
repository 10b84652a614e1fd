import UIKit

/// Which rows are chosen, as a value of the app's model.
///
///     @MainActor @Observable
///     final class Filter {
///       var cities = RowSelection<City.ID>(.multiple)
///       var isCollapsed = false
///       var open: Set<City.ID> = []
///
///       func toggle(_ city: City) {
///         if open.remove(city.id) == nil { open.insert(city.id) }
///       }
///     }
///
///     Rows(cities, choosing: \.cities, of: filter) { city in Row(city.id, Headline(city.id)) }
public struct RowSelection<ID: Hashable>: Equatable {
  /// The effect of a tap on a row.
  public enum Mode: Hashable, Sendable {
    /// Chooses the row, and no other.
    case single
    /// Chooses the row, or removes it from the chosen rows.
    case multiple
    /// A tap chooses only the tapped row, or no row if it was chosen before.
    case toggling
  }

  /// The effect of a tap on a row.
  public let mode: Mode
  /// The chosen rows. Ids of rows that are not in the list are kept.
  public private(set) var ids: Set<ID>

  /// A selection; of several ids only one remains where one at most may be chosen.
  public init(_ mode: Mode, _ ids: Set<ID> = []) {
    self.mode = mode
    self.ids = mode == .multiple ? ids : Set(ids.prefix(1))
  }

  /// Whether a row is chosen.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// The chosen id, if exactly one is chosen; else nil.
  public var id: ID? { ids.count == 1 ? ids.first : nil }

  /// Changes the selection as a tap on a row does.
  public mutating func tap(_ id: ID) {
    switch mode {
    case .single: ids = [id]
    case .multiple: if ids.remove(id) == nil { ids.insert(id) }
    case .toggling: ids = ids.contains(id) ? [] : [id]
    }
  }

  /// Keeps only rows that are still there.
  public mutating func keep(where isThere: (ID) -> Bool) { ids = ids.filter(isThere) }
}

extension Rows {
  /// Rows to choose from, identified by the ids of their elements. Chosen rows have a checkmark; a tap changes the
  /// model.
  ///
  /// A row's own action runs after that. A change of the selection updates the visible rows.
  ///
  /// - Parameters:
  ///   - elements: the elements to choose from, in the order of their rows.
  ///   - selection: the property of the model that holds the selection.
  ///   - model: the observable object with that property.
  ///   - row: makes the row of an element, each time it is shown.
  public init<Elements: RandomAccessCollection, Model: AnyObject>(
    _ elements: Elements, choosing selection: ReferenceWritableKeyPath<Model, RowSelection<Elements.Element.ID>>,
    of model: Model, @AnyRowBuilder row: @escaping @MainActor (Elements.Element) -> AnyRow
  ) where Elements.Element: Identifiable {
    self.init(elements) { element -> AnyRow in
      var made = row(element)
      made.style.accessory =
        model[keyPath: selection].contains(element.id) ? .checkmark : UITableViewCell.AccessoryType.none
      let select = made.behaviour.select
      made.behaviour.select = { [weak model] in
        model?[keyPath: selection].tap(element.id)
        select?()
      }
      return made
    }
  }
}
