import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Labels of documents, whose frames Interface Builder fits to their texts in Apple's font.
@MainActor struct LabelDecodingTests {
  private func label(_ text: String, width: Int, _ attributes: String) throws -> UILabel {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <label text="\(text)" lineBreakMode="tailTruncation" \(attributes) id="l">
            <rect key="frame" x="0" y="0" width="\(width)" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
        </objects>
      </document>
      """
    return try require(UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? UILabel)
  }

  private let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#

  /// In Apple's font "Page1" takes 46 points.
  @Test func aBarelyTooWideTextShrinksInsteadOfTruncating() throws {
    for attributes in [fixed, ""] {
      let label = try label("Page1", width: 46, attributes)
      let frame = label.textFrame(at: label.bounds.size)
      expect(!frame.isTruncated && frame.size.width <= 46.5, "\(attributes)")
      expect(label.font.pointSize == 17 && !label.adjustsFontSizeToFitWidth)
    }
  }

  @Test func aTooLongTextIsTruncatedAtItsOwnFontSize() throws {
    let label = try label("A text that is much too long", width: 90, fixed)
    let plain = UILabel(frame: label.frame)
    plain.text = label.text
    let frame = label.textFrame(at: label.bounds.size)
    expect(frame.isTruncated && frame.size.height == plain.textFrame(at: label.bounds.size).size.height)
  }

  @Test func aLabelUnderAutoLayoutDoesNotShrinkItsText() throws {
    let label = try label("Page1", width: 46, #"translatesAutoresizingMaskIntoConstraints="NO""#)
    expect(label.textFrame(at: label.bounds.size).isTruncated)
  }

  @Test func aFittingTextKeepsItsFontSize() throws {
    let label = try label("Page1", width: 80, fixed)
    let plain = UILabel()
    plain.text = "Page1"
    expectEqual(label.textFrame(at: label.bounds.size).size, plain.textFrame(at: label.bounds.size).size)
  }

  /// The title of a button whose frame Interface Builder fitted to it, "Code Push" in 75 points.
  @Test func aBarelyTooWideButtonTitleShrinksToo() throws {
    func title(_ attributes: String) throws -> UILabel {
      let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <button buttonType="system" lineBreakMode="middleTruncation" \(attributes) id="b">
              <rect key="frame" x="0" y="0" width="75" height="30"/>
              <state key="normal" title="Code Push"/>
            </button>
          </objects>
        </document>
        """
      let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
      let button = try require(objects.first as? UIButton)
      button.layoutIfNeeded()
      return try require(button.titleLabel)
    }
    let shrunk = try title(fixed)
    expect(!shrunk.textFrame(at: shrunk.bounds.size).isTruncated && shrunk.font.pointSize == 15)
    let cut = try title(#"translatesAutoresizingMaskIntoConstraints="NO""#)
    expect(cut.textFrame(at: cut.bounds.size).isTruncated)
  }
}
