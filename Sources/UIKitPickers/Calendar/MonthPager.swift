import Foundation

/// The months of a calendar as pages side by side. Only those on screen have views.
final class MonthPager: UIScrollView {
  private weak var host: (any MonthCalendarHost)?
  /// Called when another month is shown, with true if the user scrolled to it.
  private let monthDidChange: (Bool) -> Void
  private var shown: [Int: MonthGrid] = [:]
  private var spare: [MonthGrid] = []
  /// The month of the first page.
  private var first = Date()
  private var pageCount = 1
  private var page = 0

  /// The number of months before and after the initial one that have pages.
  private static let reach = 1200

  init(host: (any MonthCalendarHost)?, monthDidChange: @escaping (Bool) -> Void) {
    self.host = host
    self.monthDidChange = monthDidChange
    super.init(frame: .zero)
    AppearanceProxies.withoutNotes {
      backgroundColor = nil
      isPagingEnabled = true
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      contentInsetAdjustmentBehavior = .never
      scrollsToTop = false
      allowsKeyboardScrolling = false
    }
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { host?.texts.calendar ?? .current }

  /// The month that is shown.
  var month: MonthDays { MonthDays(containing: start(page), calendar) }

  private func start(_ page: Int) -> Date { calendar.date(byAdding: .month, value: page, to: first) ?? first }

  private func page(of date: Date) -> Int {
    let start = MonthDays(containing: date, calendar).start
    let months = calendar.dateComponents([.month], from: first, to: start).month ?? 0
    return min(max(months, 0), pageCount - 1)
  }

  /// Rebuilds the pages after a change of calendar, limits or language: one page for each month around the chosen date
  /// that has days within the limits.
  func reload() {
    guard let host else { return }
    let calendar = calendar
    let (earliest, latest) = host.choice.limits
    let middle = MonthDays(containing: host.choice.date, calendar).start
    let begin = calendar.date(byAdding: .month, value: -Self.reach, to: middle) ?? middle
    let end = calendar.date(byAdding: .month, value: Self.reach, to: middle) ?? middle
    first = MonthDays(containing: max(earliest ?? begin, begin), calendar).start
    let last = MonthDays(containing: min(latest ?? end, end), calendar).start
    pageCount = max(calendar.dateComponents([.month], from: first, to: last).month ?? 0, 0) + 1
    for grid in shown.values { leave(grid) }
    shown = [:]
    page = page(of: host.choice.date)
    fit()
  }

  /// The months on screen.
  var grids: [MonthGrid] { Array(shown.values) }

  func show(_ date: Date, animated: Bool) {
    for grid in grids { grid.showStates(animated: false) }
    let wanted = page(of: date)
    // The pages cover a century before and after the date of the last reload: a date beyond them needs new pages.
    guard calendar.isDate(start(wanted), equalTo: date, toGranularity: .month) else { return reload() }
    if wanted != page { turn(to: wanted, animated: animated, isUsers: false) }
  }

  func canGo(by pages: Int) -> Bool { (0..<pageCount).contains(page + pages) }

  func go(by pages: Int) { if canGo(by: pages) { turn(to: page + pages, animated: true, isUsers: true) } }

  private func turn(to page: Int, animated: Bool, isUsers: Bool) {
    self.page = page
    setContentOffset(offset(of: page), animated: animated && window != nil)
    setNeedsLayout()
    monthDidChange(isUsers)
  }

  // MARK: Pages

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(of page: Int) -> Int { isRightToLeft ? pageCount - 1 - page : page }

  private func offset(of page: Int) -> CGPoint { CGPoint(x: CGFloat(place(of: page)) * bounds.width, y: 0) }

  private var fitted = CGSize.zero
  private var fittedDirection = false

  private func fit() {
    fitted = bounds.size
    fittedDirection = isRightToLeft
    contentSize = CGSize(width: CGFloat(pageCount) * bounds.width, height: bounds.height)
    contentOffset = offset(of: page)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fitted != bounds.size || fittedDirection != isRightToLeft { fit() }
    guard bounds.width > 0 else { return }
    let left = Int((bounds.minX / bounds.width).rounded(.down))
    let right = Int(((bounds.maxX - 0.5) / bounds.width).rounded(.down))
    let seen = Set((left...max(left, right)).map(place(of:)).filter { (0..<pageCount).contains($0) })
    for (page, grid) in shown where !seen.contains(page) {
      leave(grid)
      shown[page] = nil
    }
    for page in seen {
      let grid = shown[page] ?? come(page)
      grid.frame = CGRect(origin: offset(of: page), size: bounds.size)
    }
  }

  private func come(_ page: Int) -> MonthGrid {
    let grid = spare.popLast() ?? MonthGrid(host: host)
    shown[page] = grid
    if grid.superview == nil { addSubview(grid) }
    grid.isHidden = false
    grid.show(MonthDays(containing: start(page), calendar))
    return grid
  }

  private func leave(_ grid: MonthGrid) {
    grid.isHidden = true
    spare.append(grid)
  }
}

extension MonthPager: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isDragging || isDecelerating, bounds.width > 0 else { return }
    let nearest = place(of: Int((bounds.minX / bounds.width).rounded()))
    guard nearest != page, (0..<pageCount).contains(nearest) else { return }
    page = nearest
    monthDidChange(true)
  }
}
