/// The presentations of a controller: the one it made, and the one that shows it.
@MainActor
final class ControllerPresentation {
  private unowned let controller: UIViewController
  /// The presentation that this controller, as the outermost of its hierarchy, started.
  private(set) var outgoing: Presentation?
  /// The presentation in which this controller is shown.
  private(set) weak var incoming: Presentation?
  private var own: (controller: UIPresentationController, kind: Kind)?

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var preferredTransition: UIViewController.Transition?
  /// The drag that shrinks the controller, once it has been shown with a zoom.
  weak var zoomDismissal: ZoomDismissal?
  var isModal = false
  var capturesStatusBar = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  // MARK: Questions

  /// The controller that presents this very controller.
  var presenter: UIViewController? { incoming?.presenter }

  var presenting: UIViewController? {
    presenter ?? controller.parent?.presentation.presenting
  }

  var presented: UIViewController? {
    outgoing?.presented ?? controller.parent?.presentation.presented
  }

  var isBeingPresented: Bool {
    incoming?.phase == .appearing || controller.parent?.isBeingPresented == true
  }

  var isBeingDismissed: Bool {
    incoming?.phase == .disappearing || controller.parent?.isBeingDismissed == true
  }

  var isShown: Bool { incoming?.phase == .shown }

  // MARK: Presentation controllers

  /// The style, with `automatic` replaced by the system's choice. [C] A controller with a zoom transition covers the
  /// window.
  var effectiveStyle: UIModalPresentationStyle {
    style == .automatic ? (prefersZoom ? .fullScreen : .pageSheet) : style
  }

  private enum Kind {
    case plain, sheet, popover, custom
  }

  /// Made on first use, and made again when the style needs a presentation controller of another class.
  var presentationController: UIPresentationController {
    if let own, incoming != nil || own.kind == wantedKind { return own.controller }
    return makeController(presenting: nil, source: controller)
  }

  /// - Parameters:
  ///   - presenter: nil if it is not known yet.
  ///   - source: the controller that was asked to present.
  @discardableResult
  private func makeController(
    presenting presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let made: UIPresentationController
    switch wantedKind {
    case .custom:
      made =
        controller.transitioningDelegate?
        .presentationController(forPresented: controller, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    case .plain: made = UIPresentationController(presentedViewController: controller, presenting: nil)
    case .sheet: made = UISheetPresentationController(presentedViewController: controller, presenting: nil)
    case .popover: made = UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    }
    made.becomeOwned()
    own = (made, wantedKind)
    return made
  }

  private var wantedKind: Kind {
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .actionSheet ? .popover : .plain }
    switch effectiveStyle {
    case .pageSheet, .formSheet: return .sheet
    case .popover: return .popover
    case .custom: return .custom
    default: return .plain
    }
  }

  /// The presentation controller of the nearest presented controller around this one, or else its own.
  var nearestController: UIPresentationController {
    let chain = sequence(first: controller, next: \.parent)
    let shown = chain.first { $0.presentation.incoming != nil } ?? controller
    return shown.presentation.presentationController
  }

  /// The presentation controller of a running presentation; nil otherwise.
  var activeController: UIPresentationController? {
    sequence(first: controller, next: \.parent).first { $0.presentation.incoming != nil }?
      .presentation.presentationController
  }

  /// The form of a controller in a window: itself or a replacement, in its style or one adapted to the window.
  private struct Adaptation {
    var controller: UIViewController
    var place: any PresentationPlace
    /// The style that replaces the requested one; `none` without one.
    var style = UIModalPresentationStyle.none
  }

  private func adapt(to window: UIWindow) -> Adaptation {
    let isWide = window.traitCollection.horizontalSizeClass == .regular
    if wantedKind == .custom {
      return Adaptation(controller: controller, place: CustomPlace(controller, controller: presentationController))
    }
    switch presentationController {
    case let popover as UIPopoverPresentationController: return adapt(popover, isWide: isWide)
    case let sheet as UISheetPresentationController:
      let place = SheetPlace(controller, style: effectiveStyle, settings: sheet.settings)
      return Adaptation(controller: controller, place: place)
    default:
      if let alert = controller as? UIAlertController {
        return Adaptation(controller: controller, place: AlertPlace(alert))
      }
      return Adaptation(controller: controller, place: CoverPlace(controller, style: effectiveStyle))
    }
  }

