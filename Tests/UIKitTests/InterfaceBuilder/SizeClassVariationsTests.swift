import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Parts of a nib that differ by size class, in a window that becomes wide and narrow again.
@MainActor
struct SizeClassVariationsTests {
  /// A picture beside a text where there is room, above it elsewhere; a note where the window is wide only.
  private static let nib = UINib(
    data: Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="top"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="picture"><constraints>
      <constraint firstAttribute="width" constant="100" id="w">
      <variation key="widthClass=regular" constant="240"/></constraint>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      <label tag="2" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="28"/>
      </variation></label>
      <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="note"/>
      <view tag="4" translatesAutoresizingMaskIntoConstraints="NO" id="line">
      <variation key="widthClass=compact" hidden="YES"/></view>
      </subviews><constraints>
      <constraint firstItem="picture" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="p1"/>
      <constraint firstItem="picture" firstAttribute="top" secondItem="top" secondAttribute="top" id="p2"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="picture" secondAttribute="bottom" id="below"/>
      <constraint firstItem="text" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="left"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="top" secondAttribute="top" id="level"/>
      <constraint firstItem="text" firstAttribute="leading" secondItem="picture" secondAttribute="trailing"
        constant="8" id="beside"/>
      <constraint firstItem="note" firstAttribute="top" secondItem="text" secondAttribute="bottom" id="n1"/>
      <constraint firstItem="note" firstAttribute="leading" secondItem="text" secondAttribute="leading" id="n2"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="note"/></mask>
      <mask key="constraints"><exclude reference="level"/><exclude reference="beside"/><exclude reference="n1"/>
      <exclude reference="n2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="note"/></mask>
      <mask key="constraints"><exclude reference="below"/><exclude reference="left"/><include reference="level"/>
      <include reference="beside"/><include reference="n1"/><include reference="n2"/></mask></variation>
      </view></objects></document>
      """.utf8), bundle: nil)

  private final class Host: UIViewController {
    override func loadView() {
      view = SizeClassVariationsTests.nib.instantiate(withOwner: nil)[0] as? UIView
    }
  }

  private let controller = Host()

  private func part(_ tag: Int) -> UIView? { controller.view.viewWithTag(tag) }

  private func expectNarrow(_ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(part(1)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50), sourceLocation: sourceLocation)
    #expect(part(2)?.frame.origin == CGPoint(x: 0, y: 50), sourceLocation: sourceLocation)
    #expect((part(2) as? UILabel)?.font.pointSize == 17, sourceLocation: sourceLocation)
    #expect(part(3) == nil && part(4)?.isHidden == true, sourceLocation: sourceLocation)
  }

  private func expectWide(_ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(part(1)?.frame == CGRect(x: 0, y: 0, width: 240, height: 50), sourceLocation: sourceLocation)
    #expect(part(2)?.frame.origin == CGPoint(x: 248, y: 0), sourceLocation: sourceLocation)
    #expect((part(2) as? UILabel)?.font.pointSize == 28, sourceLocation: sourceLocation)
    #expect(part(3)?.frame.origin == CGPoint(x: 248, y: part(2)?.frame.maxY ?? -1), sourceLocation: sourceLocation)
    #expect(part(4)?.isHidden == false, sourceLocation: sourceLocation)
    let tags = controller.view.subviews.map(\.tag)
    #expect(
      tags == [1, 2, 3, 4], "a view that comes back has its place among the others", sourceLocation: sourceLocation)
  }

  @Test func variationsFollowTheSizeClassOfTheWindow() {
    let screen = MountedScreen(controller, size: CGSize(width: 393, height: 852))
    expectNarrow()
    screen.resize(to: CGSize(width: 1024, height: 768))
    expectWide()
    screen.resize(to: CGSize(width: 393, height: 852))
    expectNarrow()
  }

  @Test func aWideWindowHasItsVariationsInitially() {
    let screen = MountedScreen(controller, size: CGSize(width: 1024, height: 768))
    expectWide()
    screen.resize(to: CGSize(width: 393, height: 852))
    expectNarrow()
  }

  @Test func theViewIsReleasedWithItsVariations() {
    weak var view: UIView?
    autoreleasepool {
      view = Self.nib.instantiate(withOwner: nil)[0] as? UIView
    }
    expectNil(view)
  }
}
