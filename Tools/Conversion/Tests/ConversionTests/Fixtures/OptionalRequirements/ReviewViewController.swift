import UIKit

class ReviewViewController: UIViewController {
    let ratingView = RatingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        ratingView.delegate = self
        ratingView.observer = self
    }
}

extension ReviewViewController: RatingViewDelegate {
    func ratingViewDidLoad(_ ratingView: RatingView) {}

    func ratingView(_ ratingView: RatingView, didSelect rating: Int) {
        title = "\(rating)"
    }

    func willHide() {}
}

extension ReviewViewController: RatingViewObserver {
    func ratingView(rated rating: Int, animated: Bool) {}
}

/// Leaves everything out that is optional, but the colour.
class QuietDelegate: NSObject, RatingViewDelegate {
    let accentColor = UIColor.red
    func ratingViewDidLoad(_ ratingView: RatingView) {}
}
