import CoreGraphics
import UIKit
import UniformTypeIdentifiers

/// The operation of a drop.
///
/// Documentation: `SwiftUI/DropOperation`.
public enum DropOperation: Sendable {
  /// The drop does nothing.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The data are copied.
  case copy
  /// The data are moved.
  case move

  @MainActor var operation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// The operation that a view proposes for a drag over it.
///
/// Documentation: `SwiftUI/DropProposal`.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The state of a drag over a view.
///
/// Documentation: `SwiftUI/DropInfo`.
@MainActor @preconcurrency
public struct DropInfo {
  /// The location of the drag in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether any item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether any item conforms to one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool { !providers(for: types).isEmpty }

  /// The items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers(for: contentTypes.map(\.identifier))
  }

  /// The items that conform to one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers(for: types) }

  private func providers(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// Handles drops on a view.
///
/// Documentation: `SwiftUI/DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view accepts the drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Called on a drop. Returns whether the data were accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when the drag moves over the view; returns nil to keep the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// The view takes it.
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A drop delegate that calls closures.
struct ClosureDrop: DropDelegate {
  let isTargeted: (Bool) -> Void
  let perform: (DropInfo) -> Bool

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return perform(info)
  }
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }
}

/// Handles drops on a view.
@MainActor
final class DropTarget: NSObject, UIDropInteractionDelegate {
  var types: [String] = []
  var delegate: (any DropDelegate)?
  private var operation = UIDropOperation.copy

  private func info(_ interaction: UIDropInteraction, _ session: any UIDropSession) -> DropInfo {
    let view = interaction.view
    var place = view.map { session.location(in: $0) } ?? .zero
    if let view = view as? ContainedView, view.isMirrored { place.x = view.bounds.width - place.x }
    return DropInfo(location: place, providers: session.items.map(\.itemProvider))
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types)
      && delegate?.validateDrop(info: info(interaction, session)) == true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    operation = .copy
    delegate?.dropEntered(info: info(interaction, session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if let proposal = delegate?.dropUpdated(info: info(interaction, session)) {
      operation = proposal.operation.operation
    }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate?.dropExited(info: info(interaction, session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = delegate?.performDrop(info: info(interaction, session))
  }
}

extension View {
  private func dropped(_ types: [String], _ delegate: any DropDelegate) -> some View {
    modifier(
      ContainedModifier { view, environment in
        let target = view.kept as? DropTarget ?? DropTarget()
        if view.kept !== target {
          view.kept = target
          view.takesTouches = true
          view.addInteraction(UIDropInteraction(delegate: target))
        }
        target.types = environment.isEnabled ? types : []
        target.delegate = delegate
      })
  }

  /// Takes drops on the view; an object decides about each of them.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    dropped(supportedContentTypes.map(\.identifier), delegate)
  }

  /// Handles drops on the view. `isTargeted` is true while a drag is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Handles drops on the view, with their location. `isTargeted` is true while a drag is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropped(
      supportedContentTypes.map(\.identifier),
      ClosureDrop(isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
        action(info.itemProviders(for: supportedContentTypes), info.location)
      })
  }

  /// Handles values dropped on the view, with their location. `isTargeted` is called when a drag enters or leaves the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let types = T.importedContentTypes()
    return dropped(
      types.map(\.identifier),
      ClosureDrop(isTargeted: isTargeted) { info in
        let providers = info.itemProviders(for: types)
        let location = info.location
        T.load(from: providers) { _ = action($0, location) }
        return !providers.isEmpty
      })
  }
}
