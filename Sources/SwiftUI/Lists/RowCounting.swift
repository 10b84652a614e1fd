/// A view that can be several rows of a list, or none.
@MainActor
protocol CountedRows {
  /// Whether a view of this type is always one row.
  static var isOneRow: Bool { get }
}

/// Derives the number of rows from the types of views, so that a list knows its length before creating them.
@MainActor
enum RowCounting {
  /// Whether a view of a type is always one row. Where that is not known, the views are made to count their rows, as
  /// in Apple's lists [D].
  static func isOneRow<Content: View>(_ type: Content.Type) -> Bool { isOneRow(type, depth: 0) }

  /// The maximum nesting: recursive generic views are endless.
  private static let deepest = 64

  private static func isOneRow<Content: View>(_ type: Content.Type, depth: Int) -> Bool {
    if let counted = type as? any CountedRows.Type { return counted.isOneRow }
    if Content.Body.self == Never.self { return true }
    return depth < deepest && isOneRow(Content.Body.self, depth: depth + 1)
  }
}

extension EmptyView: CountedRows { static var isOneRow: Bool { false } }
extension TupleView: CountedRows { static var isOneRow: Bool { false } }
extension AnyView: CountedRows { static var isOneRow: Bool { false } }

extension Optional: CountedRows where Wrapped: View { static var isOneRow: Bool { false } }

extension Section: CountedRows where Parent: View, Content: View, Footer: View {
  static var isOneRow: Bool { false }
}

extension ForEach: CountedRows where Content: View { static var isOneRow: Bool { false } }
extension InlinePicker: CountedRows { static var isOneRow: Bool { false } }
extension EditedContent: CountedRows { static var isOneRow: Bool { false } }

extension _ConditionalContent: CountedRows where TrueContent: View, FalseContent: View {
  static var isOneRow: Bool { RowCounting.isOneRow(TrueContent.self) && RowCounting.isOneRow(FalseContent.self) }
}

extension Group: CountedRows where Content: View {
  static var isOneRow: Bool { RowCounting.isOneRow(Content.self) }
}

extension EquatableView: CountedRows { static var isOneRow: Bool { RowCounting.isOneRow(Content.self) } }
extension IDView: CountedRows { static var isOneRow: Bool { RowCounting.isOneRow(Content.self) } }

extension ModifiedContent: CountedRows where Content: View, Modifier: ViewModifier {
  static var isOneRow: Bool {
    RowCounting.isOneRow(Content.self)
      && (Modifier.Body.self == Never.self || RowCounting.isOneRow(Modifier.Body.self))
  }
}

/// A control of several parts that is always one row, regardless of its style.
@MainActor
protocol OneRowView: CountedRows {}

extension OneRowView { static var isOneRow: Bool { true } }

extension AsyncImage: OneRowView {}
extension Button: OneRowView {}
extension ContentUnavailableView: OneRowView {}
extension DatePicker: OneRowView {}
extension EditButton: OneRowView {}
extension Gauge: OneRowView {}
extension GroupBox: OneRowView {}
extension Label: OneRowView {}
extension Link: OneRowView {}
extension Menu: OneRowView {}
extension NavigationLink: OneRowView {}
extension ProgressView: OneRowView {}
extension SecureField: OneRowView {}
extension Slider: OneRowView {}
extension Stepper: OneRowView {}
extension TextEditor: OneRowView {}
extension TextField: OneRowView {}
extension Toggle: OneRowView {}
