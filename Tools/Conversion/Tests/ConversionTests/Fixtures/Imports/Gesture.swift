import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIImage
import MapKit
@_exported import Foundation

class PressRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
    }

    @objc func fire() { state = .ended }
}
