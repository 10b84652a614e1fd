import Expectations
import Foundation
import Fuzzing
import InterfaceDocuments
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A layout of an app, which documents find by its name.
final class PiledLayout: UICollectionViewLayout {}

/// All kinds of elements in one document, as they are and mutated.
@MainActor
struct DocumentInstanceTests {
  private final class Messages { var texts: [String] = [] }

  private static let data = try! Data(
    contentsOf: Bundle.module.url(forResource: "Everything", withExtension: "xib", subdirectory: "Documents")!)

  private func objects(_ root: DocumentElement, _ messages: Messages) -> [AnyObject] {
    let document = InterfaceDocument(name: "Everything.xib", root: root, report: { messages.texts.append($0) })
    return NibInstance(document).objects(owner: nil, external: [:])
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test func everyElementOfTheDocumentIsRead() throws {
    let messages = Messages()
    let view = try require(objects(DocumentReading.root(of: Self.data), messages).first as? UIView)
    expect(messages.texts.isEmpty, "\(messages.texts.joined(separator: "\n"))")
    let screen = MountedScreen(Host(view), size: CGSize(width: 393, height: 852), scale: 2)
    expectGolden(screen.picture, "everything")
  }

  @Test func attributesReachTheirObjects() throws {
    let view = try require(objects(DocumentReading.root(of: Self.data), Messages()).first as? UIView)
    let segments = try require(find(UISegmentedControl.self, in: view))
    expect(
      segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 2))
    let slider = try require(find(UISlider.self, in: view))
    expect(slider.maximumValue == 2 && slider.value == 0.25 && !slider.isContinuous)
    let stepper = try require(find(UIStepper.self, in: view))
    expect(stepper.value == 3 && stepper.minimumValue == 1 && stepper.stepValue == 2 && stepper.wraps)
    let pages = try require(find(UIPageControl.self, in: view))
    expect(pages.numberOfPages == 4 && pages.currentPage == 2)
    let text = try require(find(UITextView.self, in: view))
    expect(text.text == "Several\nlines" && !text.isEditable && text.keyboardType == .emailAddress)
    expectEqual(text.dataDetectorTypes, [.phoneNumber, .link])
    let spinner = try require(find(UIActivityIndicatorView.self, in: view))
    expect(spinner.isAnimating && spinner.style == .large)
    let tools = try require(find(UIToolbar.self, in: view))
    expect(tools.items?.map(\.title) == ["Item", nil, nil] && tools.items?[2].image?.isSymbolImage == true)
    let grid = try require(find(UICollectionView.self, in: view))
    let flow = try require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    expect(flow.scrollDirection == .horizontal && flow.itemSize == CGSize(width: 40, height: 40))
    expectEqual(flow.sectionInset, UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
  }

  /// On iOS a delegate is set whatever its class says, and is asked for nothing that it lacks.
  @Test func aDelegateWithoutTheConformanceIsReported() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="v">
            <subviews>
              <tableView id="t">
                <connections><outlet property="delegate" destination="v" id="1"/></connections>
              </tableView>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let messages = Messages()
    let root = try DocumentReading.root(of: Data(text.utf8))
    let view = try require(objects(root, messages).first as? UIView)
    let table = try require(find(UITableView.self, in: view))
    expectNil(table.delegate)
    let wanted = "UIView does not adopt the protocol of the outlet delegate"
    expect(messages.texts.contains { $0.contains(wanted) }, "\(messages.texts)")
  }

  /// A document keeps the settings of the flow layout that it had before.
  @Test func aCustomLayoutReplacesTheFlowLayout() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="v">
            <subviews>
              <collectionView id="c">
                <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES"
                    minimumLineSpacing="10" minimumInteritemSpacing="10" id="l" customClass="PiledLayout"
                    customModule="UIKitTests" customModuleProvider="target">
                  <size key="itemSize" width="50" height="50"/>
                  <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
                </collectionViewFlowLayout>
              </collectionView>
            </subviews>
            <point key="canvasLocation" x="38.5" y="457"/>
          </view>
        </objects>
      </document>
      """
    let messages = Messages()
    let view = try require(objects(DocumentReading.root(of: Data(text.utf8)), messages).first as? UIView)
    expect(find(UICollectionView.self, in: view)?.collectionViewLayout is PiledLayout)
    expect(messages.texts.isEmpty, "\(messages.texts)")
  }

  /// Values that documents may hold after a merge gone wrong, or by somebody's intent.
  private static let junk = [
    "", "YES", "NO", "-1", "0", "1e9", "-1e300", "nan", "inf", "0.5", "3", "255", "center", "leading", "width", "root",
    "stack", "text", "UICTFontTextStyleBody", "äöü",
  ]

  @Test func mutatedDocumentsAreShownAsFarAsPossible() throws {
    var generator = SeededGenerator(seed: FuzzSeed.ofRun)
    let source = try DocumentReading.root(of: Self.data)
    for _ in 0..<400 {
      let messages = Messages()
      let made = objects(mutated(source, &generator), messages)
      guard let view = made.first as? UIView else { continue }
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.addSubview(view)
      window.layoutIfNeeded()
      expect(messages.texts.allSatisfy { $0.hasPrefix("UIKit: Everything.xib:") })
    }
  }

  /// A copy in which a few attributes have other values and a few elements are gone, or there twice.
  private func mutated(_ element: DocumentElement, _ generator: inout SeededGenerator) -> DocumentElement {
    var attributes = element.attributes
    for name in attributes.keys.sorted() where Int.random(in: 0..<250, using: &generator) == 0 {
      attributes[name] = Self.junk.randomElement(using: &generator)
    }
    let copy = DocumentElement(name: element.name, attributes: attributes, line: element.line)
    for child in element.children {
      switch Int.random(in: 0..<150, using: &generator) {
      case 0: continue
      case 1:
        copy.append(mutated(child, &generator))
        copy.append(mutated(child, &generator))
      default: copy.append(mutated(child, &generator))
      }
    }
    return copy
  }
}

/// Shows a view as a controller's own.
private final class Host: UIViewController {
  init(_ view: UIView) {
    super.init(nibName: nil, bundle: nil)
    self.view = view
  }

  required init?(coder: NSCoder) { nil }
}
