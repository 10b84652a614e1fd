import UIKit

/// The part of a view to which a popover points.
///
/// Documentation: `SwiftUI/PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

/// Provides the position of a popover's view.
@MainActor
final class PopoverAnchor {
  fileprivate weak var container: UIView?
  fileprivate var frame = CGRect.zero
  fileprivate var attachment = PopoverAttachmentAnchor.rect(.bounds)
  fileprivate var edge: Edge?

  private var rect: CGRect {
    switch attachment {
    case .rect(let source): source.value(frame.size) { $0 }.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 1, height: 1)
    }
  }

  func prepare(_ controller: UIViewController, _ environment: EnvironmentValues) {
    guard let popover = controller.popoverPresentationController else { return }
    popover.sourceView = container ?? environment.hostController.controller?.view
    popover.sourceRect = container == nil ? popover.sourceView?.bounds ?? .zero : rect
    let isMirrored = environment.layoutDirection == .rightToLeft
    // The edge is the side of the view on which the popover appears, so its arrow points the other way.
    popover.permittedArrowDirections =
      switch edge {
      case nil: .any
      case .top: .down
      case .bottom: .up
      case .leading: isMirrored ? .left : .right
      case .trailing: isMirrored ? .right : .left
      }
    guard let sheet = controller as? SheetController else { return }
    sheet.sizingOptions = .preferredContentSize
    sheet.preferredContentSize = sheet.sizeThatFits(in: CGSize(width: 320, height: CGFloat.infinity))
  }
}

struct AnchorModifier: WrappingModifier {
  typealias Body = Never
  let anchor: PopoverAnchor
  let attachment: PopoverAttachmentAnchor
  let edge: Edge?
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> AnchorNode { AnchorNode(content) }
  func update(_ wrapper: AnchorNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.anchor = anchor
    anchor.attachment = attachment
    anchor.edge = edge
    return false
  }
}

/// The element of the view to which a popover points.
final class AnchorNode: WrappingLayoutNode {
  var anchor: PopoverAnchor?
  override func render(_ pass: RenderPass, at origin: CGPoint) {
    anchor?.container = pass.container
    anchor?.frame = CGRect(origin: origin, size: frame.size)
    super.render(pass, at: origin)
  }
}

private struct PopoverModifier<Item, Screen: View>: ViewModifier {
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let attachment: PopoverAttachmentAnchor
  let edge: Edge?
  let screen: (Item) -> Screen
  @State private var anchor = PopoverAnchor()

  func body(content: Content) -> some View {
    content
      .modifier(AnchorModifier(anchor: anchor, attachment: attachment, edge: edge))
      .modifier(
        SheetModifier(item: item, id: id, onDismiss: nil, screen: screen, style: .popover, anchor: anchor))
  }
}

extension View {
  /// Presents a popover, or in a narrow window a sheet, while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: isPresented.presence, id: { AnyHashable($0) }, attachment: attachmentAnchor, edge: arrowEdge,
        screen: { _ in content() }))
  }

  /// Presents a popover, or in a narrow window a sheet, for an item while the binding is not nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: item, id: { AnyHashable($0.id) }, attachment: attachmentAnchor, edge: arrowEdge, screen: content))
  }
}
