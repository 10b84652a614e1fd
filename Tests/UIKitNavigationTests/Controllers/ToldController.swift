import Foundation
import ScreenTesting
import UIKit

@testable import UIKitCore

/// A controller that tells of every call that it gets.
@MainActor
final class ToldController: UIViewController {
  private let name: String
  private weak var holdings: Holdings?

  init(_ name: String, _ holdings: Holdings) {
    self.name = name
    self.holdings = holdings
    super.init(nibName: nil, bundle: nil)
    holdings.watch("\(name) controller", self)
  }

  required init?(coder: NSCoder) { nil }

  private func tell(_ call: String = #function) { holdings?.tell("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tell()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell()
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    tell()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell()
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell()
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tell()
  }
}
