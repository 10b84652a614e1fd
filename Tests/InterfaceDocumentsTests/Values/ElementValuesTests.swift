import CoreGraphics
import Expectations
import InterfaceDocuments
import Testing
import UIKitGraphics

/// Values of attributes and children.
struct ElementValuesTests {
  private final class Messages { var texts: [String] = [] }

  private func element(_ attributes: [String: String], _ children: [DocumentElement] = []) -> DocumentElement {
    let element = DocumentElement(name: "view", attributes: attributes)
    children.forEach(element.append)
    return element
  }

  @Test func wordsAndNumbersAreRead() {
    let view = element(["hidden": "YES", "opaque": "NO", "alpha": "0.5", "tag": "7", "mode": "center"])
    expect(view.bool("hidden") == true && view.bool("opaque") == false && view.bool("missing") == nil)
    expect(view.number("alpha") == 0.5 && view.integer("tag") == 7)
    expectEqual(view.value("mode", ["center": 3]), 3)
    expect(view.unknownAttributes.isEmpty)
  }

  @Test func imagesAreAttributesOrElementsWithAScale() throws {
    let reference = DocumentElement(
      name: "imageReference",
      attributes: [
        "key": "image", "image": "star", "catalog": "system", "symbolScale": "large", "renderingMode": "original",
        "variableValue": "1",
      ])
    let item = element(["title": "Item"], [reference])
    let plain = element(["image": "star", "catalog": "system"])
    let documents = [item, plain].map { InterfaceDocument(name: "A.xib", root: $0) }
    let (large, usual) = (try require(item.image("image")), try require(plain.image("image")))
    expect(large.size.height > usual.size.height)
    expect(large.renderingMode == .alwaysOriginal && usual.renderingMode == .automatic)
    expect(item.image("selectedImage") == nil && reference.unknownAttributes.isEmpty)
    withExtendedLifetime(documents) {}
  }

  @Test func invalidValuesAreReportedAndIgnored() {
    let view = element(["hidden": "maybe", "alpha": "nan", "tag": "1e300", "mode": "sideways"])
    let messages = Messages()
    let document = InterfaceDocument(name: "A.xib", root: view, report: { messages.texts.append($0) })
    expect(view.bool("hidden") == nil && view.number("alpha") == nil && view.integer("tag") == nil)
    expectNil(view.value("mode", ["center": 3]))
    expect(messages.texts.count == 4 && document.name == "A.xib")
    expect(messages.texts[0].contains(#"view has a value that cannot be read: hidden="maybe""#))
  }

  @Test func geometryIsRead() {
    let view = element(
      [:],
      [
        DocumentElement(name: "rect", attributes: ["key": "frame", "x": "1", "y": "2", "width": "3", "height": "4"]),
        DocumentElement(name: "size", attributes: ["key": "itemSize", "width": "5", "height": "6"]),
        DocumentElement(
          name: "inset", attributes: ["key": "inset", "minX": "1", "minY": "2", "maxX": "3", "maxY": "4"]),
        DocumentElement(
          name: "edgeInsets", attributes: ["key": "margins", "top": "1", "left": "2", "bottom": "3", "right": "4"]),
      ])
    expectEqual(view.rect(key: "frame"), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.size(key: "itemSize"), CGSize(width: 5, height: 6))
    expectEqual(view.insets(key: "inset"), UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual(view.insets(key: "margins"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectNil(view.rect(key: "other"))
  }

  @Test func coloursAreReadByComponentsAndNames() {
    func color(_ attributes: [String: String]) -> UIColor? {
      element([:], [DocumentElement(name: "color", attributes: attributes.merging(["key": "c"]) { $1 })]).color(
        key: "c")
    }
    expectEqual(
      color(["red": "1", "green": "0.5", "blue": "0", "alpha": "0.25", "colorSpace": "custom"]),
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    expectEqual(color(["white": "0.5", "alpha": "1"]), UIColor(white: 0.5, alpha: 1))
    expectEqual(color(["systemColor": "systemTealColor"]), .systemTeal)
    expectEqual(color(["cocoaTouchSystemColor": "whiteColor"]), .white)
    expectNil(color(["red": "1"]))
  }

  @Test func aMissingNamedColourIsTakenFromTheDocument() {
    let view = element([:], [DocumentElement(name: "color", attributes: ["key": "c", "name": "Brand"])])
    let resources = DocumentElement(name: "resources")
    let named = DocumentElement(name: "namedColor", attributes: ["name": "Brand"])
    named.append(DocumentElement(name: "color", attributes: ["red": "0", "green": "1", "blue": "0", "alpha": "1"]))
    resources.append(named)
    let root = DocumentElement(name: "document")
    root.append(view)
    root.append(resources)
    let document = InterfaceDocument(name: "A.xib", root: root)
    expect(view.color(key: "c") == UIColor(red: 0, green: 1, blue: 0, alpha: 1) && document.name == "A.xib")
  }

  @Test func fontsAreReadByStyleNameAndWeight() {
    func font(_ attributes: [String: String]) -> UIFont? {
      element([:], [DocumentElement(name: "fontDescription", attributes: attributes.merging(["key": "f"]) { $1 })])
        .font(key: "f")
    }
    expectEqual(font(["type": "system", "pointSize": "17"]), .systemFont(ofSize: 17))
    expectEqual(font(["type": "boldSystem", "pointSize": "20"]), .boldSystemFont(ofSize: 20))
    expectEqual(font(["type": "italicSystem", "pointSize": "12"]), .italicSystemFont(ofSize: 12))
    expectEqual(font(["type": "system", "weight": "heavy", "pointSize": "9"]), .systemFont(ofSize: 9, weight: .heavy))
    expectEqual(font(["style": "UICTFontTextStyleHeadline"]), .preferredFont(forTextStyle: .headline))
    expectEqual(
      font(["name": "Menlo-Regular", "family": "Menlo", "pointSize": "13"]), UIFont(name: "Menlo-Regular", size: 13))
  }

  @Test func aSymbolIsRecognisedByTheListOfResources() {
    let view = element(["image": "star.fill"])
    let root = DocumentElement(name: "document")
    let resources = DocumentElement(name: "resources")
    resources.append(DocumentElement(name: "image", attributes: ["name": "star.fill", "catalog": "system"]))
    root.append(view)
    root.append(resources)
    let document = InterfaceDocument(name: "A.xib", root: root)
    expect(view.image("image")?.isSymbolImage == true && document.name == "A.xib")
  }
}
