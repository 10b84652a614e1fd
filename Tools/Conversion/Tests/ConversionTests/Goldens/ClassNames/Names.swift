#sourceLocation(file: "ClassNames/Names.swift", line: 1)
import UIKit

                
class TrackCell: UITableViewCell {
              var title: UILabel!
override class var _properties: [_Property] { super._properties + [_Property("title", \TrackCell.title)] } }

                              public class TrackViewController: UIViewController {
              func play(_ sender: UIButton) {}
public override class var _actions: [_Action] { super._actions + [_Action("play:", Self.play(_:))] } }; class XYZTrackViewController: TrackViewController {}

enum Player {
                        
    class View: UIView {}
}; class XYZPlayerView: Player.View {}
