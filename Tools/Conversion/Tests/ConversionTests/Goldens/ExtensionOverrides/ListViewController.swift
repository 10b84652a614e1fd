#sourceLocation(file: "ExtensionOverrides/ListViewController.swift", line: 1)
import UIKit

final class ListViewController: BaseViewController {
    override func setUpViews() {
        super.setUpViews()
        view.backgroundColor = .black
    }

    override func count(of kind: String, in list: [String]) -> Int { 1 + super.count(of: kind, in: list) }
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { _ListViewController_viewWillTransition(to: size, with: coordinator) } }

// MARK: - Appearance

extension ListViewController {
    private var isWide: Bool { view.bounds.width > 500 }

             func _ListViewController_viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print(isWide)
    }
}
