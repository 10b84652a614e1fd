import Foundation

/// The items of an activity controller, the activities for the items, and the activity that is being performed.
@MainActor
final class ActivitySession {
  private unowned let controller: UIActivityViewController
  private let items: [Any]
  private let applicationActivities: [UIActivity]
  var excludedIfSet: [UIActivity.ActivityType]?
  var completion: UIActivityViewController.CompletionWithItemsHandler?
  /// A title and an image shown instead of the items, if the app provides them.
  var shown: (title: String, picture: UIImage?)?
  private var underWay: UIActivity?
  private var isEnded = false
  private lazy var background = ActivityItems(items)
  private weak var sheet: ActivitySheet?
  /// Opens an address with the desktop's program for it.
  var open: (URL) -> Void = { UIApplication.shared.open($0) }

  init(_ controller: UIActivityViewController, items: [Any], applicationActivities: [UIActivity]) {
    self.controller = controller
    self.items = items
    self.applicationActivities = applicationActivities
  }

  /// The items that the sheet shows and by which it finds activities; for item sources, their placeholders.
  private(set) lazy var previews = items.map { item in
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
  }

  /// The activities that can do something with the items: those of the app before those of the system [C].
  private(set) lazy var activities: [UIActivity] = {
    let system: [UIActivity] = [
      MailActivity { [weak self] in self?.open($0) }, CopyActivity(), SaveActivity(),
      OpenActivity { [weak self] in self?.open($0) },
    ]
    return (applicationActivities + system).filter { activity in
      let isExcluded = activity.activityType.map { excludedIfSet?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: previews)
    }
  }()

  func activities(in category: UIActivity.Category) -> [UIActivity] {
    activities.filter { type(of: $0).activityCategory == category }
  }

  func makeSheet() -> ActivitySheet {
    let sheet = ActivitySheet(self)
    self.sheet = sheet
    controller.preferredContentSize = CGSize(width: Self.popoverWidth, height: sheet.fittingHeight)
    return sheet
  }

  /// In points [C].
  private static let popoverWidth: CGFloat = 320

  // MARK: Performing

  /// The user chose an activity.
  func choose(_ activity: UIActivity) {
    guard underWay == nil, !isEnded else { return }
    underWay = activity
    activity.finish = { [weak self, weak activity] completed in
      guard let self, let activity, underWay === activity else { return }
      end(activity.activityType, completed)
    }
    guard !background.isEmpty else { return perform(activity) }
    sheet?.isWaiting = true
    background.make(for: activity.activityType) { [weak self, weak activity] isWhole in
      guard let self, let activity, underWay === activity else { return }
      sheet?.isWaiting = false
      if isWhole { perform(activity) } else { end(activity.activityType, false) }
    }
  }

  private func perform(_ activity: UIActivity) {
    let type = activity.activityType
    if let mail = activity as? MailActivity { mail.subject = subject }
    activity.prepare(withActivityItems: items.compactMap { self.item($0, type) })
    guard let screen = activity.activityViewController else { return activity.perform() }
    controller.present(screen, animated: true)
  }

  private func item(_ item: Any, _ type: UIActivity.ActivityType?) -> Any? {
    guard let source = item as? any UIActivityItemSource else { return item }
    return source.activityViewController(controller, itemForActivityType: type)
  }

  /// The first subject that an item source returns for a mail; empty if there is none.
  private var subject: String {
    items.lazy.compactMap { $0 as? any UIActivityItemSource }.map {
      $0.activityViewController(self.controller, subjectForActivityType: .mail)
    }.first { !$0.isEmpty } ?? ""
  }

  /// The user closed the sheet.
  func cancel() { end(nil, false) }

  /// Cancels the item providers that have not finished, if an activity was chosen.
  private func stopMaking() { if underWay != nil { background.cancel() } }

  /// The sheet has disappeared. If it was dismissed, and not only covered, the session ends with an activity that was
  /// not completed.
  func didDisappear() {
    let isGone = controller.isBeingDismissed || controller.presentingViewController == nil
    if !isEnded, isGone { tell(underWay?.activityType, false) }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isEnded else { return }
    isEnded = true
    if !completed { stopMaking() }
    let presenter = controller.presentingViewController
    guard let presenter else { return tell(type, completed) }
    presenter.dismiss(animated: true) { self.tell(type, completed) }
  }

  private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    isEnded = true
    stopMaking()
    underWay?.finish = nil
    underWay = nil
    let handler = completion
    completion = nil
    handler?(type, completed, nil, nil)
  }
}
