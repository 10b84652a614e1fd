/// The content of a row, header or footer of a list: an image and two texts.
///
/// Values that the app did not set follow from the style and change with the state. Copying and comparing a copy take O(1)
/// until one of the two is changed.
public struct UIListContentConfiguration: Hashable {
  private var storage: ListContentStorage

  /// The values, to be changed: they are copied first if another configuration shares them.
  private var values: ListContentValues {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = ListContentStorage(storage.values) }
      yield &storage.values
    }
  }

  var style: ListContentStyle { storage.values.style }

  /// The first text. Setting it removes the attributed one.
  public var text: String? {
    get { storage.values.text }
    _modify { yield &values.text }
  }
  /// The first text with attributes. Setting it removes the plain one.
  public var attributedText: NSAttributedString? {
    get { storage.values.attributedText }
    set { values.attributedText = newValue }
  }
  /// The second text. Setting it removes the attributed one.
  public var secondaryText: String? {
    get { storage.values.secondaryText }
    _modify { yield &values.secondaryText }
  }
  /// The second text with attributes. Setting it removes the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { storage.values.secondaryAttributedText }
    set { values.secondaryAttributedText = newValue }
  }
  /// The image beside the texts; nil, the default, shows none.
  public var image: UIImage? {
    get { storage.values.image }
    _modify { yield &values.image }
  }

  /// How the first text is drawn; the style's properties by default.
  public var textProperties: TextProperties {
    get { storage.values.textProperties }
    _modify { yield &values.textProperties }
  }
  /// How the second text is drawn; the style's properties by default.
  public var secondaryTextProperties: TextProperties {
    get { storage.values.secondaryTextProperties }
    _modify { yield &values.secondaryTextProperties }
  }
  /// How the image is drawn; the style's properties by default.
  public var imageProperties: ImageProperties {
    get { storage.values.imageProperties }
    _modify { yield &values.imageProperties }
  }

  /// The distances of the content from the view's edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storage.values.margins.value }
    _modify { yield &values.margins.value }
  }
  /// Along which axes the content keeps at least the margins of the enclosing view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { storage.values.axesPreservingSuperviewLayoutMargins }
    _modify { yield &values.axesPreservingSuperviewLayoutMargins }
  }
  /// Whether the texts are side by side if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { storage.values.prefersSideBySideTextAndSecondaryText }
    _modify { yield &values.prefersSideBySideTextAndSecondaryText }
  }
  /// Between image and text, in points.
  public var imageToTextPadding: CGFloat {
    get { storage.values.imageToTextPadding }
    _modify { yield &values.imageToTextPadding }
  }
  /// Between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { storage.values.textToSecondaryTextHorizontalPadding }
    _modify { yield &values.textToSecondaryTextHorizontalPadding }
  }
  /// Between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { storage.values.textToSecondaryTextVerticalPadding }
    _modify { yield &values.textToSecondaryTextVerticalPadding }
  }
  /// How opaque the content is.
  public var alpha: CGFloat {
    get { storage.values.alpha }
    _modify { yield &values.alpha }
  }

  init(style: ListContentStyle, metrics: ListContentMetrics) {
    storage = ListContentStorage(ListContentValues(style: style, metrics: metrics))
  }

  /// The attributed texts as they are stored.
  var textRuns: AttributedRuns? { storage.values.textRuns }
  var secondaryTextRuns: AttributedRuns? { storage.values.secondaryTextRuns }

  /// Whether both are unchanged copies of one configuration. O(1).
  func isCopy(of other: Self) -> Bool { storage === other.storage }

  /// Whether the layout is that of `other`; only colours and the like may differ.
  func takesSameRoom(as other: Self) -> Bool {
    isCopy(of: other) || storage.values.takesSameRoom(as: other.storage.values)
  }

  /// Configurations are equal if all their values are. Unchanged copies compare in O(1).
  public static func == (first: Self, second: Self) -> Bool {
    first.isCopy(of: second) || first.storage.values == second.storage.values
  }

  /// Combines some of the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text ?? textRuns?.string)
    hasher.combine(secondaryText ?? secondaryTextRuns?.string)
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// A copy with the defaults of a state; values that the app set are kept.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let metrics = ListContentMetrics(style, state.traitCollection.listEnvironment)
    let standards = metrics.standards(in: ListContentState(state))
    // Returning the same storage lets the content view see by identity that nothing changed.
    guard !storage.values.follows(standards) else { return self }
    var updated = self
    updated.values.follow(standards)
    return updated
  }
}
