import UIKit

@objc(TrackCell)
class TrackCell: UITableViewCell {
    @IBOutlet var title: UILabel!
}

@objc(XYZTrackViewController) public class TrackViewController: UIViewController {
    @IBAction func play(_ sender: UIButton) {}
}

enum Player {
    @objc(XYZPlayerView)
    class View: UIView {}
}
