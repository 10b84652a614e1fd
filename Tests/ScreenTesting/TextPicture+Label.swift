import PictureTesting
import UIKit

extension TextPicture {
  package func draw(_ label: UILabel) {
    draw { label.draw(label.bounds) }
  }
}
