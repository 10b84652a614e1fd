#sourceLocation(file: "OptionalRequirements/ReviewViewController.swift", line: 1)
import UIKit

class ReviewViewController: UIViewController {
    let ratingView = RatingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        ratingView.delegate = self
        ratingView.observer = self
    }
override class var _actions: [_Action] { super._actions + _actions_ReviewViewController_1 + _actions_ReviewViewController_2 } }

extension ReviewViewController: RatingViewDelegate {
    func ratingViewDidLoad(_ ratingView: RatingView) {}

    func ratingView(_ ratingView: RatingView, didSelect rating: Int) {
        title = "\(rating)"
    }

    func willHide() {}
internal static var _actions_ReviewViewController_1: [_Action] { [_Action("ratingViewDidLoad:", Self.ratingViewDidLoad(_:)), _Action("ratingView:didSelect:", Self.ratingView(_:didSelect:)), _Action("willHide", { (target: ReviewViewController) in { target.willHide() } })] } ; var _optional_ratingView_didSelect_2: ((RatingView, Int) -> Void)? { { a0, a1 in self.ratingView(a0, didSelect: a1) } }; var _optional_willHide: (() -> Void)? { { self.willHide() } } }

extension ReviewViewController: RatingViewObserver {
    func ratingView(rated rating: Int, animated: Bool) {}
internal static var _actions_ReviewViewController_2: [_Action] { [_Action("ratingViewWithRated:animated:", Self.ratingView(rated:animated:))] } ; var _optional_ratingView_rated_animated_2: ((Int, Bool) -> Void)? { { a0, a1 in self.ratingView(rated: a0, animated: a1) } } }

/// Leaves everything out that is optional, but the colour.
class QuietDelegate: NSObject, RatingViewDelegate, _ActionTarget, _KeyValueTarget {
    let accentColor = UIColor.red
    func ratingViewDidLoad(_ ratingView: RatingView) {}
@MainActor class var _actions: [_Action] { [_Action("ratingViewDidLoad:", { (target: QuietDelegate) in { (a0: RatingView) in target.ratingViewDidLoad(a0) } })] }; @MainActor class var _properties: [_Property] { [_Property("accentColor", \QuietDelegate.accentColor)] } ; var _optional_accentColor: (UIColor)? { accentColor } }
