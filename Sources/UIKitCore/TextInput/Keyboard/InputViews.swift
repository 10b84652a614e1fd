/// The first responder's input views at the bottom of a window: an input view of the app, and an accessory view above
/// it. There is no system keyboard on the screen, as a desktop has a real one.
@MainActor
final class InputViews {
  private weak var window: UIWindow?
  private var host: InputViewHost?
  /// The number of changes of the first responder in progress; while it is not 0, the views are not updated.
  private var holds = 0
  private var isShown = false
  /// Whether a finger has dragged the views down.
  private var isDragged = false
  /// Counts the changes of the views, so that an animation that was overtaken posts no notification at its end [?].
  private var changes = 0
  /// A bar that is shown instead of the first responder's accessory view.
  private var panel: FindBar?

  /// How long the views take to appear and to disappear, in seconds, and the curve of that animation [C].
  private static let duration: TimeInterval = 0.25
  private static let curve = 7
  private var followers: [Follower] = []

  init(_ window: UIWindow?) { self.window = window }

  private struct Follower {
    weak var view: (any InputViewFollowing)?
  }

  /// Registers a view of the window, which is not retained, to be told when the input views move.
  func tell(_ view: any InputViewFollowing) {
    followers.removeAll { $0.view == nil || $0.view === view }
    followers.append(Follower(view: view))
  }

  /// The height that is covered at the bottom of the window.
  var coveredHeight: CGFloat {
    guard isShown, let host, let window else { return 0 }
    return max(0, window.bounds.height - host.frame.minY)
  }

  /// Delays changes of the views while the first responder changes.
  func holding<Value>(_ change: () -> Value) -> Value {
    holds += 1
    defer {
      holds -= 1
      update()
    }
    return change()
  }

  /// Shows the input views of the first responder, or none, with an animation.
  /// - Parameter previous: the responder that ceased to be the first one.
  func update(after previous: UIResponder? = nil) {
    guard holds == 0 else { return }
    if let successor = successor(of: previous) {
      successor.becomeFirstResponder()
    } else {
      show(wanted, animated: true)
    }
  }

  /// [C] When a responder resigns, the next controller in its chain with its own bar becomes the first responder: the
  /// bar of a chat stays when its text is no longer edited.
  private func successor(of previous: UIResponder?) -> UIResponder? {
    guard let window, window.firstResponder == nil, let previous else { return nil }
    return sequence(first: previous, next: \.next).dropFirst().first {
      !($0 is UIView) && $0.canBecomeFirstResponder && $0.inputAccessoryView != nil
    }
  }

  /// Shows the bar of a find panel, or none.
  func setPanel(_ panel: FindBar?) {
    self.panel = panel
    update()
  }

  /// Shows the wanted views without animation.
  func reload() { show(wanted, animated: false) }

  private struct Pair: Equatable {
    var input: UIView?
    var accessory: UIView?
  }

  /// [C] The accessory view is that of the first responder in the chain that has one.
  private var wanted: (views: Pair, owner: UIResponder?) {
    guard let responder = window?.firstResponder else { return (Pair(accessory: panel), nil) }
    var owner: UIResponder? = responder
    var bar: UIView?
    while let current = owner {
      bar = current.inputAccessoryView
      if bar != nil { break }
      owner = current.next
    }
    return (Pair(input: responder.inputView, accessory: panel ?? bar), owner)
  }

  private func show(_ wanted: (views: Pair, owner: UIResponder?), animated: Bool) {
    let pair = wanted.views
    host?.owner = wanted.owner
    guard pair != Pair(input: host?.input, accessory: host?.accessory), let window else { return }
    if pair == Pair() { return hide(animated: animated) }
    let host = host ?? makeHost()
    self.host = host
    host.owner = wanted.owner
    host.show(pair.input, pair.accessory, in: window)
    let height = host.fittingHeight(window)
    let frame = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    let old = isShown ? host.frame : hiddenFrame(frame.size)
    UIView.performWithoutAnimation {
      host.frame = isShown ? CGRect(x: 0, y: frame.minY, width: frame.width, height: height) : hiddenFrame(frame.size)
      host.layoutIfNeeded()
    }
    isShown = true
    move(host, from: old, to: frame, .show, animated: animated) {}
  }

