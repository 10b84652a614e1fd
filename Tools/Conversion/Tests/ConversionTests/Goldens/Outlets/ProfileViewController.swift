#sourceLocation(file: "Outlets/ProfileViewController.swift", line: 1)
import UIKit

protocol ProfileViewDelegate: AnyObject {}

             
class ProfileView: UIView {
                   var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
                  
    public var borderColor: UIColor?
                   var showsBadge: Bool = false
override class var _properties: [_Property] { super._properties + [_Property("cornerRadius", \ProfileView.cornerRadius), _Property("borderColor", \ProfileView.borderColor), _Property("showsBadge", \ProfileView.showsBadge)] } }

class ProfileViewController: UIViewController {
              weak var nameLabel: UILabel!
              private weak var imageView: UIImageView!
              var profileView: ProfileView? {
        didSet { profileView?.showsBadge = true }
    }
              var buttons: [UIButton]!
              private(set) var tableView: UITableView!
              weak var heightConstraint: NSLayoutConstraint!
             
    weak var delegate: AnyObject?

          var user = "nobody"
          let version = 3
          private(set) lazy var formatter = DateFormatter()
          var initials: String { String(user.prefix(1)) }
                  var busy = false
          static let shared = ProfileViewController()
    var secret = 0
override class var _properties: [_Property] { var table: [_Property] = super._properties; table.append(_Property("nameLabel", \ProfileViewController.nameLabel)); table.append(_Property("imageView", \ProfileViewController.imageView)); table.append(_Property("profileView", \ProfileViewController.profileView)); table.append(_Property("buttons", \ProfileViewController.buttons)); table.append(_Property("tableView", \ProfileViewController.tableView)); table.append(_Property("heightConstraint", \ProfileViewController.heightConstraint)); table.append(_Property("delegate", \ProfileViewController.delegate)); table.append(_Property("user", \ProfileViewController.user)); table.append(_Property("version", \ProfileViewController.version)); table.append(_Property("formatter", \ProfileViewController.formatter)); table.append(_Property("initials", \ProfileViewController.initials)); table.append(_Property("isBusy", \ProfileViewController.busy)); return table } }

class PhotoCell: UICollectionViewCell {
              weak var imageView: UIImageView!, label: UILabel!
override class var _properties: [_Property] { super._properties + [_Property("imageView", \PhotoCell.imageView), _Property("label", \PhotoCell.label)] } }