  /// [D] In a narrow window a popover becomes a sheet, unless its delegate keeps it.
  private func adapt(_ popover: UIPopoverPresentationController, isWide: Bool) -> Adaptation {
    popover.delegate?.prepareForPopoverPresentation(popover)
    if isWide { return Adaptation(controller: controller, place: PopoverPlace(controller, popover: popover)) }
    if let alert = controller as? UIAlertController {
      return Adaptation(controller: controller, place: AlertPlace(alert))
    }
    let adapted = popover.storedDelegate?.adaptivePresentationStyle(
      for: popover, traitCollection: controller.traitCollection)
    if adapted == UIModalPresentationStyle.none {
      return Adaptation(controller: controller, place: PopoverPlace(controller, popover: popover))
    }
    let isCover = adapted == .fullScreen || adapted == .overFullScreen
    let style = isCover ? adapted ?? .pageSheet : .pageSheet
    let shown = popover.controller(for: style)
    let place: any PresentationPlace =
      isCover
      ? CoverPlace(shown, style: style)
      : SheetPlace(shown, style: style, settings: popover.adaptiveSheetPresentationController.settings)
    return Adaptation(controller: shown, place: place, style: style)
  }

  // MARK: Presenting

  func present(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presentingContext(for: presented)
    if let present = presenter.presentation.outgoing?.presented {
      report("Attempt to present \(presented) on \(controller) which is already presenting \(present).")
      return
    }
    guard presented !== presenter, presented.parent == nil, presented.presentation.incoming == nil else {
      report("Attempt to present \(presented), which is already on screen, on \(controller).")
      return
    }
    guard let window = presenter.viewIfLoaded?.window ?? presenter.presentation.incoming?.container.window else {
      report("Attempt to present \(presented) on \(controller) whose view is not in the window hierarchy.")
      return
    }
    presented.presentation.prepareController(presenting: presenter, source: controller)
    let asked = presented.presentation.presentationController
    let adaptation = presented.presentation.adapt(to: window)
    let shown = adaptation.controller
    let presentation = Presentation(
      of: shown, by: presenter, in: window, context: context(of: presenter, presenting: shown),
      place: adaptation.place)
    presentation.willBegin = { coordinator in
      asked.storedDelegate?.presentationController(
        asked, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
    }
    presenter.presentation.outgoing = presentation
    shown.presentation.incoming = presentation
    shown.presentation.presentationController.course = presentation
    presentation.onEnd = { [weak presenter, weak shown, weak presentation] in
      Turn.keep(presentation)
      presenter?.presentation.outgoing = nil
      shown?.presentation.incoming = nil
      shown?.presentation.forgetCustomController()
      presenter?.systemBars?.update()
    }
    presentation.begin(animated: animated, source: controller, completion: completion)
  }

  /// [D] The app is asked for its presentation controller at each presentation.
  private func prepareController(presenting presenter: UIViewController, source: UIViewController) {
    if wantedKind == .custom, own?.kind != .custom { makeController(presenting: presenter, source: source) }
  }

  private func forgetCustomController() { if own?.kind == .custom { own = nil } }

  /// [D] The outermost ancestor presents; in the styles over the current context, the nearest ancestor that defines a
  /// context.
  private func presentingContext(for presented: UIViewController) -> UIViewController {
    let root = controller.containment.root
    guard presented.presentation.coversContext else { return root }
    return sequence(first: controller, next: \.parent).first(where: \.definesPresentationContext) ?? root
  }

  private var coversContext: Bool { effectiveStyle == .overCurrentContext || effectiveStyle == .currentContext }

  /// [D] A presentation over a context has the frame of the context's view.
  private func context(of presenter: UIViewController, presenting presented: UIViewController) -> UIView? {
    guard presented.presentation.coversContext, presenter.parent != nil else { return nil }
    return presenter.viewIfLoaded
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let presenter = sequence(first: controller, next: \.parent).first { $0.presentation.outgoing != nil }
    if let presentation = presenter?.presentation.outgoing {
      guard presentation.phase != .disappearing else { return }
      // Presentations above the dismissed one end with it, without separate animations.
      presentation.presented.presentation.dismissAllAbove()
      presentation.end(animated: animated) { completion?() }
    } else if let presenter = controller.containment.root.presentation.presenter {
      presenter.presentation.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private func dismissAllAbove() {
    guard outgoing != nil else { return }
    dismiss(animated: false, completion: nil)
  }

  func show(_ shown: UIViewController, sender: Any?) {
    if let navigation = controller.navigationController {
      navigation.show(shown, sender: sender)
    } else {
      controller.present(shown, animated: true)
    }
  }

  func showDetail(_ shown: UIViewController, sender: Any?) {
    if let split = controller.splitViewController {
      split.showDetailViewController(shown, sender: sender)
    } else {
      controller.present(shown, animated: true)
    }
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data("[Presentation] \(message)\n".utf8))
  }
}
