/// The content and the action of one segment.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 for a width that follows from the content.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// An image takes precedence over the title.
  @MainActor init(action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }
}

/// The segments of a segmented control, and which is selected.
@MainActor
final class SegmentList {
  private unowned let control: UISegmentedControl
  private(set) var items: [Segment] = []
  private(set) var selected = UISegmentedControl.noSegment
  var isMomentary = false { didSet { if isMomentary { select(UISegmentedControl.noSegment, animated: false) } } }
  var isApportioned = false { didSet { contentDidChange() } }

  init(control: UISegmentedControl) { self.control = control }

  var count: Int { items.count }

  /// The segment at an index; the last one for a greater index.
  subscript(_ number: Int) -> Segment? {
    items.isEmpty || number < 0 ? nil : items[min(number, items.count - 1)]
  }

  func append(_ contents: [Any]) {
    for content in contents {
      switch content {
      case let title as String: items.append(Segment(title: title))
      case let image as UIImage: items.append(Segment(image: image))
      case let action as UIAction: items.append(Segment(action: action))
      default:
        fatalError(
          """
          A segmented control was made with an item of type \(type(of: content)), \(content); \
          items are strings and images.
          """)
      }
    }
    contentDidChange()
  }

  func insert(_ segment: Segment, at number: Int, animated: Bool) {
    let number = min(max(number, 0), items.count)
    items.insert(segment, at: number)
    if selected >= number { selected += 1 }
    contentDidChange(animated: animated)
  }

  func insert(_ action: UIAction, at number: Int, animated: Bool) {
    let known = index(of: action.identifier)
    if known != NSNotFound { items.remove(at: known) }
    insert(Segment(action: action), at: number, animated: animated)
  }

  func remove(at number: Int, animated: Bool) {
    guard !items.isEmpty, number >= 0 else { return }
    let number = min(number, items.count - 1)
    items.remove(at: number)
    if selected == number {
      selected = UISegmentedControl.noSegment
    } else if selected > number {
      selected -= 1
    }
    contentDidChange(animated: animated)
  }

  func removeAll() {
    items = []
    selected = UISegmentedControl.noSegment
    contentDidChange()
  }

  func setTitle(_ title: String?, at number: Int) {
    change(number) {
      $0.title = title
      $0.image = nil
    }
  }

  func setImage(_ image: UIImage?, at number: Int) {
    change(number) {
      $0.image = image
      $0.title = nil
    }
  }

  func setAction(_ action: UIAction, at number: Int) {
    change(number) { segment in
      let known = segment
      segment = Segment(action: action)
      segment.width = known.width
      segment.contentOffset = known.contentOffset
    }
  }

  func change(_ number: Int, _ change: (inout Segment) -> Void) {
    guard !items.isEmpty, number >= 0 else { return }
    change(&items[min(number, items.count - 1)])
    contentDidChange()
  }

  func index(of identifier: UIAction.Identifier) -> Int {
    items.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  // MARK: Selection

  func select(_ number: Int, animated: Bool) {
    let number = number >= 0 && number < items.count ? number : UISegmentedControl.noSegment
    guard number != selected else { return }
    selected = number
    control.appearance.update(animated: animated)
  }

  /// Selects a segment for the user: sends `.valueChanged` and performs the segment's action.
  func choose(_ number: Int, _ event: UIEvent?) {
    guard isMomentary || number != selected else { return }
    select(number, animated: true)
    if let action = items[number].action { control.sendAction(action) }
    control.actions.send([.valueChanged, .primaryActionTriggered], from: control, event: event)
    if isMomentary { select(UISegmentedControl.noSegment, animated: true) }
  }

  /// Selects the next enabled segment; without a selection the first or the last one. In a control that keeps no
  /// selection, moves the cursor there.
  func step(by step: Int) -> Bool {
    if isMomentary {
      control.cursor.move(by: step)
      return true
    }
    let start = selected == UISegmentedControl.noSegment ? (step > 0 ? -1 : items.count) : selected
    var next = start + step
    while items.indices.contains(next), !items[next].isEnabled { next += step }
    if items.indices.contains(next) { choose(next, nil) }
    return true
  }

  /// Selects the segment under the keyboard's cursor, as a tap on it would.
  func tapByKey(otherwise: () -> Void) {
    if let segment = control.cursor.segment { choose(segment, nil) }
    otherwise()
  }

  private func contentDidChange(animated: Bool = false) {
    control.appearance.contentDidChange(animated: animated)
  }
}
