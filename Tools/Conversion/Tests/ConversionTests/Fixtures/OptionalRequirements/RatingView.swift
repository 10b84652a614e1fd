import UIKit

@objc public protocol RatingViewDelegate: NSObjectProtocol {
    func ratingViewDidLoad(_ ratingView: RatingView)
    /// Called for every star that is touched.
    @objc optional func ratingView(_ ratingView: RatingView, didSelect rating: Int)
    @objc optional func ratingView(
        _ ratingView: RatingView,
        heightForStar star: Int
    ) -> CGFloat
    @objc optional func ratingViewDidClear(_ ratingView: RatingView)
    @objc optional func willHide()
    @objc optional var accentColor: UIColor { get }
}

@objc protocol RatingViewObserver {
    @objc optional func ratingView(rated rating: Int, animated: Bool)
}

open class RatingView: UIView {
    @objc public weak var delegate: RatingViewDelegate?
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
        if delegate?.ratingView(_:didSelect:) != nil {
            setNeedsLayout()
        }
        if let hide = delegate?.willHide {
            hide()
        }
        if delegate?.responds(to: #selector(RatingViewDelegate.willHide)) == true {
            delegate?.willHide!()
        }
    }
}
