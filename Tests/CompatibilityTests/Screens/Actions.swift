import UIKit

// What `#selector` and `@objc` are on iOS: the names by which the screens' methods are called.

extension GesturesViewController {
  static let actions: [_Action] = [
    _Action("handleTap:", GesturesViewController.handleTap(_:)),
    _Action("handleDoubleTap:", GesturesViewController.handleDoubleTap(_:)),
    _Action("handlePan:", GesturesViewController.handlePan(_:)),
    _Action("handlePress:", GesturesViewController.handlePress(_:)),
  ]
}

extension NewsViewController {
  static let actions: [_Action] = [
    _Action("handleRefreshControl", NewsViewController.handleRefreshControl)
  ]
}

extension FormViewController {
  static let actions: [_Action] = [_Action("resetTapped:", FormViewController.resetTapped(_:))]
}

extension CardViewController {
  static let actions: [_Action] = [_Action("pan:", CardViewController.pan(_:))]
}

extension ShortcutsViewController {
  static let actions: [_Action] = [
    _Action("add:", ShortcutsViewController.add(_:)), _Action("addSeveral:", ShortcutsViewController.addSeveral(_:)),
    _Action("find", ShortcutsViewController.find), _Action("next:", ShortcutsViewController.next(_:)),
    _Action("accept:", ShortcutsViewController.accept(_:)),
  ]
}

extension ShortcutsNavigationController {
  static let actions: [_Action] = [_Action("goHome:", ShortcutsNavigationController.goHome(_:))]
}

extension NicknameViewController {
  static let actions: [_Action] = [_Action("backgroundTapped", NicknameViewController.backgroundTapped)]
}