  private func makeHost() -> InputViewHost {
    let host = InputViewHost()
    host.onResize = { [weak self] in self?.contentDidResize() }
    return host
  }

  /// A bar of the app changed its height, for example with its text.
  private func contentDidResize() {
    guard isShown, let host, let window else { return }
    let height = host.fittingHeight(window)
    guard height != host.frame.height else { return }
    let frame = CGRect(x: 0, y: host.frame.maxY - height, width: window.bounds.width, height: height)
    move(host, from: host.frame, to: frame, .show, animated: false) {}
  }

  private func hide(animated: Bool) {
    guard let host, isShown else { return }
    isShown = false
    self.host = nil
    host.release()
    move(host, from: host.frame, to: hiddenFrame(host.frame.size), .hide, animated: animated) { host.empty() }
  }

  private func hiddenFrame(_ size: CGSize) -> CGRect {
    let bounds = window?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height, width: bounds.width, height: size.height)
  }

  // MARK: Dragging

  /// A scrolling finger moved: the views are no higher than its position.
  /// - Parameter y: its position in the window.
  func follow(fingerAt y: CGFloat) {
    guard isShown, let host, let window, window.firstResponder is UIView else { return }
    let rest = window.bounds.height - host.frame.height
    let top = max(rest, y + UIKeyboardLayoutGuide.dismissPadding(in: window))
    guard top != host.frame.minY, top > rest || isDragged else { return }
    isDragged = top > rest
    UIView.performWithoutAnimation { place(host, at: CGPoint(x: 0, y: min(top, window.bounds.height))) }
  }

  /// The finger was lifted: views are dismissed if it moved them down, else they come back.
  /// - Parameter velocity: the finger's velocity downwards, in points per second.
  func endDrag(velocity: CGFloat) {
    guard isDragged, let host, let window else { return }
    isDragged = false
    let isHalfGone = host.frame.minY > window.bounds.height - host.frame.height / 2
    // [?] A finger that moves up again keeps the views.
    if velocity > 0 || (velocity == 0 && isHalfGone) {
      window.endEditing(true)
      if !isShown { return }
    }
    let rest = CGPoint(x: 0, y: window.bounds.height - host.frame.height)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      place(host, at: rest)
    }
  }

  private func place(_ host: InputViewHost, at origin: CGPoint) {
    host.frame.origin = origin
    layOutFollowers()
  }

  private func layOutFollowers() {
    UIKeyboardLayoutGuide.keyboardDidChange(in: window)
    for follower in followers where follower.view?.window === window { follower.view?.inputViewsDidMove() }
    window?.layoutIfNeeded()
  }

  // MARK: Movement

  private enum Change { case show, hide }

  private func move(
    _ host: InputViewHost, from old: CGRect, to frame: CGRect, _ change: Change, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let duration = animated && window?.isHidden == false ? Self.duration : 0
    changes += 1
    let number = changes
    // [C] The notifications of the frame's change are posted before those of showing and hiding.
    post(UIResponder.keyboardWillChangeFrameNotification, old, frame, duration)
    post(
      change == .show ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, old, frame,
      duration)
    let apply = { [self] in
      host.frame = frame
      layOutFollowers()
    }
    let end = { [self] in
      completion()
      guard number == changes else { return }
      post(UIResponder.keyboardDidChangeFrameNotification, old, frame, duration)
      post(
        change == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, old, frame,
        duration)
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation(apply)
      return end()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: apply) { _ in end() }
  }

  private func post(_ name: NSNotification.Name, _ old: CGRect, _ frame: CGRect, _ duration: TimeInterval) {
    NotificationPosting.post(
      name, object: window?.windowScene?.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: old, UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

/// A view whose parts move to leave space for input views.
@MainActor
protocol InputViewFollowing: UIView {
  /// Called when the input views appeared, disappeared or moved; a layout follows.
  func inputViewsDidMove()
}

extension UIView {
  /// Whether the view is in an app's input view or in the accessory view above it.
  package var isInInputView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is InputViewHost }
  }
}

