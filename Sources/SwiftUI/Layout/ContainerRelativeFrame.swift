import CoreGraphics

/// The size of a container that relative frames refer to: a window, a screen of a navigation stack, a tab, a scroll view, a list.
@MainActor
final class ContainerRoom {
  /// The size without bars and edges of the device; nil before the first layout.
  private(set) var size: CGSize?
  private var readers: [ObjectIdentifier: WeakReader] = [:]
  /// The number of readers at which removed ones are discarded.
  private var limit = 32

  private struct WeakReader { weak var reader: (any RoomReader)? }

  /// The size, for an element that is notified when it changes.
  func size(for reader: any RoomReader) -> CGSize? {
    let id = ObjectIdentifier(reader)
    if readers[id]?.reader !== reader {
      if readers.count >= limit {
        readers = readers.filter { $0.value.reader != nil }
        limit = max(32, readers.count * 2)
      }
      readers[id] = WeakReader(reader: reader)
    }
    return size
  }

  func take(_ size: CGSize) {
    guard self.size != size else { return }
    self.size = size
    for reader in readers.values { reader.reader?.roomDidChange() }
  }

  /// Takes the first proposal as the preliminary size, until the container itself has been placed.
  func takeFirst(_ proposal: ProposedViewSize) {
    guard size == nil, let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite,
      width > 0, height > 0
    else { return }
    take(CGSize(width: width, height: height))
  }
}

/// An element whose size depends on the enclosing container's.
@MainActor
protocol RoomReader: AnyObject {
  func roomDidChange()
}

/// A reference to a container's size; it stays the same for the container's lifetime.
struct ContainerRoomReference: Equatable, @unchecked Sendable {
  var room: ContainerRoom?
  static func == (a: ContainerRoomReference, b: ContainerRoomReference) -> Bool { a.room === b.room }
}

extension EnvironmentValues {
  private struct RoomKey: EnvironmentKey {
    static var defaultValue: ContainerRoomReference { ContainerRoomReference() }
  }
  var containerRoom: ContainerRoomReference {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}

struct ContainerRelativeFrameModifier: WrappingModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> ContainerRelativeNode { ContainerRelativeNode(content) }
  func update(_ wrapper: ContainerRelativeNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.axes = axes
    wrapper.alignment = alignment
    wrapper.length = length
    wrapper.room = environment.containerRoom.room
    return true
  }
}

/// An element whose width, height or both are computed from the enclosing container.
final class ContainerRelativeNode: AligningNode, RoomReader {
  var axes: Axis.Set = []
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  var room: ContainerRoom?

  func roomDidChange() { invalidate() }

  private func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
    guard axes.contains(set), let room = room?.size(for: self) else { return nil }
    let value = length(axis == .horizontal ? room.width : room.height, axis)
    return value.isFinite ? max(value, 0) : nil
  }

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal, .horizontal) ?? proposal.width,
      height: length(.vertical, .vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Registers the enclosing lazy stack, which must estimate the sizes of its invisible rows again when the container
    // changes.
    if let stack = enclosingStack { _ = room?.size(for: stack) }
    let size = content.size(innerProposal(proposal))
    return CGSize(
      width: length(.horizontal, .horizontal) ?? size.width, height: length(.vertical, .vertical) ?? size.height)
  }

  private var enclosingStack: LazyLeaf? {
    var node: LayoutNode = self
    while let outer = node.container { node = outer }
    return (node as? RowElement)?.stack
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { placeAligned(size, innerProposal(proposal)) }
}

extension View {
  /// Makes the view as wide, as high, or both, as the enclosing container: the window or screen, the column or tab, the
  /// scroll view or list.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as `span` of the `count` columns or rows into which the enclosing container is divided,
  /// with `spacing` points between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return one * CGFloat(span) + CGFloat(span - 1) * spacing
    }
  }

  /// Computes the view's width, height, or both from the enclosing container by a closure.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
