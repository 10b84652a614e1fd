import UIKit

class AboutViewController: UITableViewController {}
