#sourceLocation(file: "OptionalRequirements/RatingView.swift", line: 1)
import UIKit

      public protocol RatingViewDelegate: NSObjectProtocol {
    func ratingViewDidLoad(_ ratingView: RatingView)
    /// Called for every star that is touched.
    var _optional_ratingView_didSelect_2: ((RatingView, Int) -> Void)? { get }
    var _optional_ratingView_heightForStar_2: ((RatingView, Int) -> CGFloat)? { get }



    var _optional_ratingViewDidClear_1: ((RatingView) -> Void)? { get }
    var _optional_willHide: (() -> Void)? { get }
    var _optional_accentColor: (UIColor)? { get }
}; extension RatingViewDelegate { public var _optional_ratingView_didSelect_2: ((RatingView, Int) -> Void)? { nil }; public var _optional_ratingView_heightForStar_2: ((RatingView, Int) -> CGFloat)? { nil }; public var _optional_ratingViewDidClear_1: ((RatingView) -> Void)? { nil }; public var _optional_willHide: (() -> Void)? { nil }; public var _optional_accentColor: (UIColor)? { nil }; @_disfavoredOverload public var accentColor: (UIColor)? { _optional_accentColor }; @_disfavoredOverload public var ratingView: _RatingViewDelegate_ratingView? { _optional_ratingView_didSelect_2 == nil && _optional_ratingView_heightForStar_2 == nil ? nil : _RatingViewDelegate_ratingView(_optional_ratingView_didSelect_2: _optional_ratingView_didSelect_2, _optional_ratingView_heightForStar_2: _optional_ratingView_heightForStar_2) }; @_disfavoredOverload public var ratingViewDidClear: ((RatingView) -> Void)? { _optional_ratingViewDidClear_1 }; @_disfavoredOverload public var willHide: (() -> Void)? { _optional_willHide }; }; public struct _RatingViewDelegate_ratingView { let _optional_ratingView_didSelect_2: ((RatingView, Int) -> Void)?; let _optional_ratingView_heightForStar_2: ((RatingView, Int) -> CGFloat)?; @discardableResult public func callAsFunction(_ a0: RatingView, didSelect a1: Int) -> (Void)? { _optional_ratingView_didSelect_2?(a0, a1) }; @discardableResult public func callAsFunction(_ a0: RatingView, heightForStar a1: Int) -> (CGFloat)? { _optional_ratingView_heightForStar_2?(a0, a1) }; }

      protocol RatingViewObserver: AnyObject {
    var _optional_ratingView_rated_animated_2: ((Int, Bool) -> Void)? { get }
}; extension RatingViewObserver { var _optional_ratingView_rated_animated_2: ((Int, Bool) -> Void)? { nil }; @_disfavoredOverload var ratingView: _RatingViewObserver_ratingView? { _optional_ratingView_rated_animated_2 == nil ? nil : _RatingViewObserver_ratingView(_optional_ratingView_rated_animated_2: _optional_ratingView_rated_animated_2) }; }; struct _RatingViewObserver_ratingView { let _optional_ratingView_rated_animated_2: ((Int, Bool) -> Void)?; func callAsFunction(rated a0: Int, animated a1: Bool) -> Void { _optional_ratingView_rated_animated_2!(a0, a1) }; }

open class RatingView: UIView {
          public weak var delegate: RatingViewDelegate?
    weak var observer: RatingViewObserver?

    public var rating = 0 {
        didSet {
            delegate?.ratingView?(self, didSelect: rating)
            observer?.ratingView?(rated: rating, animated: true)
        }
    }

    func starHeight() -> CGFloat {
        let height = delegate?.ratingView?(self, heightForStar: rating) ?? 44
        if let fixed = delegate?.ratingView?(self, heightForStar: 0) {
            return fixed
        }
        return height
    }

    func clear() {
        rating = 0
        delegate?.ratingViewDidClear?(self)
        if delegate?.ratingViewDidClear == nil {
            backgroundColor = delegate?.accentColor
        }
        if delegate?._optional_ratingView_didSelect_2 != nil {
            setNeedsLayout()
        }
        if let hide = delegate?.willHide {
            hide()
        }
        if delegate?.responds(to: Selector("willHide")) == true {
            delegate?.willHide!()
        }
    }
open override class var _properties: [_Property] { super._properties + [_Property("delegate", \RatingView.delegate)] } }