/// Holds an app's input view, and above it the accessory view, the bar; stays at the bottom of the window.
///
/// A bar with constraints whose height may change, as its autoresizing mask allows, only has its width set, and the
/// host takes its height.
@MainActor
final class InputViewHost: UIView {
  private(set) var input: UIView?
  private(set) var accessory: UIView?
  /// The responder that provided the accessory view. [C] The responder chain continues there from the bar, so that it stays while a text in
  /// it is edited.
  weak var owner: UIResponder?
  /// Called in a layout if the bar's height has changed.
  var onResize: (() -> Void)?
  /// A bar whose height follows from its constraints, those that place it, and whether its autoresizing mask was translated before.
  private var growing: (bar: UIView, constraints: [NSLayoutConstraint], wasTranslated: Bool)?
  /// The heights that the views had before they were added here.
  private var givenHeights: [ObjectIdentifier: CGFloat] = [:]
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? {
    // An owner within the bar, such as a field, would make the responder chain a circle.
    if let view = owner as? UIView, view.isDescendant(of: self) { return super.next }
    return owner ?? super.next
  }

  func show(_ input: UIView?, _ accessory: UIView?, in window: UIWindow) {
    if let growing, growing.bar !== accessory { release() }
    for view in [self.input, self.accessory].compactMap(\.self) where view !== input && view !== accessory {
      view.removeFromSuperview()
    }
    self.input = input
    self.accessory = accessory
    ground.isHidden = input == nil
    for view in [input, accessory].compactMap(\.self) where view.superview !== self {
      givenHeights[ObjectIdentifier(view)] = keepsHeight(view) ? view.bounds.height : 0
      addSubview(view)
    }
    if let accessory, growing == nil, grows(accessory) { hold(accessory) }
    window.addSubview(self)
    setNeedsLayout()
  }

  private func keepsHeight(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !sizesItself(view)
  }

  private func sizesItself(_ view: UIView) -> Bool { (view as? UIInputView)?.allowsSelfSizing ?? false }

  private func grows(_ bar: UIView) -> Bool {
    if sizesItself(bar) { return true }
    guard bar.autoresizingMask.contains(.flexibleHeight) || !bar.translatesAutoresizingMaskIntoConstraints else {
      return false
    }
    return ConstraintHierarchy(bar).takesPart || bar.intrinsicContentSize.height >= 0
  }

  private func hold(_ bar: UIView) {
    let constraints = [
      bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.topAnchor.constraint(equalTo: topAnchor),
    ]
    growing = (bar, constraints, bar.translatesAutoresizingMaskIntoConstraints)
    givenHeights[ObjectIdentifier(bar)] = 0
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the constraints that were added to the bar, and restores its autoresizing setting. The bar stays in place.
  func release() {
    guard let growing else { return }
    NSLayoutConstraint.deactivate(growing.constraints)
    growing.bar.translatesAutoresizingMaskIntoConstraints = growing.wasTranslated
    self.growing = nil
  }

  func empty() {
    release()
    for view in [input, accessory].compactMap(\.self) where view.superview === self { view.removeFromSuperview() }
    input = nil
    accessory = nil
    givenHeights = [:]
    removeFromSuperview()
  }

  /// An app's views do not extend beneath the safe area.
  func fittingHeight(_ window: UIWindow) -> CGFloat {
    height(of: input, window) + height(of: accessory, window) + window.safeAreaInsets.bottom
  }

  /// [C] The height of a view's frame; if that is 0, the height that its content needs.
  private func height(of view: UIView?, _ window: UIWindow) -> CGFloat {
    guard let view else { return 0 }
    if let given = givenHeights[ObjectIdentifier(view)], given > 0 { return given }
    let width = window.bounds.width
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    let top = height(of: accessory, window)
    if growing == nil {
      accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    } else if bounds.height != fittingHeight(window) {
      onResize?()
    }
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height(of: input, window))
    ground.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
