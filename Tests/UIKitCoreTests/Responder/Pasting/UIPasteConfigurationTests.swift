import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Responders that take data from the pasteboard and from drops.
@MainActor @Suite(.serialized) struct UIPasteConfigurationTests {
  /// A shelf that takes texts and nothing else.
  private final class Shelf: UIView {
    var titles: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider.loadObject(ofClass: NSString.self) { object, _ in
          guard let text = (object as? NSString).map({ "\($0)" }) else { return }
          MainActor.assumeIsolated { self.titles.append(text) }
        }
      }
    }
  }

  private let shelf = Shelf(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let screen: MountedScreen

  init() {
    let controller = UIViewController()
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(shelf)
    screen.advance(frames: 1)
  }

  @Test func aConfigurationListsTypes() {
    let configuration = UIPasteConfiguration()
    expectEqual(configuration.acceptableTypeIdentifiers, [])
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    expectEqual(configuration.acceptableTypeIdentifiers, ["public.png", "public.url"])
    expectEqual(UIPasteConfiguration(acceptableTypeIdentifiers: ["a"]).acceptableTypeIdentifiers, ["a"])
  }

  @Test func aResponderWithAConfigurationPastesWhatItAccepts() {
    UIPasteboard.general.strings = ["Emma", "Persuasion"]
    expect(!shelf.canPerformAction("paste:", withSender: nil) && shelf.pasteConfiguration == nil)
    shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    expect(shelf.canPerformAction("paste:", withSender: nil))
    expect(shelf.canPaste([NSItemProvider(object: NSString(string: "Emma"))]) && !shelf.canPaste([NSItemProvider()]))
    shelf.paste(nil)
    expectEqual(shelf.titles, ["Emma", "Persuasion"])
    UIPasteboard.general.color = .red
    expect(!shelf.canPerformAction("paste:", withSender: nil))
  }

  @Test func aViewWithAConfigurationTakesDrops() {
    screen.drop([.text("Emma")], at: CGPoint(x: 60, y: 60))
    expectEqual(shelf.titles, [])
    shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    screen.drop([.text("Emma")], at: CGPoint(x: 60, y: 60))
    screen.drop([.text("Persuasion")], at: CGPoint(x: 200, y: 200))
    expectEqual(shelf.titles, ["Emma"])
  }

  @Test func aPasteboardHandsOutItsItemsAsProviders() {
    UIPasteboard.general.items = [["public.utf8-plain-text": "Emma"], ["com.example.book": Data([7])]]
    let providers = UIPasteboard.general.itemProviders
    expectEqual(providers.map(\.registeredTypeIdentifiers), [["public.utf8-plain-text"], ["com.example.book"]])
    UIPasteboard.general.itemProviders = [NSItemProvider(object: NSString(string: "Sanditon"))]
    expectEqual(UIPasteboard.general.string, "Sanditon")
    let own = UIPasteboard.withUniqueName()
    own.setItemProviders(
      [NSItemProvider(object: NSString(string: "Lady Susan"))], localOnly: true, expirationDate: nil)
    expectEqual(own.strings, ["Lady Susan"])
  }
}
