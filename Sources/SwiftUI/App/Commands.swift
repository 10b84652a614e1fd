/// Commands of an app. Keyboards reach them by their shortcuts; a phone shows no menu bar.
///
/// Documentation: `SwiftUI/Commands`.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that make up this content.
  associatedtype Body: Commands
  /// The commands that make up this content.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that the module knows as views, without a body.
@MainActor
protocol KnownCommands: Commands where Body == Never {
  var views: AnyView { get }
}

extension KnownCommands {
  /// Never asked: the commands consist of views.
  public var body: Never { fatalError("\(Self.self) consists of views and has no body") }
}

@MainActor
enum CommandViews {
  static func views<C: Commands>(of commands: C) -> AnyView {
    if let known = commands as? any KnownCommands { return known.views }
    return views(of: commands.body)
  }
}

/// Commands in a menu of their own.
///
/// Documentation: `SwiftUI/CommandMenu`.
public struct CommandMenu<Content: View>: KnownCommands {
  private let content: Content

  /// A menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  var views: AnyView { AnyView(content) }
}

/// Commands next to a group of standard commands, or instead of it.
///
/// Documentation: `SwiftUI/CommandGroup`.
public struct CommandGroup<Content: View>: KnownCommands {
  private let content: Content

  /// Commands that replace a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  /// Commands before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  /// Commands after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  var views: AnyView { AnyView(content) }
}

/// A group of standard commands.
///
/// Documentation: `SwiftUI/CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
  /// Commands that tell of the app.
  public static let appInfo = CommandGroupPlacement()
  /// Commands that open the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Commands that end the app.
  public static let appTermination = CommandGroupPlacement()
  /// Commands that hide the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Commands that explain the app.
  public static let help = CommandGroupPlacement()
  /// Commands that read from other places.
  public static let importExport = CommandGroupPlacement()
  /// Commands that make something new.
  public static let newItem = CommandGroupPlacement()
  /// Commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// Commands that print.
  public static let printItem = CommandGroupPlacement()
  /// Commands that save.
  public static let saveItem = CommandGroupPlacement()
  /// Commands that show and hide the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Commands that list and show the windows that the app defines.
  public static let singleWindowList = CommandGroupPlacement()
  /// Commands of services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// Commands that change texts.
  public static let textEditing = CommandGroupPlacement()
  /// Commands that change how texts look.
  public static let textFormatting = CommandGroupPlacement()
  /// Commands that arrange toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Commands that take back what was done.
  public static let undoRedo = CommandGroupPlacement()
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Commands that list windows.
  public static let windowList = CommandGroupPlacement()
  /// Commands that size windows.
  public static let windowSize = CommandGroupPlacement()
}

/// No commands.
///
/// Documentation: `SwiftUI/EmptyCommands`.
public struct EmptyCommands: KnownCommands {
  /// No commands.
  public init() {}
  var views: AnyView { AnyView(EmptyView()) }
}

/// Commands one after the other.
public struct _CommandsList: KnownCommands {
  let parts: [AnyView]
  var views: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}

/// Makes commands of the statements in a closure.
///
/// Documentation: `SwiftUI/CommandsBuilder`.
@MainActor
@resultBuilder
public struct CommandsBuilder {
  /// Commands, as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Commands one after the other.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsList {
    var parts: [AnyView] = []
    repeat parts.append(CommandViews.views(of: each content))
    return _CommandsList(parts: parts)
  }
  /// The commands of an `if` without `else`.
  public static func buildIf(_ content: _CommandsList?) -> _CommandsList { content ?? _CommandsList(parts: []) }
  /// The commands where a condition holds.
  public static func buildEither(first: _CommandsList) -> _CommandsList { first }
  /// The commands where a condition does not hold.
  public static func buildEither(second: _CommandsList) -> _CommandsList { second }
}

extension Scene {
  /// Gives the scene commands, which keyboards reach by their shortcuts.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let views = CommandViews.views(of: content())
    return ModifiedScene(content: self) { shown in
      AnyView(
        shown.background {
          // The buttons are in the window so that shortcuts find them, but are invisible to the user and to assistive
          // tools.
          VStack { views }.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false).accessibilityHidden(true)
        })
    }
  }
}
