import UIKit

/// A gesture recognizer of UIKit as a gesture of a view.
///
/// Documentation: `SwiftUI/UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of UIKit's recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The surroundings of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts the recogniser's locations to the coordinate spaces of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called whenever the recognizer sends its action.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator, once.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// A recognizer without a coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The surroundings of a gesture recognizer.
///
/// Documentation: `SwiftUI/UIGestureRecognizerRepresentableContext`.
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator of the recogniser.
  public let coordinator: Representable.Coordinator
  /// Converts the recogniser's locations to the coordinate spaces of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts a recogniser's locations to the coordinate spaces of views.
///
/// Documentation: `SwiftUI/UIGestureRecognizerRepresentableCoordinateSpaceConverter`.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Source {
    weak var recognizer: UIGestureRecognizer?
  }
  let source = Source()

  /// The location of the fingers in the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// The translation of the fingers; nil for a recogniser that does not track it.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast the fingers move, in points per second; nil for a recognizer that does not follow them.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The location of the fingers in the space of the view or of an enclosing one.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer = source.recognizer else { return .zero }
    return convert(globalPoint: recognizer.location(in: nil), to: coordinateSpace)
  }

  /// The translation of the fingers in a space; nil for a recogniser that does not track it.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = source.recognizer as? UIPanGestureRecognizer else { return nil }
    return distance(pan.translation(in: nil), in: coordinateSpace)
  }

  /// How fast the fingers move in a space, in points per second; nil for a recognizer that does not follow them.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = source.recognizer as? UIPanGestureRecognizer else { return nil }
    return distance(pan.velocity(in: nil), in: coordinateSpace)
  }

  /// Converts a point of the window to the space of the view or of an enclosing one.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard let view = source.recognizer?.view else { return globalPoint }
    return coordinateSpace.coordinateSpace.convert(globalPoint, fromWindowOf: view)
  }

  private func distance(_ distance: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let (start, end) = (convert(globalPoint: .zero, to: space), convert(globalPoint: distance, to: space))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension View {
  /// Recognises a gesture of UIKit in the view, unless one of the views in it is recognised.
  public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(RecognizerModifier(connected: ConnectedRecognizer(representable: representable)))
  }
}

/// Adds a recognizer of UIKit to the view of an element.
private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  let connected: ConnectedRecognizer<Representable>
  @State var kept = KeptRecognizer<Representable>()

  func body(content: Content) -> some View {
    kept.update(connected.representable)
    return content.modifier(
      ContainedModifier { [kept] view, _ in
        view.takesTouches = true
        kept.attach(to: view)
      })
  }
}

/// An app's recogniser description, connected to the tree's state and environment.
private struct ConnectedRecognizer<Representable: UIGestureRecognizerRepresentable>: NodeProperty {
  private final class Slot: LeavingProperty {
    var properties = DynamicProperties()
    func leave() { properties.disconnect() }
  }

  var representable: Representable

  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let kept = slot as? Slot ?? Slot()
    slot = kept
    kept.properties.connect(&representable, node: node)
  }
}

/// The recognizer of a view, for as long as the view is there.
@MainActor
private final class KeptRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private typealias Context = UIGestureRecognizerRepresentableContext<Representable>

  private var known: (recognizer: Representable.UIGestureRecognizerType, context: Context)?
  private var referee: GestureReferee?
  private var representable: Representable?

  func update(_ representable: Representable) {
    self.representable = representable
    let (recognizer, context) = known ?? make(representable)
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  private func make(
    _ representable: Representable
  ) -> (recognizer: Representable.UIGestureRecognizerType, context: Context) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let context = Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: context)
    converter.source.recognizer = recognizer
    recognizer.actions.handler = { [weak self, unowned recognizer] in
      self?.representable?.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    if recognizer.delegate == nil {
      let referee = GestureReferee([recognizer], .afterSubviews, self)
      recognizer.delegate = referee
      self.referee = referee
    }
    known = (recognizer, context)
    return (recognizer, context)
  }

  func attach(to view: ContainedView) {
    guard let recognizer = known?.recognizer, recognizer.view !== view else { return }
    view.addGestureRecognizer(recognizer)
  }
}
