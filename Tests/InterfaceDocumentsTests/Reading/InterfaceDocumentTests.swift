import Expectations
import InterfaceDocuments
import Testing

/// A document's elements by identifier, and the report of what is not known.
struct InterfaceDocumentTests {
  private final class Messages { var texts: [String] = [] }

  private func document(_ root: DocumentElement, _ messages: Messages) -> InterfaceDocument {
    InterfaceDocument(name: "Main.storyboard", root: root, report: { messages.texts.append($0) })
  }

  @Test func elementsAreFoundByIdentifierAndResourcesByName() {
    let root = DocumentElement(name: "document")
    let resources = DocumentElement(name: "resources")
    root.append(DocumentElement(name: "label", attributes: ["id": "a"]))
    root.append(resources)
    resources.append(DocumentElement(name: "image", attributes: ["name": "star", "catalog": "system"]))
    let document = document(root, Messages())
    expect(document.element("a")?.name == "label" && document.element("b") == nil)
    expect(document.resource("image", "star")?["catalog"] == "system" && document.resource("image", "moon") == nil)
  }

  @Test func outletsAndTheirCollectionsHaveDestinations() {
    let root = DocumentElement(name: "document")
    for (name, destination) in [("outlet", "a"), ("outletCollection", "b"), ("action", "c")] {
      root.append(DocumentElement(name: name, attributes: ["id": "id-\(destination)", "destination": destination]))
    }
    let document = document(root, Messages())
    expect(document.hasOutlet(to: "a") && document.hasOutlet(to: "b"))
    expect(!document.hasOutlet(to: "c") && !document.hasOutlet(to: "id-a"))
  }

  @Test func identifiersAreNoUnknownAttributes() {
    let element = DocumentElement(name: "label", attributes: ["id": "a", "text": "A"])
    expect(element.id == "a" && element.unknownAttributes == ["text"])
    expectNil(DocumentElement(name: "label").id)
  }

  @Test func unknownAttributesAndElementsAreReportedOnceWithTheirLine() {
    let root = DocumentElement(name: "document")
    for line in [4, 9] {
      let label = DocumentElement(name: "label", attributes: ["text": "A", "wobble": "YES"], line: line)
      label.append(DocumentElement(name: "sparkle", line: line + 1))
      label.append(DocumentElement(name: "point", attributes: ["key": "canvasLocation"], line: line + 1))
      root.append(label)
    }
    let messages = Messages()
    let document = document(root, messages)
    for label in root.children {
      _ = label["text"]
      document.tellUnknown(of: label)
      document.tellUnknown(of: label)
    }
    expectEqual(
      messages.texts,
      [
        #"UIKit: Main.storyboard:4: label has an attribute that is not known: wobble="YES" (document/label); it is ignored."#,
        "UIKit: Main.storyboard:5: label has a part that is not known: sparkle (document/label/sparkle); it is ignored.",
      ])
  }

  @Test func textsAreInTheLanguageOfTheApp() {
    let root = DocumentElement(name: "document")
    let label = DocumentElement(name: "label", attributes: ["id": "a", "text": "Save", "hint": "Press"])
    root.append(label)
    _ = InterfaceDocument(name: "Main.storyboard", root: root, strings: ["a.text": "Sichern"])
    let kept = InterfaceDocument(name: "Main.storyboard", root: root, strings: ["a.text": "Sichern"])
    expect(label.string("text") == "Sichern" && label.string("hint") == "Press" && kept.name == "Main.storyboard")
  }
}
