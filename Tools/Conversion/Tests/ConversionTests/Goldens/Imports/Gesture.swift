#sourceLocation(file: "Imports/Gesture.swift", line: 1)
import UIKit                            
import UIKit              
             
@_exported import Foundation

class PressRecognizer: UIGestureRecognizer, _ActionTarget {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
    }

          func fire() { state = .ended }
@MainActor class var _actions: [_Action] { [_Action("fire", { (target: PressRecognizer) in { target.fire() } })] } }
