import UIKit

/// A label whose text a long press copies, or hands to the app.
final class QuoteLabel: UILabel {
  private(set) var cited: [String] = []
  var mayCite = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("press:")))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var _actions: [_Action] {
    super._actions + [_Action("press:", QuoteLabel.press(_:)), _Action("cite:", QuoteLabel.cite(_:))]
  }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") || (action == Selector("cite:") && mayCite)
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

  func cite(_ sender: Any?) {
    cited.append(text ?? "")
    mayCite = false
  }

  func press(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, becomeFirstResponder() else { return }
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Cite", action: Selector("cite:")), UIMenuItem(title: "Share", action: Selector("share:")),
    ]
    menu.showMenu(from: self, rect: bounds)
  }
}

/// Quotes, and a text view into which notes on them are written. The words that are chosen there can be marked.
final class QuotesViewController: UIViewController {
  let quote = QuoteLabel()
  let notes = UITextView(usingTextLayoutManager: false)
  private(set) var log: [String] = []
  private(set) var marked: [NSRange] = []
  private var observers: [any NSObjectProtocol] = []

  override class var _actions: [_Action] {
    super._actions + [
      _Action("share:", QuotesViewController.share(_:)), _Action("mark:", QuotesViewController.mark(_:)),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    quote.text = "Here be dragons"
    quote.frame = CGRect(x: 20, y: 200, width: 200, height: 30)
    notes.text = "Write here"
    notes.frame = CGRect(x: 20, y: 300, width: 280, height: 120)
    view.addSubview(quote)
    view.addSubview(notes)
    let names: [(NSNotification.Name, String)] = [
      (UIMenuController.willShowMenuNotification, "will show"), (UIMenuController.didShowMenuNotification, "did show"),
      (UIMenuController.willHideMenuNotification, "will hide"), (UIMenuController.didHideMenuNotification, "did hide"),
      (UIMenuController.menuFrameDidChangeNotification, "frame"),
    ]
    for (name, word) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
          MainActor.assumeIsolated { self?.log.append(word) }
        })
    }
  }

  func share(_ sender: UIMenuController) { log.append("share") }

  func mark(_ sender: Any?) { marked.append(notes.selectedRange) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("mark:") { return notes.selectedRange.length > 0 }
    return super.canPerformAction(action, withSender: sender)
  }

  /// As apps did before there were rectangles in one call.
  func showMenuAsBefore() {
    quote.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.setTargetRect(quote.frame, in: view)
    menu.arrowDirection = .up
    menu.setMenuVisible(true, animated: false)
  }
}
