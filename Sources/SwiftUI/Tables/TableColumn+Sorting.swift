import Foundation

extension TableColumn where Sort == Never {
  /// A column with a view for each row's value.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Label == Text {
    self.init(label: text, comparator: nil, content: content)
  }

  /// A column with a view for each row's value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Label == Text { self.init(label: Text(titleKey), comparator: nil, content: content) }

  /// A column with a view for each row's value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Label == Text { self.init(label: Text(title), comparator: nil, content: content) }

  /// A column with a text of each row's value, which does not sort.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Label == Text, Content == Text {
    self.init(text) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which does not sort.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Label == Text, Content == Text {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which does not sort.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Label == Text, Content == Text {
    self.init(title) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a property, with a view for each row's value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content) }

  /// A column that sorts by a property, with a view for each row's value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: KeyPathComparator(value), content: content) }

  /// A column that sorts by a property, with a view for each row's value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// A column that sorts by a comparator of a property, with a view for each row's value.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// A column that sorts by a comparator of a property, with a view for each row's value.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// A column that sorts by a Bool: false comes first.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: TruthComparator()), content: content)
  }

  /// A column that sorts by a Bool: false comes first.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: TruthComparator()), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  private init(_ label: Text, _ value: any KeyPath<RowValue, String> & Sendable, _ comparator: Sort) {
    self.init(label: label, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts as file names are sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), value, KeyPathComparator(value, comparator: FileNameComparator()))
  }

  /// A column with a text of each row's value, which sorts as file names are sorted.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, value, KeyPathComparator(value, comparator: FileNameComparator()))
  }

  /// A column with a text of each row's value, which sorts as file names are sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), value, KeyPathComparator(value, comparator: FileNameComparator()))
  }

  /// A column with a text of each row's value, which sorts by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) { self.init(Text(titleKey), value, KeyPathComparator(value, comparator: comparator)) }

  /// A column with a text of each row's value, which sorts by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) { self.init(Text(title), value, KeyPathComparator(value, comparator: comparator)) }
}

extension TableColumn where Label == Text {
  /// A column that sorts by a comparator of rows, with a view for each row's value.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }

  /// A column that sorts by a comparator of rows, with a view for each row's value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
}

/// Compares texts as names of files are sorted: by the language's rules, with numbers by their values.
private struct FileNameComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

/// Compares Bools: false comes before true.
private struct TruthComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    guard lhs != rhs else { return .orderedSame }
    return (rhs && order == .forward) || (lhs && order == .reverse) ? .orderedAscending : .orderedDescending
  }
}
