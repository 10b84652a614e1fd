import Observation

/// A part of an app with its own life cycle, such as a window.
///
/// Documentation: `SwiftUI/Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes that make up this one.
  @SceneBuilder var body: Body { get }
  /// The views of the first window; nil for a scene without one.
  var _firstWindow: AnyView? { get }
}

extension Scene {
  /// The first window of the body.
  public var _firstWindow: AnyView? { body._firstWindow }
}

extension Never: Scene {
  /// Never called: no such scene exists.
  public var _firstWindow: AnyView? { fatalError("there is no scene of type Never") }
}

/// A scene that shows itself, without a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never asked: the scene shows itself.
  public var body: Never { fatalError("\(Self.self) shows itself and has no body") }
}

/// Windows that show some views. An app has one window.
///
/// Documentation: `SwiftUI/WindowGroup`.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  /// Windows that show some views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows that show some views, known by an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows with a title that show some views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows with a title that show some views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

  public var _firstWindow: AnyView? { AnyView(content) }
}

/// Builds scenes from the statements of a closure.
///
/// Documentation: `SwiftUI/SceneBuilder`.
@MainActor @preconcurrency
@resultBuilder
public struct SceneBuilder {
  /// The scene of a single statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of several statements: the first with a window is shown.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var window: AnyView?
    for scene in repeat each content { window = window ?? scene._firstWindow }
    return SceneList(_firstWindow: window)
  }

  /// The scene of a statement, as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    SceneList(_firstWindow: scene?._firstWindow)
  }

  /// The scenes of a version of the system.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

struct SceneList: PrimitiveScene {
  let _firstWindow: AnyView?
}

/// A scene whose views a modifier changes.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: (AnyView) -> AnyView
  var _firstWindow: AnyView? { content._firstWindow.map(change) }
}

extension Scene {
  /// Runs an action with the new value when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Sets a value of the environment for the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Supplies an object to the scene's views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
  }

  /// Supplies an observable object to the scene's views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(object)) }
  }
}
