import Foundation
import UIKit

/// URLs that the app should open: those given when it was launched.
///
/// A desktop launches the app of a URL scheme with the URL as an argument [?].
@MainActor
enum IncomingURLs {
  private struct Receiver {
    weak var node: ViewNode?
    let receive: (URL) -> Void
    @MainActor var depth: Int { node?.depth ?? 0 }
  }

  private static var receivers: [ObjectIdentifier: Receiver] = [:]

  /// Passes a URL to all existing views that handle URLs.
  static func receive(_ url: URL) {
    for receiver in receivers.values.filter({ $0.node?.isMounted == true }).sorted(by: { $0.depth < $1.depth }) {
      receiver.receive(url)
    }
  }

  static func register(_ node: ViewNode, _ receive: @escaping (URL) -> Void) {
    receivers[ObjectIdentifier(node)] = Receiver(node: node, receive: receive)
  }

  static func forget(_ node: ViewNode) { receivers[ObjectIdentifier(node)] = nil }

  /// The URLs among a program's arguments: those with a scheme, and paths of files. Values of options are excluded:
  /// those of UIKit's options, such as the file of `--snapshot`, and any argument after another option.
  nonisolated static func urls(in arguments: [String]) -> [URL] {
    guard let remaining = try? LaunchOptions.parse(arguments).remaining else { return [] }
    return remaining.indices.compactMap { index in
      let argument = remaining[index]
      let isValue = index > 0 && remaining[index - 1].hasPrefix("-") && remaining[index - 1] != "--"
      guard !isValue, !argument.hasPrefix("-") else { return nil }
      if argument.hasPrefix("/") { return URL(fileURLWithPath: argument) }
      return URL(string: argument).flatMap { $0.scheme?.isEmpty == false ? $0 : nil }
    }
  }
}

struct IncomingURLModifier: ViewModifier {
  typealias Body = Never
  let action: (URL) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: IncomingURLNode(modifier.value, inputs))
  }
}

/// A view that handles URLs.
final class IncomingURLNode<Base: View>: TypedNode<ModifiedContent<Base, IncomingURLModifier>> {
  private var content: TypedNode<Base>!

  override init(_ view: ModifiedContent<Base, IncomingURLModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    IncomingURLs.register(self) { [unowned self] in self.view.modifier.action($0) }
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, IncomingURLModifier>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
  }

  override func willUnmount() { IncomingURLs.forget(self) }
}

// Rows of a list stay rows.
extension IncomingURLNode: PassesRows {}

extension View {
  /// Runs a closure with each URL that the app is to open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(IncomingURLModifier(action: action))
  }
}
