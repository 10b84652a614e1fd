import PictureTesting
import UIKit

extension TextPicture {
  func draw(_ label: UILabel) {
    draw { label.draw(label.bounds) }
  }
}
