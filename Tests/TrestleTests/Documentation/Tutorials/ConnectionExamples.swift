import Testing
import UIKit

@testable import Trestle

// Example: connections by hand
final class HerbCell: UITableViewCell {
  weak var nameLabel: UILabel!
  override class var _properties: [_Property] { super._properties + [_Property("nameLabel", \HerbCell.nameLabel)] }
}
// End of example

@MainActor @Suite("The example of what a document connects")
struct ConnectionExamples {
  private static let nib = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell id="cell" customClass="HerbCell" customModule="TrestleTests">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label id="name" text="Dill"><rect key="frame" x="16" y="8" width="200" height="24"/></label>
            </subviews>
          </tableViewCellContentView>
          <connections><outlet property="nameLabel" destination="name" id="outlet"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """.utf8)

  @Test("is a class with a table of its outlets", .runs("connections by hand"))
  func outlet() throws {
    let cell = try #require(
      UINib(data: Self.nib, bundle: nil).instantiate(withOwner: nil).first as? HerbCell)
    #expect(cell.nameLabel?.text == "Dill")
  }
}
