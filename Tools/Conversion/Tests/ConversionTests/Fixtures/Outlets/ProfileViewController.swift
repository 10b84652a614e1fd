import UIKit

protocol ProfileViewDelegate: AnyObject {}

@IBDesignable
class ProfileView: UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable
    public var borderColor: UIColor?
    @IBInspectable var showsBadge: Bool = false
}

class ProfileViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet var profileView: ProfileView? {
        didSet { profileView?.showsBadge = true }
    }
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet private(set) var tableView: UITableView!
    @IBOutlet weak var heightConstraint: NSLayoutConstraint!
    @IBOutlet
    weak var delegate: AnyObject?

    @objc var user = "nobody"
    @objc let version = 3
    @objc private(set) lazy var formatter = DateFormatter()
    @objc var initials: String { String(user.prefix(1)) }
    @objc(isBusy) var busy = false
    @objc static let shared = ProfileViewController()
    var secret = 0
}

class PhotoCell: UICollectionViewCell {
    @IBOutlet weak var imageView: UIImageView!, label: UILabel!
}
